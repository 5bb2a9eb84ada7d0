import { useState, type ReactNode } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Field } from '../../model/entity/entity';
import { getFieldValue } from '../../model/values/getFieldValue';
import { hasTabularDigits } from '../../model/displayFormats/hasTabularDigits';
import { isObject } from '../../model/values/cleanValues';
import { isEmpty } from '../../model/values/isEmpty';
import { Button } from '../../ui/Button';
import { renderColumnHeading } from '../../ui/renderColumnHeading';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { FieldValue } from '../cells/FieldValue';
import { useIsTableTooWide } from './useIsTableTooWide';

type Row = Readonly<Record<string, unknown>>;

interface Props {
  field: Field;
  label: string;
  value: unknown;
  /** Values of fields of the record that its rows also need, such as the country. */
  parentValues: Row;
  /** Renders the value of a column of a row as a link. Default: the value alone. */
  renderLink?: ((column: Field, row: Row, value: ReactNode) => ReactNode) | undefined;
}

interface Drawn extends Pick<Props, 'renderLink'> {
  columns: readonly Field[];
  rows: Row[];
  label: string;
}

/** Number of rows shown at first. A hundred rows would push the following content far down. */
const FEW = 20;

/** Whether the value of a field is an array of objects that is rendered as rows. An array of uploaded files is not. */
export const isRowList = ({ type, shape, upload }: Field): boolean =>
  type === 'array' && shape !== undefined && !upload;

const getSide = (field: Field): string => (hasTabularDigits({ ...field, readOnly: true }) ? 'wd-right' : '');

interface CellProps extends Pick<Props, 'renderLink'> {
  column: Field;
  row: Row;
}

function Cell({ column, row, renderLink }: CellProps) {
  const value = <FieldValue field={column} record={row} />;
  return renderLink ? renderLink(column, row, value) : value;
}

function Lines({ columns, rows, label, renderLink }: Drawn) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((field) => (
            <th key={field.name} scope="col" className={getSide(field)}>
              {renderColumnHeading(field.title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map((field) => (
              <td key={field.name} className={getSide(field)}>
                <Cell column={field} {...{ row, renderLink }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ columns, rows, renderLink }: Drawn) {
  return rows.map((row, index) => (
    <dl key={index} className="wd-pairs">
      {columns
        .filter((field) => !isEmpty(getFieldValue(row, field)))
        .map((field) => (
          <div key={field.name}>
            <dt>{field.title}</dt>
            <dd>
              <Cell column={field} {...{ row, renderLink }} />
            </dd>
          </div>
        ))}
    </dl>
  ));
}

/** Renders a read-only array of objects, with a line per row where there is room, otherwise with a card per row. */
export function ReadOnlyRows({ field, label, value, parentValues, renderLink }: Props) {
  const t = useAppTranslate();
  const isPhone = useIsPhone();
  const [containerRef, isTooWide] = useIsTableTooWide();
  const [all, setAll] = useState(false);
  const columns = Object.values(field.shape?.fields ?? {}).filter(
    ({ name, ui }) => name !== field.ui.rows?.idField && !ui.valueFrom && !ui.sendBackUnchanged,
  );
  const rows = (Array.isArray(value) ? value : [])
    .filter(isObject)
    .filter((row) => columns.some((column) => !isEmpty(getFieldValue(row, column))));
  if (rows.length === 0) return null;
  // Rows of different variants have few columns in common.
  const Drawing = isPhone || isTooWide || field.shape?.variants ? Cards : Lines;
  const shown = (all ? rows : rows.slice(0, FEW)).map((row) => ({ ...parentValues, ...row }));
  return (
    <div className="wd-rows" ref={containerRef}>
      <Drawing {...{ columns, rows: shown, label, renderLink }} />
      {shown.length < rows.length && (
        <Button onClick={() => setAll(true)}>{t('rows.showAll', { count: rows.length })}</Button>
      )}
    </div>
  );
}
