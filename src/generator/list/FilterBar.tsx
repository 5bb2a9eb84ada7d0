import { useMemo, useRef } from 'react';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../model/entity';
import { useTexts } from '../../widgets/useTexts';
import { FilterFields } from './FilterFields';
import { fieldFilters, searchFilters } from './filterValues';
import { SearchBox } from './SearchBox';
import type { ListControl } from './useListParams';

interface Props {
  entity: Entity;
  list: ListControl;
  /** The key `/` goes to the first search; not in a dialog, where it belongs to the list behind. */
  slash?: boolean;
}

/** All filters of a list in one line, or one below the other on a narrow screen (SHELL-005). */
export function FilterBar({ entity, list, slash = true }: Props) {
  const translate = useTranslate();
  const texts = useTexts(entity);
  const bar = useRef<HTMLElement>(null);
  const { fields, searches } = useMemo(() => {
    const filters = entity.list?.filters ?? [];
    return { fields: fieldFilters(filters), searches: searchFilters(filters) };
  }, [entity]);
  if (fields.length + searches.length === 0) return null;

  const { filter } = list.params;
  const search = (name: string, text: string): void => {
    // One history entry for a search, however often the typing paused.
    const replace = filter[name] !== undefined && text !== '';
    list.setFilter(
      (now) => {
        const { [name]: _, ...others } = now;
        return text ? { ...others, [name]: text } : others;
      },
      { replace },
    );
  };
  // The button goes with the filters: who works by keyboard goes on at the first of them.
  const reset = (): void => {
    bar.current?.focus();
    list.setFilter({});
  };
  return (
    <Box
      component="search"
      ref={bar}
      tabIndex={-1}
      aria-label={translate('wd.list.filters', { _: 'Filters' })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        '& .MuiFormControl-root': { my: 0, width: { xs: '100%', sm: 'auto' } },
      }}
    >
      <FilterFields entity={entity} filters={fields} values={filter} onChange={list.setFilter} />
      {searches.map((own, index) => (
        <SearchBox
          key={own.name}
          label={texts.filter(own)}
          {...(own.placeholder ? { placeholder: texts.filterPlaceholder(own.name, own.placeholder) } : {})}
          value={String(filter[own.name] ?? '')}
          onSearch={(text) => search(own.name, text)}
          slash={slash && index === 0}
        />
      ))}
      {Object.keys(filter).length > 0 && (
        <Button onClick={reset}>{translate('wd.list.resetFilters', { _: 'Reset filters' })}</Button>
      )}
    </Box>
  );
}
