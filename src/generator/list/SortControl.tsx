import { useLayoutEffect, useRef } from 'react';
import { sortingTexts } from '../../i18n/en/sortingTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Column } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import type { MenuEntry } from '../../ui/menu/types';
import { useMenu } from '../../ui/menu/useMenu';
import { renderColumnHeading } from '../../ui/renderColumnHeading';
import type { ListController } from './useListParams';
import './sorting.css';

export interface SortingProps {
  columns: readonly Column[];
  list: Pick<ListController, 'params' | 'setSort'>;
  /** The columns of a menu by which the server can sort. Without them, this is the heading of the only column. */
  fields?: readonly string[];
}

/** Returns the order after a click on a column: ascending, then descending, then the server's own order. */
function getNextSort(sort: string | undefined, field: string): string | undefined {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? undefined : field;
}

const getArrow = (sort: string | undefined, field: string): string =>
  sort === field ? '▲' : sort === `-${field}` ? '▼' : '';

/**
 * Heading of a column that sorts the list by a click. It sets `aria-sort` of its cell, so that tables that cannot be
 * sorted contain no code for that.
 */
function SortHeading({ columns, list }: SortingProps) {
  const { sort } = list.params;
  const { field, title } = columns[0]!;
  const arrow = getArrow(sort, field);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const cell = button.current?.closest('th');
    if (arrow) cell?.setAttribute('aria-sort', arrow === '▲' ? 'ascending' : 'descending');
    return () => cell?.removeAttribute('aria-sort');
  }, [arrow]);
  return (
    <button type="button" ref={button} className="wd-sort" onClick={() => list.setSort(getNextSort(sort, field))}>
      {renderColumnHeading(title)}
      <span className="wd-sort-arrow" aria-hidden>
        {arrow}
      </span>
    </button>
  );
}

/** Menu of the columns by which cards, which have no headings, can be sorted. */
function SortMenu({ columns, fields, list }: SortingProps) {
  const { sort } = list.params;
  const t = useLazyTextTranslate('sorting', sortingTexts);
  const labelled = columns
    .filter(({ field }) => fields?.includes(field))
    .map(({ field, title }) => {
      const arrow = getArrow(sort, field);
      return { field, label: arrow ? t(arrow === '▲' ? 'ascending' : 'descending', { what: title }) : title };
    });
  const entries = labelled.map(({ field, label }): MenuEntry => ({
    key: field,
    label,
    kind: 'radio',
    checked: getArrow(sort, field) !== '',
    onSelect: () => list.setSort(getNextSort(sort, field)),
  }));
  const { button, menu } = useMenu({ entries });
  const current = labelled.find(({ field }) => getArrow(sort, field) !== '');
  return (
    <div className="wd-sort-menu">
      <Button size="small" {...button}>
        {current ? t('by', { what: current.label }) : t('sort')}
      </Button>
      {menu}
    </div>
  );
}

/** Sorts a list: the heading of a column, or a menu of all columns. */
export const SortControl = (props: SortingProps) =>
  props.fields ? <SortMenu {...props} /> : <SortHeading {...props} />;
