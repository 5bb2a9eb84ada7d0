import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { Field } from '../model/entity';
import { WHOLE } from './cells/TextCell';
import { useSiblings } from './context/record';
import { FieldCell } from './FieldCell';
import { ReadOnlyRows } from './ReadOnlyRows';

interface Props {
  source: string;
  field: Field;
  label: string;
  compact?: boolean;
}

/** The fields whose values the cell shows along with its own: a label, a country's currency. */
const besides = ({ ui }: Field): string[] =>
  [ui.labelFrom, ui.currency?.fromCountry].filter((name) => name !== undefined);

/** A picture is larger here than in a table. */
const ROOMY = { ...WHOLE, '& img': { width: 128, height: 128 } } as const;

const areRows = ({ type, shape, upload }: Field): boolean => type === 'array' && shape !== undefined && !upload;

/** The record's fields that rows and values look up around themselves. */
const lookedUp = (field: Field): string[] => [
  ...besides(field),
  ...(areRows(field) ? Object.values(field.shape?.fields ?? {}).flatMap(besides) : []),
];

/** A value of the form that the user may read and not change. */
export function ReadOnlyField({ source, field, label, compact = false }: Props) {
  const id = useId();
  const value: unknown = useWatch({ name: source });
  const around = useSiblings(source, lookedUp(field));
  const cell = <FieldCell field={field} record={{ ...around, [field.name]: value }} />;
  if (compact) return <Box sx={{ py: 1, minWidth: 0 }}>{cell}</Box>;
  // Values with labels of their own need a heading, not one more label.
  const isGroup = field.shape !== undefined;
  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ m: 0, my: 1, p: 0, border: 0, minWidth: 0 }}>
      <Typography
        id={id}
        variant={isGroup ? 'subtitle1' : 'body2'}
        component="div"
        sx={isGroup ? { mb: 1, fontWeight: 600 } : { color: 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography component="div" sx={{ minHeight: '1.5em', overflowWrap: 'anywhere', ...ROOMY }}>
        {areRows(field) ? <ReadOnlyRows {...{ source, field, label, value, around }} /> : cell}
      </Typography>
    </Box>
  );
}
