import { useT } from '../../i18n/useT';
import type { FilterSet } from '../../model/entity/entity';
import { RadioTabs } from '../../ui/RadioTabs';
import { useFieldOptions } from '../../widgets/fieldOptions';
import { OptionsProblem } from '../../widgets/OptionsProblem';
import { sameValue } from '../../widgets/optionItems';
import type { Scalar } from '../read/listParams';
import type { ListControl } from './useListParams';

/** One filter as tabs; the first of them sends nothing. Where their list did not arrive they say so. */
export function FilterTabs({ filters, list }: { filters: FilterSet; list: ListControl }) {
  const t = useT();
  const filter = filters.fields.find(({ name }) => name === filters.tabFilter);
  const { options, failed, retry } = useFieldOptions(filter?.field ?? filters.fields[0]!.field);
  if (!filter) return null;
  const { name, field } = filter;
  const chosen = list.params.filter[name];
  const choose = (value: Scalar | undefined): void =>
    list.setFilter((before) => {
      const others = Object.entries(before).filter(([key]) => key !== name);
      return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
    });
  return (
    <>
      <RadioTabs<Scalar | undefined>
        label={field.title}
        name={name}
        tabs={[{ value: undefined, label: field.ui.allLabel ?? t('filter.all') }, ...options]}
        isOn={(value) => (value === undefined ? chosen === undefined : sameValue(value, chosen))}
        onChoose={choose}
      />
      {failed && <OptionsProblem field={field.title} onRetry={retry} />}
    </>
  );
}
