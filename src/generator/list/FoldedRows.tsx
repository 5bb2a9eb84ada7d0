import { useRef } from 'react';
import { getMinTableWidth } from '../screenLayout/columnWidths';
import { foldColumns } from './foldColumns';
import { ListCards } from './ListCards';
import { ListTable, type ListRowsProps } from './ListTable';
import { useListRows } from './listRowsContext';
import { useIsTableShown } from './useIsTableShown';
import './foldedRows.css';

/**
 * Renders the rows of a list whose columns do not fit side by side: as a table with fewer columns, some of which
 * contain two values, or as cards if even that is too wide.
 */
export function FoldedRows(props: ListRowsProps) {
  const { columns, rows } = props;
  const { entity, hasMenu, selection } = useListRows();
  const ref = useRef<HTMLDivElement>(null);
  const folded = foldColumns(columns);
  const isTable = useIsTableShown(ref, {
    columnsKey: [entity.name, 'folded', ...columns.map(({ title }) => title)].join('\n'),
    minimumWidth: getMinTableWidth(folded ?? columns, entity, { boxes: selection !== undefined, menus: hasMenu }),
    hasRows: rows.length > 0,
  });
  return (
    <div ref={ref} className={isTable && folded ? 'wd-folded' : undefined}>
      {isTable && folded ? <ListTable {...props} columns={folded} /> : <ListCards {...props} />}
    </div>
  );
}
