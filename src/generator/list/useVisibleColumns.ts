import { useMemo } from 'react';
import { useStore } from 'ra-core';
import type { Column, Entity } from '../../model/entity/entity';
import { getLinkColumn } from '../shared/rowIds';
import { getOwnProperty } from '../../model/values/getOwnProperty';

export interface VisibleColumns {
  /** All columns, in the order of the schema. */
  all: readonly Column[];
  visible: Column[];
  isVisible(column: Column): boolean;
  /** Whether a column cannot be hidden: the id column links to the record, and a table needs at least one column. */
  isAlwaysVisible(column: Column): boolean;
  toggle(column: Column): void;
  /** Resets the columns to those of the schema. */
  reset(): void;
  changed: boolean;
}

/** Only differences from the schema are stored, so that columns added to the schema later are visible. */
type Choice = Record<string, boolean>;

const NONE: Choice = {};

/** The columns of a list and the user's choice of visible ones, stored per entity. */
export function useVisibleColumns(entity: Entity): VisibleColumns {
  const [choice, setChoice] = useStore<Choice>(`columns.${entity.name}`, NONE);
  return useMemo(() => {
    const all = entity.list?.columns ?? [];
    const leading = getLinkColumn(entity);
    const isId = ({ field }: Column): boolean => entity.ids.includes(field) || field === leading;
    const isShown = (column: Column): boolean =>
      isId(column) || (getOwnProperty(choice, column.field) ?? !column.hiddenByDefault);
    const visibleColumns = all.filter(isShown);
    return {
      all,
      visible: visibleColumns,
      isVisible: isShown,
      isAlwaysVisible: (column) => isId(column) || (visibleColumns.length === 1 && isShown(column)),
      toggle: (column) => setChoice({ ...choice, [column.field]: !isShown(column) }),
      reset: () => setChoice(NONE),
      changed: Object.keys(choice).length > 0,
    };
  }, [entity, choice, setChoice]);
}
