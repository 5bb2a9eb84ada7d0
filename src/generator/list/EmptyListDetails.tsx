import { emptyListTexts } from '../../i18n/en/emptyListTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { equal } from '../../model/values/ajvRuntime';
import type { Entity, Filter } from '../../model/entity/entity';
import { NoticePicture } from '../../ui/NoticePicture';
import { isSameCode } from '../../widgets/normalizeOptions';
import { useFieldOptions } from '../../widgets/useFieldOptions';
import { SuggestedFilterValues } from './SuggestedFilterValues';
import type { ListController } from './useListParams';
import './emptyList.css';

interface Props {
  entity: Entity;
  list: ListController;
  isFiltered: boolean;
}

/** The title of a filter and the text of its value. Codes that no option explains, periods and lists are left out. */
function FilterText({ filter: { field }, value }: { filter: Filter; value: unknown }) {
  const t = useLazyTextTranslate('emptyList', emptyListTexts);
  const { options } = useFieldOptions(field);
  const isCode = (field.ui.options ?? field.item?.ui.options) !== undefined;
  const text = options.find((option) => isSameCode(option.value, value))?.label ?? (isCode ? undefined : value);
  const isText = typeof text === 'string' || typeof text === 'number';
  if (!isText || text === '') return field.title;
  return t('filterValue', { title: field.title, value: text });
}

/** The details of an empty list: a picture and the names of the filters that exclude all rows. */
export function EmptyListDetails({ entity, list, isFiltered }: Props) {
  const { params, lockedFilter } = list;
  const filters = entity.list?.filters.fields ?? [];
  const suggested = filters.find(({ name }) => name === entity.list?.suggestWhenEmpty);
  const active = filters.filter(({ name }) => {
    const value = params.filter[name];
    return value !== undefined && !equal(lockedFilter[name], value);
  });
  return (
    <>
      <NoticePicture sign={isFiltered ? 'search' : 'new'} />
      {isFiltered && active.length > 0 && (
        <p className="wd-empty-filters">
          {active.map((filter, index) => (
            <span key={filter.name}>
              {index > 0 && ' · '}
              <FilterText filter={filter} value={params.filter[filter.name]} />
            </span>
          ))}
        </p>
      )}
      {suggested && <SuggestedFilterValues entity={entity} list={list} filter={suggested} />}
    </>
  );
}
