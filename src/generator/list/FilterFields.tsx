import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Field } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import { useFieldState } from '../../widgets/context/ruleFieldStates';
import { ObjectShapeProvider } from '../../widgets/context/objectShape';
import { FieldFilter } from '../../widgets/filters/FieldFilter';
import { useUpdateDependentFields } from '../../widgets/useUpdateDependentFields';
import type { AvailableActionsFunction } from '../actions/types';
import { focusFirstError } from '../formRules/formFocus';
import { FormRulesProvider } from '../formRules/FormRulesProvider';
import { toRequestFilter } from '../queries/filterValues';
import { ActionButton } from './ListToolbar';
import { useFilterForm, type FilterFormOptions } from './useFilterForm';

export interface FilterFieldsProps extends FilterFormOptions {
  /** Returns the actions that use the filter values. */
  getActions?: AvailableActionsFunction | undefined;
}

interface FilterFieldProps {
  field: Field;
  onFirst: (name: string, value: unknown) => void;
}

function FilterField({ field, onFirst }: FilterFieldProps) {
  const { visible, required, disabled, values, title = field.title, limits } = useFieldState(field.key);
  useUpdateDependentFields(field.key, field, (value) => onFirst(field.name, value));
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

/** Renders the filters of a list as a form with its own rules, and the actions that use the filter values. */
export function FilterFields({ getActions, ...options }: FilterFieldsProps) {
  const { module, filters } = options;
  const t = useAppTranslate();
  const set = module.entity.list!.filters;
  const { form, definition, rules, isSearching, errorKeys, read, submit, onFirst } = useFilterForm(options);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (formRef.current && errorKeys) focusFirstError(formRef.current, errorKeys);
  }, [errorKeys]);

  const actions = getActions?.('filters') ?? [];

  const perform = async (name: string): Promise<void> => {
    const chosen = await read(module.entity.actions[name] ?? {});
    if (!chosen) return;
    const subject = { filters: chosen, input: toRequestFilter(module, chosen) };
    getActions?.('filters', subject)
      .find((action) => action.name === name)
      ?.run();
  };

  return (
    <ObjectShapeProvider value={set.shape}>
      <FormProvider {...form}>
        <FormRulesProvider definition={definition} rules={rules}>
          <form
            ref={formRef}
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
            {(set.applyFiltersOnSubmit || actions.length > 0) && (
              <div className="wd-filter-buttons">
                {set.applyFiltersOnSubmit && (
                  <Button type="submit" look="outlined" aria-busy={isSearching || undefined}>
                    {t('list.search')}
                  </Button>
                )}
                {actions.map((action) => (
                  <ActionButton
                    key={action.name}
                    look="contained"
                    action={{ ...action, run: () => !action.isBusy && void perform(action.name) }}
                  />
                ))}
              </div>
            )}
          </form>
        </FormRulesProvider>
      </FormProvider>
    </ObjectShapeProvider>
  );
}
