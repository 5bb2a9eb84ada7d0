import { useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import type { Values } from '../../model/values/clean';
import { initialValues, type Origin } from '../../model/form/initial';
import { isEmpty } from '../../model/values/empty';
import type { FormSpec } from '../rules/formSpec';

interface Options {
  spec: FormSpec;
  origin: Origin;
  isNew: boolean;
  form: UseFormReturn;
  /** What the form began with. */
  initial: Values;
  /** What an untouched form would hold now, of the fields that an edit has brought or given another default. */
  onArrived: (values: Values) => void;
}

/**
 * A field that an edited schema brings to an open new record has its default, as if opened now; one whose
 * default was edited has the new one, unless somebody has touched it. What was typed stays.
 */
export function useArrivedFields({ spec, origin, isNew, form, initial, onArrived }: Options): void {
  const known = useRef({ shape: spec.shape, defaults: initial });
  useLayoutEffect(() => {
    const { shape, defaults } = known.current;
    if (shape === spec.shape) return;
    const next = isNew ? Object.entries(initialValues(spec.shape, origin)) : [];
    const changed = next.filter(([key, value]) => !(key in defaults) || !equal(defaults[key], value));
    const arrived = Object.fromEntries(changed);
    known.current = { shape: spec.shape, defaults: { ...defaults, ...arrived } };
    for (const [key, value] of changed) {
      const now: unknown = form.getValues(key);
      // A field that was gone for a moment only still has what was typed.
      if (isEmpty(now) || equal(now, defaults[key])) form.setValue(key, value);
    }
    if (changed.length > 0) onArrived(arrived);
  }, [spec, origin, isNew, form, onArrived]);
}
