import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { ListFilters } from '../../model/entity/entity';
import { TabRadioGroup } from '../../ui/TabRadioGroup';
import { useFieldOptions } from '../../widgets/useFieldOptions';
import { OptionsLoadError } from '../../widgets/OptionsLoadError';
import { isSameCode } from '../../widgets/normalizeOptions';
import type { FilterScalar } from '../queries/sanitizeFilter';
import type { ListController } from './useListParams';

/**
 * Renders one filter as tabs, one for each option. The first tab removes the filter. If the options cannot be
 * loaded, an error is shown.
 */
export function FilterTabs({ filters, list }: { filters: ListFilters; list: ListController }) {
  const t = useAppTranslate();
  const filter = filters.fields.find(({ name }) => name === filters.tabFilter);
  const { options, failed, error, retry } = useFieldOptions(filter?.field ?? filters.fields[0]!.field);
  if (!filter) return null;
  const { name, field } = filter;
  const chosen = list.params.filter[name];
  const choose = (value: FilterScalar | undefined): void =>
    list.setFilter((before) => {
      const others = Object.entries(before).filter(([key]) => key !== name);
      return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
    });
  return (
    <>
      <TabRadioGroup<FilterScalar | undefined>
        label={field.title}
        name={name}
        tabs={[{ value: undefined, label: field.ui.allLabel ?? t('filter.all') }, ...options]}
        isOn={(value) => (value === undefined ? chosen === undefined : isSameCode(value, chosen))}
        onChoose={choose}
      />
      {failed && <OptionsLoadError field={field.title} error={error} onRetry={retry} />}
    </>
  );
}
