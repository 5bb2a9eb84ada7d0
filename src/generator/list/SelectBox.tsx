import { useT } from '../../i18n/useT';
import { rowName, type Row } from '../records/row';
import type { RowSelection } from '../selection/rowSelection';
import { useRows } from './rows';

/** Chooses one row, named by it, with Shift all from the last one on; one that cannot be chosen has no box. */
export function RowCheckbox({ row, selection }: { row: Row; selection: RowSelection }) {
  const t = useT();
  const { entity, names } = useRows();
  if (!selection.offers(row)) return null;
  return (
    <input
      type="checkbox"
      className="wd-check"
      checked={selection.has(row)}
      onChange={({ nativeEvent }) => selection.toggle(row, (nativeEvent as MouseEvent).shiftKey)}
      disabled={selection.disabled}
      aria-label={t('list.selectRow', { name: rowName(entity, row, names) })}
    />
  );
}

/** Chooses the rows of the page that is shown; with its label in view where no table head explains it. */
export function PageCheckbox({ selection, labelled = false }: { selection: RowSelection; labelled?: boolean }) {
  const t = useT();
  const label = t('list.selectPage');
  const box = (
    <input
      type="checkbox"
      className="wd-check"
      checked={selection.page === 'all'}
      ref={(element) => {
        if (element) element.indeterminate = selection.page === 'some';
      }}
      onChange={selection.togglePage}
      disabled={selection.disabled}
      {...(labelled ? {} : { 'aria-label': label })}
    />
  );
  return labelled ? (
    <label className="wd-check-line">
      {box}
      {label}
    </label>
  ) : (
    box
  );
}
