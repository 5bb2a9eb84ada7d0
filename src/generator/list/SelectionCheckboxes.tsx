import { useAppTranslate } from '../../i18n/useAppTranslate';
import { getRowName, type Row } from '../records/rowIds';
import type { RowSelection } from '../selection/rowSelection';
import { useListRows } from './listRowsContext';

/** Chooses one row, named by it, with Shift all from the last one on; one that cannot be chosen has no box. */
export function RowCheckbox({ row, selection }: { row: Row; selection: RowSelection }) {
  const t = useAppTranslate();
  const { entity, nameFields } = useListRows();
  if (!selection.isSelectable(row)) return null;
  return (
    <input
      type="checkbox"
      className="wd-check"
      checked={selection.has(row)}
      onChange={({ nativeEvent }) => selection.toggle(row, (nativeEvent as MouseEvent).shiftKey)}
      disabled={selection.disabled}
      aria-label={t('list.selectRow', { name: getRowName(entity, row, nameFields) })}
    />
  );
}

/** Chooses the rows of the page that is shown; with its label in view where no table head explains it. */
export function PageCheckbox({ selection, labelled = false }: { selection: RowSelection; labelled?: boolean }) {
  const t = useAppTranslate();
  const label = t('list.selectPage');
  const box = (
    <input
      type="checkbox"
      className="wd-check"
      checked={selection.pageSelection === 'all'}
      ref={(element) => {
        if (element) element.indeterminate = selection.pageSelection === 'some';
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
