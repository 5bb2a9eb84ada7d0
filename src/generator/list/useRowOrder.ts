import { useMemo } from 'react';
import type { Entity } from '../../model/entity/entity';
import { getValueAtPath } from '../../model/values/fieldPath';
import { isEmpty } from '../../model/values/isEmpty';
import type { Row } from '../shared/listRowIds';
import type { ListQueryState } from './listQueryState';

/** Compares two values: numbers by size, other values as texts, and missing values last in either direction. */
function compare(one: unknown, other: unknown, direction: number): number {
  if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
  if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
  return direction * String(one).localeCompare(String(other), undefined, { numeric: true });
}

interface RowOrder {
  /** The columns by which the user can sort; undefined for none. */
  sortFields: readonly string[] | undefined;
  rows: Row[];
}

/**
 * Returns the columns by which the user can sort a list, and its rows in the order that the user chose. The rows of a
 * server that cannot sort are sorted here, if all rows of the list are loaded: part of them in order would mislead.
 * @param sort a field, descending with a minus before it
 */
export function useRowOrder(
  { list, shape }: Entity,
  { rows, total, isTotalUnknown }: Pick<ListQueryState, 'rows' | 'total' | 'isTotalUnknown'>,
  sort: string | undefined,
): RowOrder {
  return useMemo(() => {
    const { sortFields, loadedSortFields } = list ?? {};
    if (sortFields || isTotalUnknown || rows.length < 2 || rows.length < total) return { sortFields, rows };
    const path = sort?.replace(/^-/, '');
    if (path === undefined || !loadedSortFields?.includes(path)) return { sortFields: loadedSortFields, rows };
    const getValue = (row: Row): unknown => getValueAtPath(shape, path, row);
    const direction = sort === path ? 1 : -1;
    return {
      sortFields: loadedSortFields,
      rows: rows.toSorted((one, other) => compare(getValue(one), getValue(other), direction)),
    };
  }, [list, shape, rows, total, isTotalUnknown, sort]);
}
