import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import type { Field } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import { useFieldState } from '../../widgets/context/fieldStates';
import { ShapeProvider } from '../../widgets/context/shape';
import { FieldFilter } from '../../widgets/filters/FieldFilter';
import { useLinkedFields } from '../../widgets/useLinkedFields';
import type { OffersAt } from '../actions/types';
import { focusFirstFault } from '../rules/focus';
import { RuleStates } from '../rules/RuleStates';
import { wireFilter } from '../read/filterValues';
import { OfferButton } from './ListTools';
import { useFilterForm, type FilterFormOptions } from './useFilterForm';

export interface FilterFieldsProps extends FilterFormOptions {
  /** What can be done with what the filters say. */
  offersAt?: OffersAt | undefined;
}

interface FilterFieldProps {
  field: Field;
  onFirst: (name: string, value: unknown) => void;
}

function FilterField({ field, onFirst }: FilterFieldProps) {
  const { visible, required, disabled, values, title = field.title, limits } = useFieldState(field.key);
  useLinkedFields(field.key, field, (value) => onFirst(field.name, value));
  if (!visible) return null;
  const isGroup = field.type === 'object';
  return (
    <div className={isGroup ? 'wd-filter-group' : 'wd-filter'} data-field={field.key}>
      <FieldFilter
        source={field.key}
        field={limits ? { ...field, limits } : field}
        label={title}
        required={required}
        disabled={disabled}
        compact={isGroup}
        {...(values ? { allowed: values } : {})}
      />
    </div>
  );
}

/** The filters that are inputs: a small form with its own rules, and what can be done with what it says. */
export function FilterFields({ offersAt, ...options }: FilterFieldsProps) {
  const { module, filters } = options;
  const t = useT();
  const set = module.entity.list!.filters;
  const { form, spec, rules, isSearching, faults, read, submit, onFirst } = useFilterForm(options);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (place.current && faults) focusFirstFault(place.current, faults);
  }, [faults]);

  const offers = offersAt?.('filters') ?? [];

  const perform = async (name: string): Promise<void> => {
    const chosen = await read(module.entity.actions[name] ?? {});
    if (!chosen) return;
    const subject = { filters: chosen, input: wireFilter(module, chosen) };
    offersAt?.('filters', subject)
      .find((offer) => offer.name === name)
      ?.run();
  };

  return (
    <ShapeProvider value={set.shape}>
      <FormProvider {...form}>
        <RuleStates spec={spec} rules={rules}>
          <form
            ref={place}
            className="wd-filter-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              submit();
            }}
          >
            {filters.map(({ name, field }) => (
              <FilterField key={name} field={field} onFirst={onFirst} />
            ))}
            {(set.applyFilters === 'button' || offers.length > 0) && (
              <div className="wd-filter-buttons">
                {set.applyFilters === 'button' && (
                  <Button type="submit" look="outlined" aria-busy={isSearching || undefined}>
                    {t('list.search')}
                  </Button>
                )}
                {offers.map((offer) => (
                  <OfferButton
                    key={offer.name}
                    look="contained"
                    offer={{ ...offer, run: () => !offer.isBusy && void perform(offer.name) }}
                  />
                ))}
              </div>
            )}
          </form>
        </RuleStates>
      </FormProvider>
    </ShapeProvider>
  );
}
