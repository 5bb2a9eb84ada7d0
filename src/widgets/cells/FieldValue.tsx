import { Fragment, memo, type ComponentType } from 'react';
import { getFieldValue } from '../../model/values/getFieldValue';
import { DISPLAY_FORMATS } from '../../model/displayFormats/displayFormats';
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { Field } from '../../model/entity/entity';
import { HIDDEN_SECRET_TEXT, isHiddenSecret } from '../../model/values/secretFields';
import { isEmpty } from '../../model/values/isEmpty';
import { EmailCell, LinkCell } from './LinkCell';
import { ImageCell } from './ImageCell';
import { PeriodPhaseCell, StatusCell } from './StatusCell';
import {
  createOptionLabelCell,
  MoneyCell,
  PeriodCell,
  createTextCellComponent,
  SecretCell,
  TextCell,
} from './TextCell';
import { useConfig } from '../context/config';
import { useEntityModule } from '../context/currentEntity';
import { FieldErrorBoundary } from '../FieldErrorBoundary';
import type { CellProps } from '../types';

/** Display formats that have a component of their own. All other formats are rendered as text. */
const OWN_CELLS: Readonly<Partial<Record<ColumnFormat, ComponentType<CellProps>>>> = {
  text: TextCell,
  money: MoneyCell,
  period: PeriodCell,
  phase: PeriodPhaseCell,
  status: StatusCell,
  list: createOptionLabelCell('list'),
  link: LinkCell,
  email: EmailCell,
  image: ImageCell,
  secret: SecretCell,
  object: ObjectCell,
};

const CELLS = Object.fromEntries(
  (Object.keys(DISPLAY_FORMATS) as ColumnFormat[]).map((format) => [
    format,
    OWN_CELLS[format] ?? createTextCellComponent(format),
  ]),
) as Readonly<Record<ColumnFormat, ComponentType<CellProps>>>;

/** Renders a non-empty value in a display format. */
export function DisplayCell({ format, ...props }: CellProps & { format: ColumnFormat }) {
  const Cell = CELLS[format];
  return <Cell {...props} />;
}

/** Renders the label and the value of each non-empty field of an object. */
function ObjectCell({ value, field }: CellProps) {
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const shownFields = Object.values(field.shape?.fields ?? {}).filter(
    (child) => !child.ui.sendBackUnchanged && !isEmpty(getFieldValue(record, child)),
  );
  return (
    <dl className="wd-pairs">
      {shownFields.map((child) => (
        <Fragment key={child.name}>
          <dt>{child.title}</dt>
          <dd>
            <FieldValue field={child} record={record} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface Props {
  field: Field;
  /** The record, row or object that contains the field. */
  record: Readonly<Record<string, unknown>>;
  /** Display format of the column. By default the display format of the field is used. */
  format?: ColumnFormat;
}

/** Renders a secret. The configuration of the installation determines whether the secret is shown or hidden. */
function SecretValue(props: Props) {
  return isHiddenSecret(props.field, useConfig()) ? <>{HIDDEN_SECRET_TEXT}</> : <OpenValue {...props} />;
}

/** Renders the value of one field of a record, in a table or as a read-only field. */
export const FieldValue = memo(function FieldValue(props: Props) {
  return props.field.ui.revealSecretFlag === undefined ? <OpenValue {...props} /> : <SecretValue {...props} />;
});

function OpenValue({ field, record, format = field.reads }: Props) {
  const { entity } = useEntityModule();
  const value = getFieldValue(record, field);
  const isNamed = field.ui.labelField !== undefined && !isEmpty(record[field.ui.labelField]);
  if (isEmpty(value) && !isNamed) return null;
  return (
    <FieldErrorBoundary entity={entity.name} field={field.name} version={field} inline>
      <DisplayCell value={value} field={field} record={record} format={format} />
    </FieldErrorBoundary>
  );
}
