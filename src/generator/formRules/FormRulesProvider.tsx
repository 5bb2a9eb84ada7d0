import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { FieldStatesProvider } from '../../widgets/context/ruleFieldStates';
import type { FormDefinition } from './formDefinition';
import type { FormRuleStore } from './formRuleStore';
import { FormRuleStoreProvider } from './formRuleStoreContext';
import { getValidationErrorPaths } from './formErrorPaths';

interface Props {
  definition: FormDefinition;
  rules: FormRuleStore;
  children: ReactNode;
}

/**
 * Evaluates the form rules when the form is loaded, when a value changes, and when the schema or the language
 * changes. Fields subscribe to the rule store, so that a changed value re-renders only the affected fields and not
 * this component.
 */
export function FormRulesProvider({ definition, rules, children }: Props) {
  const { subscribe, getValues, trigger } = useFormContext();
  const t = useAppTranslate();
  const latest = useRef(definition);
  const translateRef = useRef(t);
  const shown = useRef<{ errors: unknown; isSubmitted: boolean }>({ errors: {}, isSubmitted: false });

  useLayoutEffect(() => {
    if (latest.current === definition && translateRef.current === t) return;
    latest.current = definition;
    translateRef.current = t;
    rules.refresh(definition, getValues());
    const { errors, isSubmitted } = shown.current;
    // An edited schema may make a value invalid that was valid before. If the user has not tried to save yet, only
    // the errors that are already shown are updated.
    if (isSubmitted) void trigger();
    else if (getValidationErrorPaths(errors).length > 0) void trigger(getValidationErrorPaths(errors));
  }, [definition, t, rules, getValues, trigger]);

  useEffect(
    () =>
      subscribe({
        formState: { errors: true, isSubmitted: true },
        callback: ({ errors = {}, isSubmitted = false }) => {
          shown.current = { errors, isSubmitted };
        },
      }),
    [subscribe],
  );

  useEffect(() => {
    let isPlanned = false;
    let changed: string[] = [];
    const check = (): void => {
      isPlanned = false;
      const { errors, isSubmitted } = shown.current;
      const paths = [...new Set([...getValidationErrorPaths(errors), ...(isSubmitted ? changed : [])])];
      changed = [];
      if (paths.length > 0) void trigger(paths);
    };
    return subscribe({
      formState: { values: true },
      callback: () => {
        // The rules are evaluated before the next render. A field that the new value hides therefore does not
        // request its options again.
        changed = [...changed, ...rules.refresh(latest.current, getValues())];
        if (isPlanned) return;
        isPlanned = true;
        queueMicrotask(check);
      },
    });
  }, [subscribe, rules, getValues, trigger]);

  return (
    <FormRuleStoreProvider value={rules}>
      <FieldStatesProvider value={rules}>{children}</FieldStatesProvider>
    </FormRuleStoreProvider>
  );
}
