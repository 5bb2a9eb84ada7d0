import type { MouseEvent } from 'react';
import { useGetList } from 'ra-core';
import { emptyListTexts } from '../../i18n/en/emptyListTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity, Filter, Option } from '../../model/entity/entity';
import { getNestedValue } from '../../model/values/getNestedValue';
import { Button } from '../../ui/Button';
import { useEntityModule } from '../../widgets/context/currentEntity';
import { isSameCode } from '../../widgets/normalizeOptions';
import { useFieldOptions } from '../../widgets/useFieldOptions';
import { toRequestFilter } from '../queries/filterValues';
import { toPageRequest } from '../queries/pageRequest';
import type { Row } from '../shared/listRowIds';
import type { ListController } from './useListParams';

/** Number of rows in which values are sought. */
const ROWS = 100;

interface Props {
  entity: Entity;
  list: ListController;
  filter: Filter;
}

/**
 * Returns the options that some rows have in a field, in the order of the options.
 * @param rows rows that match all other filters
 */
export const getOptionsInRows = (options: readonly Option[], rows: readonly Row[], field: string): Option[] =>
  options.filter(({ value }) => rows.some((row) => isSameCode(getNestedValue(row, field), value)));

/**
 * Offers the other values of a filter with which the list is not empty. If no row says its value, the list without
 * the filter is offered; if there is no row, nothing.
 */
export function SuggestedFilterValues({ entity, list, filter: { name, field } }: Props) {
  const t = useLazyTextTranslate('emptyList', emptyListTexts);
  const { options } = useFieldOptions(field);
  // A filter that a rule forbids is not sent, so that its other values make no difference.
  const { [name]: sent, ...others } = toRequestFilter(useEntityModule(), list.params.filter);
  const request = toPageRequest({ page: 1, perPage: ROWS, filter: others });
  // A failure is not reported: the user has not asked for these rows.
  const { data = [], total = 0 } = useGetList<Row & { id: string | number }>(entity.name, request, {
    enabled: sent !== undefined,
    retry: false,
  });
  const found = getOptionsInRows(options, data, name);
  const choose = ({ currentTarget }: MouseEvent<HTMLElement>, value?: Option['value']): void => {
    // The button disappears with the notice.
    currentTarget.closest<HTMLElement>('.wd-list')?.focus();
    list.setFilter((now) => {
      const { [name]: _, ...rest } = now;
      return value === undefined ? rest : { ...rest, [name]: value };
    });
  };
  if (found.length === 0) {
    if (data.length === 0 || field.ui.clearable === false) return null;
    return (
      <Button look="outlined" size="small" onClick={choose}>
        {t('withoutFilter', { field: field.title, smart_count: total })}
      </Button>
    );
  }
  const title = t('withResults', { field: field.title });
  return (
    <fieldset className="wd-empty-values">
      <legend className="wd-quiet">{title}</legend>
      {found.map(({ value, label }) => (
        <Button key={String(value)} look="outlined" size="small" onClick={(event) => choose(event, value)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
