import { equal } from '../../model/values/ajvRuntime';
import type { Entity, Filter } from '../../model/entity/entity';
import { SuggestedFilterValues } from './SuggestedFilterValues';
import type { ListController } from './useListParams';
import './emptyList.css';

interface Props {
  entity: Entity;
  list: ListController;
  isFiltered: boolean;
}

/** The decorative picture of a list without rows: an empty sheet with a plus sign, or a magnifying glass if filters exclude all rows. */
const Picture = ({ isFiltered }: { isFiltered: boolean }) => (
  <svg viewBox="0 0 96 64" aria-hidden className="wd-empty-picture" strokeLinecap="round" strokeLinejoin="round">
    <rect x="14" y="6" width="56" height="52" rx="6" />
    <path d="M24 20h22M24 32h36M24 44h28" opacity=".35" />
    {isFiltered ? (
      <>
        <circle cx="68" cy="40" r="13" className="wd-empty-front" />
        <path d="M78 50l9 9" />
      </>
    ) : (
      <>
        <circle cx="70" cy="44" r="12" className="wd-empty-front" />
        <path d="M70 39v10M65 44h10" />
      </>
    )}
  </svg>
);

/** Returns the title of a filter and, unless the value is a code of the server, its value. */
function describeFilter({ field }: Filter, value: unknown): string {
  const isCode = field.ui.options !== undefined || field.item?.ui.options !== undefined;
  const text = field.choices?.find((choice) => choice.value === value)?.label ?? (isCode ? undefined : value);
  const isText = typeof text === 'string' || typeof text === 'number';
  return isText ? [field.title, text].filter((part) => part !== '').join(': ') : field.title;
}

/** The details of an empty list: a picture and the names of the filters that exclude all rows. */
export function EmptyListDetails({ entity, list, isFiltered }: Props) {
  const { params, lockedFilter } = list;
  const filters = entity.list?.filters.fields ?? [];
  const suggested = filters.find(({ name }) => name === entity.list?.suggestWhenEmpty);
  const names = filters.flatMap((filter) => {
    const value = params.filter[filter.name];
    return value === undefined || equal(lockedFilter[filter.name], value) ? [] : describeFilter(filter, value);
  });
  return (
    <>
      <Picture isFiltered={isFiltered} />
      {isFiltered && names.length > 0 && <p className="wd-empty-filters">{names.join(' · ')}</p>}
      {suggested && <SuggestedFilterValues entity={entity} list={list} filter={suggested} />}
    </>
  );
}
