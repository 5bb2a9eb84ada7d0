import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { FieldCell } from './FieldCell';
import type { Field } from '../model/entity';
import { useSiblings } from './context/record';

interface Props {
  source: string;
  field: Field;
  label: string;
  compact?: boolean;
}

/** The fields whose values the cell shows along with its own: a label, a country's currency. */
const besides = ({ ui }: Field): string[] =>
  [ui.labelFrom, ui.currency?.fromCountry].filter((name) => name !== undefined);

/** A value of the form that the user may read and not change. */
export function ReadOnlyField({ source, field, label, compact = false }: Props) {
  const id = useId();
  const value: unknown = useWatch({ name: source });
  const record = { ...useSiblings(source, besides(field)), [field.name]: value };
  const cell = <FieldCell field={field} record={record} />;
  if (compact) return <Box sx={{ py: 1, minWidth: 0 }}>{cell}</Box>;
  // Values with labels of their own need a heading, not one more label.
  const isGroup = field.shape !== undefined;
  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ m: 0, my: 1, p: 0, border: 0, minWidth: 0 }}>
      <Typography
        id={id}
        variant={isGroup ? 'subtitle1' : 'body2'}
        component="div"
        sx={isGroup ? { mb: 1 } : { color: 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography component="div" sx={{ minHeight: '1.5em', overflowWrap: 'anywhere' }}>
        {cell}
      </Typography>
    </Box>
  );
}
