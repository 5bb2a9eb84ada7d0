import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { Field } from '../model/entity';
import { valueIn } from '../model/aliases';
import { isEmpty } from '../model/reading/empty';
import { FieldValue } from './FieldValue';

type Row = Readonly<Record<string, unknown>>;

interface Props {
  field: Field;
  label: string;
  value: unknown;
  /** What the rows share with the record: its country. */
  around: Row;
}

interface Drawn {
  columns: readonly Field[];
  rows: Row[];
  label: string;
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null;

function Lines({ columns, rows, label }: Drawn) {
  return (
    <TableContainer>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((field) => (
              <TableCell key={field.name}>{field.title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {columns.map((field) => (
                <TableCell key={field.name}>
                  <FieldValue field={field} record={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const CARD = { m: 0, p: 1.5, mb: 1, border: 1, borderColor: 'divider', borderRadius: 1 } as const;

function Cards({ columns, rows }: Drawn) {
  return rows.map((row, index) => (
    <Box key={index} component="dl" sx={CARD}>
      {columns
        .filter((field) => !isEmpty(valueIn(row, field)))
        .map((field) => (
          <Box key={field.name} sx={{ mb: 0.5 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {field.title}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              <FieldValue field={field} record={row} />
            </Typography>
          </Box>
        ))}
    </Box>
  ));
}

/** A list of objects to read: a line for each on a wide screen, a card for each on a narrow one. */
export function ReadOnlyRows({ field, label, value, around }: Props) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const columns = Object.values(field.shape?.fields ?? {}).filter(
    ({ name, ui }) => name !== field.ui.rows?.id && !ui.from && !ui.keep,
  );
  const rows = (Array.isArray(value) ? value : [])
    .filter(isRow)
    .filter((row) => columns.some((column) => !isEmpty(valueIn(row, column))))
    .map((row) => ({ ...around, ...row }));
  if (rows.length === 0) return null;
  const Drawing = narrow ? Cards : Lines;
  return <Drawing {...{ columns, rows, label }} />;
}
