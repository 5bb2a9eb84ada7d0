import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import { FieldStatesProvider } from '../../widgets/context/fieldStates';
import type { FormSpec } from './formSpec';
import type { RuleStore } from './ruleStore';
import { RuleStoreProvider } from './ruleStoreContext';
import { shownErrors } from './shownErrors';

interface Props {
  spec: FormSpec;
  rules: RuleStore;
  children: ReactNode;
}

/**
 * Runs the rules over the form on load, with each change and when the schema was edited or the page
 * speaks another language. It draws nothing: fields hear from the store what concerns them.
 *
 * Messages follow: one that the rules have made pointless vanishes, and after a first save a field
 * that has become wrong says so.
 */
export function RuleStates({ spec, rules, children }: Props) {
  const { subscribe, getValues, trigger } = useFormContext();
  const t = useT();
  const latest = useRef(spec);
  const spoken = useRef(t);
  const shown = useRef<{ errors: unknown; isSubmitted: boolean }>({ errors: {}, isSubmitted: false });

  useLayoutEffect(() => {
    if (latest.current === spec && spoken.current === t) return;
    latest.current = spec;
    spoken.current = t;
    rules.refresh(spec, getValues());
    const { errors, isSubmitted } = shown.current;
    // Another schema may find fault where nothing was wrong before; unasked, it says so only after a save.
    if (isSubmitted) void trigger();
    else if (shownErrors(errors).length > 0) void trigger(shownErrors(errors));
  }, [spec, t, rules, getValues, trigger]);

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
      const paths = [...new Set([...shownErrors(errors), ...(isSubmitted ? changed : [])])];
      changed = [];
      if (paths.length > 0) void trigger(paths);
    };
    return subscribe({
      formState: { values: true },
      callback: () => {
        // Before anything is drawn: a field that the new value hides must not ask for its options once more.
        changed = [...changed, ...rules.refresh(latest.current, getValues())];
        if (isPlanned) return;
        isPlanned = true;
        queueMicrotask(check);
      },
    });
  }, [subscribe, rules, getValues, trigger]);

  return (
    <RuleStoreProvider value={rules}>
      <FieldStatesProvider value={rules}>{children}</FieldStatesProvider>
    </RuleStoreProvider>
  );
}
