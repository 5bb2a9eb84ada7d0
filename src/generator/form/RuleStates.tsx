import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { EntityModule } from '../../model/entity';
import { FieldStatesProvider } from '../../widgets/context/fieldStates';
import { createRuleStore } from './ruleStore';
import { RuleStoreProvider } from './ruleStoreContext';
import { shownErrors } from './shownErrors';

/**
 * Runs the rules over the form on load, after each change (once for all changes of one moment) and
 * when the schema was edited or the page speaks another language. It draws nothing: fields hear from the store what concerns them.
 *
 * Messages follow: one that the rules have made pointless vanishes, and after a first save a field
 * that has become wrong says so.
 */
export function RuleStates({ module, children }: { module: EntityModule; children: ReactNode }) {
  const { subscribe, getValues, trigger } = useFormContext();
  const [store] = useState(() => createRuleStore(module, getValues));
  const translate = useTranslate();
  const latest = useRef(module);
  const spoken = useRef(translate);
  const shown = useRef<{ errors: unknown; isSubmitted: boolean }>({ errors: {}, isSubmitted: false });

  useLayoutEffect(() => {
    if (latest.current === module && spoken.current === translate) return;
    latest.current = module;
    spoken.current = translate;
    store.refresh(module);
    const paths = shownErrors(shown.current.errors);
    if (paths.length > 0) void trigger(paths);
  }, [module, translate, store, trigger]);

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
    const run = (): void => {
      isPlanned = false;
      const { errors, isSubmitted } = shown.current;
      const changed = store.refresh(latest.current);
      const paths = [...new Set([...shownErrors(errors), ...(isSubmitted ? changed : [])])];
      if (paths.length > 0) void trigger(paths);
    };
    return subscribe({
      formState: { values: true },
      callback: () => {
        if (isPlanned) return;
        isPlanned = true;
        queueMicrotask(run);
      },
    });
  }, [subscribe, store, trigger]);

  return (
    <RuleStoreProvider value={store}>
      <FieldStatesProvider value={store}>{children}</FieldStatesProvider>
    </RuleStoreProvider>
  );
}
