import { Fragment } from 'react';
import { Box, Typography } from '@mui/material';
import type { ColumnFormat } from '../../model/definition';
import type { Field } from '../../model/entity';
import { useEntityModule } from '../context/entity';
import type { CellProps } from '../types';
import { useTexts } from '../useTexts';
import { isEmpty } from './empty';
import { CELLS } from './formats';

const DATES: Readonly<Record<string, ColumnFormat>> = {
  date: 'date',
  'yyyy-MM-dd HH:mm': 'datetime',
  'date-time': 'datetime',
  uri: 'link',
};

/** The cell of a field inside a field, by what its schema says of it. */
function formatOf({ ui, type, format, upload }: Field): ColumnFormat {
  if (ui.column?.format) return ui.column.format;
  if (upload) return 'image';
  if (ui.currency) return 'money';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'list';
  return DATES[format ?? ''] ?? (type === 'integer' || type === 'number' ? 'number' : 'text');
}

/** Label and value of every field of an object that has a value. */
export function ObjectCell({ value, field }: CellProps) {
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const shown = Object.values(field.shape?.fields ?? {}).filter(({ name }) => !isEmpty(record[name]));
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      {shown.map((child) => {
        const Cell = CELLS[formatOf(child)];
        return (
          <Fragment key={child.name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.label(`${field.name}.${child.name}`, child)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
              <Cell value={record[child.name]} field={child} record={record} />
            </Typography>
          </Fragment>
        );
      })}
    </Box>
  );
}
