import { useMemo } from 'react';
import { useStore } from 'ra-core';
import type { Column, Entity } from '../../model/entity/entity';
import { getLinkColumn } from '../records/rowIds';
import { getOwnProperty } from '../../model/values/getOwnProperty';

export interface VisibleColumns {
  /** All of them, in the schema's order. */
  all: readonly Column[];
  visible: Column[];
  isVisible(column: Column): boolean;
  /** May not be hidden: the id is the way into the record, and a table without columns is none. */
  isAlwaysVisible(column: Column): boolean;
  toggle(column: Column): void;
  /** Back to what the schema says. */
  reset(): void;
  changed: boolean;
}

/** Only what differs from the schema is stored, so a column that the schema adds tomorrow is seen. */
type Choice = Record<string, boolean>;

const NONE: Choice = {};

/** The columns of a list and which of them this user wants to see, remembered per entity. */
export function useVisibleColumns(entity: Entity): VisibleColumns {
  const [choice, setChoice] = useStore<Choice>(`columns.${entity.name}`, NONE);
  return useMemo(() => {
    const all = entity.list?.columns ?? [];
    const leading = getLinkColumn(entity);
    const isId = ({ field }: Column): boolean => entity.ids.includes(field) || field === leading;
    const isShown = (column: Column): boolean =>
      isId(column) || (getOwnProperty(choice, column.field) ?? !column.hiddenByDefault);
    const shown = all.filter(isShown);
    return {
      all,
      visible: shown,
      isVisible: isShown,
      isAlwaysVisible: (column) => isId(column) || (shown.length === 1 && isShown(column)),
      toggle: (column) => setChoice({ ...choice, [column.field]: !isShown(column) }),
      reset: () => setChoice(NONE),
      changed: Object.keys(choice).length > 0,
    };
  }, [entity, choice, setChoice]);
}
