import type { ReactNode } from 'react';
import { LinkBase } from 'ra-core';
import type { DisplayedField, Column, Entity, Field } from '../../model/entity/entity';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { isEmpty, toText } from '../../model/values/isEmpty';
import { getFileNameInUrl } from '../../model/formatting/fileUrl';
import { DISPLAY_FORMATS } from '../../model/displayFormats/displayFormats';
import type { DisplayFormatTexts } from '../../model/displayFormats/displayFormat';
import { getColumnSource } from '../../model/displayFormats/getColumnSource';
import { formatDisplayedField } from '../../model/displayFormats/formatDisplayedField';
import { lazyComponent } from '../../ui/lazyComponent';
import { FieldPathValue } from '../shared/FieldPathValue';
import { PeriodPhase } from '../shared/PeriodPhase';
import { EllipsisText, PeriodText } from '../../widgets/cells/TextCell';
import { useCodeFormatTexts } from '../../widgets/useFormatTexts';
import { getLinkColumn, getIdForDisplay, type Row } from '../shared/listRowIds';
import { useListRows } from './listRowsContext';
import { usePreloadRecordHandlers } from './useRowClick';

const fileCell = lazyComponent(() => import('./FileCell').then(({ FileCell }) => FileCell), {
  LoadingComponent: ({ text }) => <EllipsisText text={text} />,
  withoutMui: true,
});

interface PeriodProps {
  source: DisplayedField;
  row: Row;
  from: Field;
  until: Field;
}

/** Shows a period. The start and the end of the period are formatted with the option labels of their own fields. */
function PeriodOf({ source, row, from, until }: PeriodProps) {
  const { shape } = useListRows().entity;
  const [fromWords, untilWords] = [useCodeFormatTexts(from, row), useCodeFormatTexts(until, row)];
  const getWords = (field: Field): DisplayFormatTexts => (field === until ? untilWords : fromWords);
  const formatTexts: DisplayFormatTexts = {
    ...fromWords,
    getOptionCodeLabel: (field, ...of) => getWords(field).getOptionCodeLabel(field, ...of),
    getTranslatedCodeLabel: (field, code) => getWords(field).getTranslatedCodeLabel?.(field, code),
  };
  return <PeriodText text={formatDisplayedField(source, shape, row, formatTexts)} />;
}

/**
 * Shows the period between two fields. With the display format `phase`, it shows whether the period is upcoming,
 * running or ended.
 */
function TwoEnds({ source, row }: { source: DisplayedField; row: Row }) {
  const { shape } = useListRows().entity;
  if (DISPLAY_FORMATS[source.display].needsBothEnds) return <PeriodPhase shape={shape} source={source} record={row} />;
  const { field: path, periodEndField = path } = source;
  const [from, until] = [getFieldAtPath(shape, path), getFieldAtPath(shape, periodEndField)];
  return from && until ? <PeriodOf source={source} row={row} from={from} until={until} /> : null;
}

function Value({ source, row }: { source: DisplayedField; row: Row }) {
  const { shape } = useListRows().entity;
  const { field, periodEndField, display, fileUrlField, fileCall } = source;
  if (fileUrlField !== undefined) {
    const uri = getValueAtPath(shape, fileUrlField, row);
    // A file without a name needs a link text, so the last segment of its URL or the title of the field is shown.
    const unnamed = isEmpty(uri) ? '' : getFileNameInUrl(uri) || (getFieldAtPath(shape, field)?.title ?? field);
    const name = toText(getValueAtPath(shape, field, row));
    const text = name || unnamed;
    if (text !== '')
      return <fileCell.Component {...{ text, name, uri }} {...(fileCall ? { call: fileCall, row } : {})} />;
  }
  if (periodEndField === undefined) return <FieldPathValue shape={shape} path={field} record={row} format={display} />;
  return <TwoEnds source={source} row={row} />;
}

interface RowLinkProps {
  row: Row;
  /** Whether the link is the id of the record. It is then plain text for records that the user may only read. */
  isId?: boolean;
  /** Whether the list has a column with the id. If the id is a link, too, this one is skipped in the tab order. */
  second?: boolean;
  children: ReactNode;
}

/** Link to the record of a row. If the user cannot open the record, only the children are rendered. */
export function RowLink({ row, isId = false, second = false, children }: RowLinkProps) {
  const { getLink, getClickLink, preloadForm } = useListRows();
  const ownLink = getLink(row);
  const link = ownLink ?? (isId ? undefined : getClickLink(row));
  const preloading = usePreloadRecordHandlers(row);
  if (!link) return children;
  return (
    <LinkBase
      className="wd-link"
      to={link.to}
      state={link.state}
      onPointerEnter={preloadForm}
      onFocus={preloadForm}
      {...preloading}
      {...(second && ownLink ? { tabIndex: -1 } : {})}
    >
      {children}
    </LinkBase>
  );
}

/** Whether a column contains the name of the row, which links to the record. */
export const isNameColumn = ({ titleField, shape }: Entity, { field, fileUrlField }: Column, row: Row): boolean =>
  field === titleField && fileUrlField === undefined && !isEmpty(getValueAtPath(shape, field, row));

/**
 * Renders the content of the id column and the title column as a link to the record. A file column is not changed,
 * because it contains a link to the file.
 */
function Linked({ column, row, children }: { column: Column; row: Row; children: ReactNode }) {
  const { entity, isNamePlain, markCreated } = useListRows();
  const { field, fileUrlField } = column;
  const leading = getLinkColumn(entity);
  const isName = isNameColumn(entity, column, row);
  if (fileUrlField !== undefined || (field !== leading && !isName)) return children;
  const link = (
    <RowLink
      row={row}
      isId={!isName || isNamePlain?.(row) === true}
      second={field !== leading && leading !== undefined}
    >
      {children}
    </RowLink>
  );
  return isName && markCreated ? markCreated(row, link) : link;
}

/**
 * Renders the content of one cell. In the id column and the title column, the content is a link to the record.
 */
export function ListColumnValue({ column, row }: { column: Column; row: Row }) {
  const { entity } = useListRows();
  const { field, secondary, fileUrlField } = column;
  const isEmptyCell = isEmpty(getValueAtPath(entity.shape, field, row));
  const source = getColumnSource(column, entity.shape, row);
  // A link must have a text. If the cell with the link is empty, the id of the record is shown.
  const isId =
    fileUrlField === undefined && field === getLinkColumn(entity) && (field === entity.ids[0] || isEmptyCell);
  const cell = (
    <Linked column={column} row={row}>
      {isId ? toText(getIdForDisplay(entity, row)) : <Value source={source} row={row} />}
    </Linked>
  );
  if (secondary === undefined) return cell;
  return (
    <span className="wd-cell-parts">
      <span>{cell}</span>
      <Value source={secondary} row={row} />
    </span>
  );
}
