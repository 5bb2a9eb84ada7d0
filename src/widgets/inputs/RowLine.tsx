import { memo, useRef } from 'react';
import { Box, IconButton, Typography } from '@mui/material';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import type { Field } from '../../model/entity';
import { useFieldInput } from '../context/container';
import { useNear } from './useNear';
import { errorAt } from './useControl';

interface Props {
  source: string;
  /** What is drawn of a row, in order. */
  fields: readonly Field[];
  /** `Links 3`. */
  name: string;
  index: number;
  /** Stacked as a card instead of in a line. */
  narrow: boolean;
  /** Drawn only when it comes near the window. */
  deferred: boolean;
  removable: boolean;
  onRemove: (index: number) => void;
}

/** Columns of equal width and one for the button: the heading uses the same. */
export const columnsOf = (count: number): string => `repeat(${count}, minmax(0, 1fr)) 40px`;

const FIELDSET = { m: 0, p: 0, minWidth: 0, border: 0 } as const;

const CARD = {
  ...FIELDSET,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** In the heading's line to see, behind the inputs for the keyboard, as in a line. */
const IN_CARD = { position: 'absolute', top: 2, right: 4 } as const;

/** About as high as the row it stands for, so that the scroll bar does not jump. */
const HEIGHTS = { card: 72, line: 40 };

function Inputs({ source, fields, narrow }: Pick<Props, 'source' | 'fields' | 'narrow'>) {
  const FieldInput = useFieldInput();
  return fields.map((child) => (
    <Box key={child.name} sx={{ minWidth: 0, '&:empty': { display: narrow ? 'none' : 'block' } }}>
      <FieldInput source={`${source}.${child.name}`} field={child} compact={!narrow} />
    </Box>
  ));
}

/** A row that is not drawn yet: it must be, as soon as something in it is wrong. */
function Waiting({ source, ...props }: Pick<Props, 'source' | 'fields' | 'narrow'>) {
  const { errors } = useFormState({ name: source });
  const height = props.narrow ? HEIGHTS.card * props.fields.length : HEIGHTS.line;
  return errorAt(errors, source) === undefined ? (
    <Box sx={{ height, gridColumn: '1 / -1' }} />
  ) : (
    <Inputs source={source} {...props} />
  );
}

/** One row of a list. Typing in it draws one input again, not the row, and not its neighbours. */
export const RowLine = memo(function RowLine(props: Props) {
  const { source, fields, name, index, narrow, deferred, removable, onRemove } = props;
  const translate = useTranslate();
  const ref = useRef<HTMLFieldSetElement>(null);
  const near = useNear(ref, deferred);
  const remove = translate('wd.rows.remove', { _: 'Remove %{row}', row: name });
  const content = { source: `${source}.${index}`, fields, narrow };
  const line = {
    ...FIELDSET,
    display: 'grid',
    gridTemplateColumns: columnsOf(fields.length),
    gap: 1,
    alignItems: 'start',
  };
  const button = removable && (
    <IconButton
      aria-label={remove}
      title={remove}
      onClick={() => onRemove(index)}
      sx={narrow ? IN_CARD : { alignSelf: 'start' }}
    >
      <Delete />
    </IconButton>
  );
  return (
    <Box component="fieldset" ref={ref} aria-label={name} sx={narrow ? CARD : line}>
      {narrow && (
        <Typography variant="subtitle2" component="div" sx={{ mb: 0.5 }}>
          {name}
        </Typography>
      )}
      {near ? <Inputs {...content} /> : <Waiting {...content} />}
      {button}
    </Box>
  );
});
