import { memo, useRef, type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { IconButton } from '../../ui/IconButton';
import { useFormField } from '../context/formField';
import { useRowHasError } from './rowErrors';
import { needsWholeLine, ROW_CELL_CLASS, ROW_WITHOUT_INPUTS_CLASS, ROW_CLASS } from './rowGridStyles';
import { useVirtualRow } from './useVirtualRow';
import type { RowTextFunction } from './useRowValueFormatter';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';

interface Props {
  source: string;
  /** The fields of a row in the order in which they are rendered. */
  fields: readonly Field[];
  /** Accessible name of the row, such as `Links 3`. */
  name: string;
  index: number;
  /** Whether the row is rendered as a card instead of a line. */
  narrow: boolean;
  /** Whether the row renders its inputs in the first frame. */
  eager: boolean;
  /** Whether the row renders its inputs even if it is far from the viewport. */
  kept: boolean;
  removable: boolean;
  textOf: RowTextFunction;
  onRemove: (index: number) => void;
  /** Label of the button in this row that adds another row. Undefined if the row has no such button. */
  add?: string;
  onAdd?: () => void;
}

type ContentProps = Pick<Props, 'source' | 'fields' | 'narrow'>;

/**
 * The cell of a field. In a line the cell is a column of the grid. In a card the cell is a tile or takes the full
 * width.
 */
const Cell = ({ field, children }: { field: Field; children: ReactNode }) => (
  <div className={needsWholeLine(field) ? `${ROW_CELL_CLASS} wd-edit-whole` : ROW_CELL_CLASS}>{children}</div>
);

const Inputs = memo(function Inputs({ source, fields, narrow }: ContentProps) {
  const FormField = useFormField();
  return fields.map((child) => (
    <Cell key={child.key} field={child}>
      <FormField source={`${source}.${child.key}`} field={child} compact={!narrow} />
    </Cell>
  ));
});

/**
 * The values of a row that is far from the viewport, as text. The user can thus read them, find them with the
 * browser's search and reach the row with the keyboard. The values form one text node instead of one per field,
 * because the browser repaints all text nodes at each keystroke.
 */
function Values({ source, fields, textOf }: Pick<Props, 'source' | 'fields' | 'textOf'>) {
  const { getValues } = useFormContext();
  const row = (getValues(source) ?? {}) as Record<string, unknown>;
  const texts = fields.map((field) => textOf(field, row));
  return <>{texts.filter((text) => text !== '').join(' · ')}</>;
}

/** The buttons of a row. */
function RowButtons({ name, index, removable, onRemove, add, onAdd }: Omit<Props, 'narrow'>) {
  const t = useTextTranslate(inputTexts);
  if (!removable && add === undefined) return null;
  return (
    <div className="wd-edit-buttons">
      {removable && (
        <IconButton label={t('row.remove', { row: name })} onClick={() => onRemove(index)}>
          <Delete />
        </IconButton>
      )}
      {add !== undefined && (
        <IconButton label={add} className="wd-edit-add" onClick={onAdd}>
          <Add />
        </IconButton>
      )}
    </div>
  );
}

/** One row of an array of objects. A keystroke re-renders only the edited input, neither the row nor its neighbours. */
export const RowInputs = memo(function RowLine(props: Props) {
  const { narrow, add, ...own } = props;
  const { fields, name, index, eager, kept, textOf } = own;
  const ref = useRef<HTMLFieldSetElement>(null);
  const isFaulty = useRowHasError(index);
  const { hasInputs, ...focus } = useVirtualRow(ref, eager, kept || isFaulty);
  const source = `${props.source}.${index}`;
  return (
    <fieldset
      ref={ref}
      aria-label={name}
      className={hasInputs ? ROW_CLASS : ROW_WITHOUT_INPUTS_CLASS}
      tabIndex={hasInputs ? undefined : 0}
      {...focus}
    >
      {narrow && (
        <div className="wd-edit-head">
          <div className="wd-edit-name">{name}</div>
          {hasInputs && <RowButtons {...own} />}
        </div>
      )}
      {hasInputs && narrow && (
        <div className="wd-edit-tiles">
          <Inputs {...{ source, fields, narrow }} />
        </div>
      )}
      {hasInputs && !narrow && <Inputs {...{ source, fields, narrow }} />}
      {!hasInputs && <Values {...{ source, fields, textOf }} />}
      {/* The head of a card has the button that deletes it. A button that adds another card is below. */}
      {hasInputs && (
        <RowButtons {...own} {...(add === undefined ? {} : { add })} removable={!narrow && own.removable} />
      )}
    </fieldset>
  );
});
