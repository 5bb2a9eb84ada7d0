import { useMemo } from 'react';
import { useStore } from 'ra-core';
import type { Column, Entity } from '../../model/entity/entity';
import { getLinkColumn } from '../shared/listRowIds';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { getViewColumnsSetting } from '../savedViews/viewSettings';

export interface VisibleColumns {
  /** All columns in the order in which the schema defines them. */
  all: readonly Column[];
  visible: Column[];
  isVisible(column: Column): boolean;
  /**
   * Whether the user cannot hide a column. This is the case for the id column, which contains the link to the
   * record, and for the last visible column.
   */
  isAlwaysVisible(column: Column): boolean;
  toggle(column: Column): void;
  /** Shows exactly the columns that are visible by default in the schema. */
  reset(): void;
  changed: boolean;
}

/**
 * The visibility of the columns that the user has shown or hidden. All other columns have the default of the
 * schema, so that columns that are added to the schema later are visible.
 */
type Choice = Record<string, boolean>;

const NONE: Choice = {};

/**
 * Provides the columns of a list. The user's selection of visible columns is stored per entity and saved view.
 * @param view the id of the saved view that the list shows
 */
export function useVisibleColumns(entity: Entity, view?: string): VisibleColumns {
  const [choice, setChoice] = useStore<Choice>(getViewColumnsSetting(entity.name, view), NONE);
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
