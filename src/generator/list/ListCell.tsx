import type { ReactNode } from 'react';
import { LinkBase } from 'ra-core';
import type { CellSource, Column, Field } from '../../model/entity/entity';
import { fieldAt, readAt } from '../../model/values/fieldPath';
import { isEmpty, textOf } from '../../model/values/empty';
import { fileNameOf } from '../../model/reading/fileAddress';
import type { Words } from '../../model/reading/read';
import { readSource } from '../../model/reading/sources';
import { late } from '../../ui/late';
import { PathValue } from '../records/PathValue';
import { PhaseCell } from '../../widgets/cells/StatusCell';
import { Ellipsis, Period } from '../../widgets/cells/TextCell';
import { useCodeWords } from '../../widgets/useWords';
import type { FileCellProps } from './FileCell';
import { leadingColumn, shownId, type Row } from '../records/row';
import { useRows } from './rows';
import { usePreloading } from './useRowOpening';

const fileCell = late<FileCellProps>(() => import('./FileCell').then(({ FileCell }) => FileCell), {
  Waiting: ({ text }) => <Ellipsis text={text} />,
  plain: true,
});

interface PeriodProps {
  source: CellSource;
  row: Row;
  from: Field;
  until: Field;
}

/** Each end by what its own codes are called. */
function PeriodOf({ source, row, from, until }: PeriodProps) {
  const { shape } = useRows().entity;
  const [fromWords, untilWords] = [useCodeWords(from, row), useCodeWords(until, row)];
  const wordsOf = (field: Field): Words => (field === until ? untilWords : fromWords);
  const words: Words = {
    ...fromWords,
    nameOf: (field, ...of) => wordsOf(field).nameOf(field, ...of),
    spokenOf: (field, code) => wordsOf(field).spokenOf?.(field, code),
  };
  return <Period text={readSource(source, shape, row, words)} />;
}

/** A period between two fields, or where it is. */
function TwoEnds({ source, row }: { source: CellSource; row: Row }) {
  const { shape } = useRows().entity;
  const { field: path, endField = path, display } = source;
  const [from, until] = [fieldAt(shape, path), fieldAt(shape, endField)];
  if (!from || !until) return null;
  if (display !== 'phase') return <PeriodOf source={source} row={row} from={from} until={until} />;
  return <PhaseCell value={[readAt(shape, path, row), readAt(shape, endField, row)]} field={from} record={row} />;
}

function Value({ source, row }: { source: CellSource; row: Row }) {
  const { shape } = useRows().entity;
  const { field, endField, display, fileField, fileCall } = source;
  if (fileField !== undefined) {
    const uri = readAt(shape, fileField, row);
    // A file without a name is there all the same.
    const unnamed = isEmpty(uri) ? '' : fileNameOf(uri) || (fieldAt(shape, field)?.title ?? field);
    const name = textOf(readAt(shape, field, row)) || unnamed;
    if (name !== '') return <fileCell.Component text={name} uri={uri} {...(fileCall ? { call: fileCall, row } : {})} />;
  }
  if (endField === undefined) return <PathValue shape={shape} path={field} record={row} format={display} />;
  return <TwoEnds source={source} row={row} />;
}

interface RowLinkProps {
  row: Row;
  /** Another link of the row leads there, too: the keyboard need not stop twice. */
  second?: boolean;
  children: ReactNode;
}

/** The way into a row's record, where there is one. */
export function RowLink({ row, second = false, children }: RowLinkProps) {
  const { linkOf, warm } = useRows();
  const link = linkOf(row);
  const preloading = usePreloading(row);
  if (!link) return children;
  return (
    <LinkBase
      className="wd-link"
      to={link.to}
      state={link.state}
      onPointerEnter={warm}
      onFocus={warm}
      {...preloading}
      {...(second ? { tabIndex: -1 } : {})}
    >
      {children}
    </LinkBase>
  );
}

/** The id and the name of a row are the way into its record; a way to a file is none. */
function Linked({ column, row, children }: { column: Column; row: Row; children: ReactNode }) {
  const { entity } = useRows();
  const { field, fileField } = column;
  const leading = leadingColumn(entity);
  const isName = field === entity.titleField && !isEmpty(readAt(entity.shape, field, row));
  if (fileField !== undefined || (field !== leading && !isName)) return children;
  return (
    <RowLink row={row} second={field !== leading && leading !== undefined}>
      {children}
    </RowLink>
  );
}

/** What stands in one cell: the id, and what names the record, as the way into it, everything else as it reads. */
export function ListCell({ column, row }: { column: Column; row: Row }) {
  const { entity } = useRows();
  const { field, fallback, secondary, fileField } = column;
  const isEmptyCell = isEmpty(readAt(entity.shape, field, row));
  const source = fallback !== undefined && isEmptyCell ? fallback : column;
  // A link needs a text.
  const isId = fileField === undefined && field === leadingColumn(entity) && (field === entity.ids[0] || isEmptyCell);
  const cell = (
    <Linked column={column} row={row}>
      {isId ? textOf(shownId(entity, row)) : <Value source={source} row={row} />}
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
