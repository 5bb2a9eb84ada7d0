import { memo, useRef, type ReactNode } from 'react';
import { Box, IconButton, Typography } from '@mui/material';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { useFieldInput } from '../context/container';
import { isBlock, TILES } from './layout';
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

/** In a line the list's own styles place it; in a card it is a tile, or a line of its own. */
function Cell({ field, narrow, children }: { field: Field; narrow: boolean; children: ReactNode }) {
  if (!narrow) return <div className={CELL}>{children}</div>;
  return (
    <Box className={CELL} sx={isBlock(field) ? { gridColumn: '1 / -1' } : {}}>
      {children}
    </Box>
  );
}

const Inputs = memo(function Inputs({ source, fields, narrow }: ContentProps) {
  const FieldInput = useFieldInput();
  return fields.map((child) => (
    <Cell key={child.key} field={child} narrow={narrow}>
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
function RowButtons({ name, index, narrow, removable, onRemove, add, onAdd }: Props) {
  const t = useT();
  const remove = t('rows.remove', { row: name });
  return (
    <Box sx={{ display: 'flex', alignSelf: narrow ? 'flex-end' : 'start' }}>
      {removable && (
        <IconButton aria-label={remove} title={remove} onClick={() => onRemove(index)}>
          <Delete />
        </IconButton>
      )}
      {add !== undefined && (
        <IconButton aria-label={add} title={add} color="primary" onClick={onAdd}>
          <Add />
        </IconButton>
      )}
    </Box>
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
      {narrow && (
        <Typography variant="subtitle2" component="div" sx={{ mb: 1 }}>
          {name}
        </Typography>
      )}
      {drawn && narrow && (
        <Box sx={TILES}>
          <Inputs {...{ source, fields, narrow }} />
        </Box>
      )}
      {drawn && !narrow && <Inputs {...{ source, fields, narrow }} />}
      {!drawn && <Values {...{ source, fields, textOf }} />}
      {drawn && (removable || props.add !== undefined) && <RowButtons {...props} />}
    </fieldset>
  );
});
