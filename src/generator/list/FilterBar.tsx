import { useMemo, useRef, useState } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazyComponent';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { getFieldFilters, getSearchFilters } from '../queries/filterValues';
import { FilterTabs } from './FilterTabs';
import { hasResettableFilters } from '../queries/listParams';
import { SearchBox } from './SearchBox';
import type { ListController } from './useListParams';

/** Loaded only for lists that have further filters. */
const { Component: AddFilterMenu } = lazyComponent(() =>
  import('./AddFilterMenu').then((module) => module.AddFilterMenu),
);

interface Props extends Pick<FilterFieldsProps, 'search' | 'getActions'> {
  module: EntityModule;
  list: ListController;
  /**
   * Whether the `/` key focuses the first search box. Not set in a dialog, because the key then belongs to the list
   * behind the dialog.
   */
  hasSearchShortcut?: boolean;
}

/** Renders all filters of a list in one line. On a narrow screen, they are stacked. */
export function FilterBar({ module, list, hasSearchShortcut = true, search: ask, getActions }: Props) {
  const t = useAppTranslate();
  const bar = useRef<HTMLElement>(null);
  const filters = module.entity.list?.filters;
  const { filter } = list.params;
  const [added, setAdded] = useState<readonly string[]>([]);
  const { fields, searches } = useMemo(
    () =>
      filters
        ? {
            fields: getFieldFilters(filters).filter(
              ({ name, isOptional }) => !isOptional || added.includes(name) || name in filter,
            ),
            searches: getSearchFilters(filters),
          }
        : { fields: [], searches: [] },
    [filters, added, filter],
  );
  if (!filters || filters.fields.length === 0) return null;

  const search = (name: string, text: string): void => {
    // One search creates only one history entry: when the user continues typing after a request, the entry is
    // replaced.
    const replace = filter[name] !== undefined && text !== '';
    list.setFilter(
      (now) => {
        const { [name]: _, ...others } = now;
        return text ? { ...others, [name]: text } : others;
      },
      { replace },
    );
  };
  // The reset button is removed after the reset, so the focus is moved to the filter bar.
  const reset = (): void => {
    bar.current?.focus();
    setAdded([]);
    list.setFilter(list.lockedFilter);
  };
  return (
    <>
      {filters.tabFilter !== undefined && <FilterTabs filters={filters} list={list} />}
      <search ref={bar} tabIndex={-1} aria-label={t('list.filters')} className="wd-filters">
        {fields.length > 0 && <FilterFields {...{ module, list, getActions }} filters={fields} search={ask} />}
        {searches.map(({ name, field }, index) => (
          <SearchBox
            key={name}
            label={field.title || t('list.search')}
            placeholder={field.ui.placeholder}
            value={String(filter[name] ?? '')}
            onSearch={(text) => search(name, text)}
            hasSearchShortcut={hasSearchShortcut && index === 0}
          />
        ))}
        {filters.fields.some(({ isOptional }) => isOptional) && (
          <AddFilterMenu {...{ bar, fields, setAdded, list }} filters={filters.fields} />
        )}
        {hasResettableFilters(filter, list.lockedFilter) && <Button onClick={reset}>{t('list.resetFilters')}</Button>}
      </search>
    </>
  );
}
