import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Row } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';
import type { RowSelectionController } from '../selection/rowSelectionController';
import { useListRows } from './listRowsContext';

/**
 * Checkbox that selects one row. Its label is the title of the row. A click with Shift selects all rows between the
 * row that was selected last and this row. Rows that cannot be selected have no checkbox.
 */
export function RowCheckbox({ row, selection }: { row: Row; selection: RowSelectionController }) {
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
      aria-label={t('list.selectRow', { name: getRowTitle(entity, row, nameFields) })}
    />
  );
}

/**
 * Checkbox that selects all rows of the current page. Above cards, where there is no table head, it has a visible
 * label.
 */
export function PageCheckbox({
  selection,
  labelled = false,
}: {
  selection: RowSelectionController;
  labelled?: boolean;
}) {
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
