import { memo, useRef, type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { IconButton } from '../../ui/IconButton';
import { useFieldInput } from '../context/container';
import { isBlock } from './layout';
import { useIsFaulty } from './rowFaults';
import { CELL, LIGHT, ROW } from './rowStyles';
import { useRowWindow } from './useRowWindow';
import type { RowText } from './useRowTexts';
import { useT } from '../../i18n/useT';

interface Props {
  source: string;
  /** What is drawn of a row, in order. */
  fields: readonly Field[];
  /** `Links 3`. */
  name: string;
  index: number;
  /** Stacked as a card instead of in a line. */
  narrow: boolean;
  /** Has its inputs from the start. */
  eager: boolean;
  /** Has them also far from the window. */
  kept: boolean;
  removable: boolean;
  textOf: RowText;
  onRemove: (index: number) => void;
  /** The next row is added here; what its button is called. */
  add?: string;
  onAdd?: () => void;
}

type ContentProps = Pick<Props, 'source' | 'fields' | 'narrow'>;

/** In a line a column of the grid; in a card a tile, or a line of its own. */
const Cell = ({ field, children }: { field: Field; children: ReactNode }) => (
  <div className={isBlock(field) ? `${CELL} wd-edit-whole` : CELL}>{children}</div>
);

const Inputs = memo(function Inputs({ source, fields, narrow }: ContentProps) {
  const FieldInput = useFieldInput();
  return fields.map((child) => (
    <Cell key={child.key} field={child}>
      <FieldInput source={`${source}.${child.key}`} field={child} compact={!narrow} />
    </Cell>
  ));
});

/**
 * The values of a row that is far from the window: they can be read, found and reached. One text and
 * not one for each field, for all of them are painted again with each key.
 */
function Values({ source, fields, textOf }: Pick<Props, 'source' | 'fields' | 'textOf'>) {
  const { getValues } = useFormContext();
  const row = (getValues(source) ?? {}) as Record<string, unknown>;
  const texts = fields.map((field) => textOf(field, row));
  return <>{texts.filter((text) => text !== '').join(' · ')}</>;
}

/** What can be done with the row itself, at its end. */
function RowButtons({ name, index, removable, onRemove, add, onAdd }: Props) {
  const t = useT();
  return (
    <div className="wd-edit-buttons">
      {removable && (
        <IconButton label={t('rows.remove', { row: name })} onClick={() => onRemove(index)}>
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

/** One row of a list. Typing in it draws one input again, not the row, and not its neighbours. */
export const RowLine = memo(function RowLine(props: Props) {
  const { fields, name, index, narrow, eager, kept, removable, textOf } = props;
  const ref = useRef<HTMLFieldSetElement>(null);
  const isFaulty = useIsFaulty(index);
  const { drawn, ...focus } = useRowWindow(ref, eager, kept || isFaulty);
  const source = `${props.source}.${index}`;
  return (
    <fieldset ref={ref} aria-label={name} className={drawn ? ROW : LIGHT} tabIndex={drawn ? undefined : 0} {...focus}>
      {narrow && <div className="wd-edit-name">{name}</div>}
      {drawn && narrow && (
        <div className="wd-edit-tiles">
          <Inputs {...{ source, fields, narrow }} />
        </div>
      )}
      {drawn && !narrow && <Inputs {...{ source, fields, narrow }} />}
      {!drawn && <Values {...{ source, fields, textOf }} />}
      {drawn && (removable || props.add !== undefined) && <RowButtons {...props} />}
    </fieldset>
  );
});
