import type { Column } from '../../model/entity/entity';

/**
 * Returns the columns of a table that is too narrow for all of them: columns with `foldInto` become the second value
 * of that column, whose heading then names both.
 * @returns undefined if no column can be folded
 */
export function foldColumns(columns: readonly Column[]): Column[] | undefined {
  const targets = new Map<string, Column>();
  for (const { field, secondary } of columns) {
    const folded = secondary ? undefined : columns.find(({ foldInto }) => foldInto === field);
    if (folded && folded.field !== field) targets.set(field, folded);
  }
  if (targets.size === 0) return undefined;
  const isFolded = (column: Column): boolean => [...targets.values()].includes(column);
  return columns
    .filter((column) => !isFolded(column))
    .map((column) => {
      const folded = targets.get(column.field);
      return folded ? { ...column, secondary: folded, title: `${column.title} / ${folded.title}` } : column;
    });
}
