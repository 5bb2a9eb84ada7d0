import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import { valueIn } from '../../model/values/aliases';
import type { ColumnFormat } from '../../model/language/definition';
import type { Field } from '../../model/entity/entity';
import { FieldValue } from '../cells/FieldValue';
import { areRows, ReadOnlyRows } from './ReadOnlyRows';

interface Props {
  field: Field;
  label: string;
  /** The record, or the row or object, in which the field stands. */
  record: Readonly<Record<string, unknown>>;
  format?: ColumnFormat;
}

/** A value under its name, to be read. */
export function ValueField({ field, label, record, format }: Props) {
  const id = useId();
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
      <Typography component="div" className="wd-whole" sx={{ minHeight: '1.5em', overflowWrap: 'anywhere' }}>
        {areRows(field) ? (
          <ReadOnlyRows field={field} label={label} value={valueIn(record, field)} around={record} />
        ) : (
          <FieldValue field={field} record={record} {...(format ? { format } : {})} />
        )}
      </Typography>
    </Box>
  );
}
