import { equal } from '../../model/values/ajvRuntime';
import type { Entity, Filter } from '../../model/entity/entity';
import { NoticePicture } from '../../ui/NoticePicture';
import { SuggestedFilterValues } from './SuggestedFilterValues';
import type { ListController } from './useListParams';
import './emptyList.css';

interface Props {
  entity: Entity;
  list: ListController;
  isFiltered: boolean;
}

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
      <NoticePicture sign={isFiltered ? 'search' : 'new'} />
      {isFiltered && names.length > 0 && <p className="wd-empty-filters">{names.join(' · ')}</p>}
      {suggested && <SuggestedFilterValues entity={entity} list={list} filter={suggested} />}
    </>
  );
}
