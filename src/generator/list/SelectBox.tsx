import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'ra-core';
import { rowName, type Row } from './actionable';
import { useRows, type RowSelection } from './rows';

/** Chooses one row, named by it. */
export function RowCheckbox({ row, selection }: { row: Row; selection: RowSelection }) {
  const translate = useTranslate();
  const { entity, names } = useRows();
  const label = translate('wd.list.selectRow', { _: 'Select %{name}', name: rowName(entity, row, names) });
  return (
    <Checkbox
      checked={selection.has(row)}
      onChange={() => selection.toggle(row)}
      disabled={selection.disabled}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

/** Chooses the rows of the page that is shown; with its label in view where no table head explains it. */
export function PageCheckbox({ selection, labelled = false }: { selection: RowSelection; labelled?: boolean }) {
  const translate = useTranslate();
  const label = translate('wd.list.selectPage', { _: 'Select this page' });
  const box = (
    <Checkbox
      checked={selection.page === 'all'}
      indeterminate={selection.page === 'some'}
      onChange={selection.togglePage}
      disabled={selection.disabled}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
  return labelled ? <FormControlLabel control={box} label={label} /> : box;
}
