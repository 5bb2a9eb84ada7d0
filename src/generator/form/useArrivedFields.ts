import { useLayoutEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/ajvRuntime';
import type { Values } from '../../model/clean';
import { initialValues, type Origin } from '../../model/initial';
import type { FormSpec } from './formSpec';

interface Options {
  spec: FormSpec;
  origin: Origin;
  isNew: boolean;
  form: UseFormReturn;
  initial: Values;
  setInitial: Dispatch<SetStateAction<Values>>;
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * A field that an edited schema brings to an open new record has its default, as if opened now; one whose
 * default was edited has the new one, unless somebody has touched it. What was typed stays.
 */
export function useArrivedFields({ spec, origin, isNew, form, initial, setInitial }: Options): void {
  const known = useRef(spec.shape);
  useLayoutEffect(() => {
    if (known.current === spec.shape) return;
    known.current = spec.shape;
    if (!isNew) return;
    const next = initialValues(spec.shape, origin);
    const changed = Object.entries(next).filter(([key, value]) => !(key in initial) || !equal(initial[key], value));
    if (changed.length === 0) return;
    for (const [key, value] of changed) {
      const now: unknown = form.getValues(key);
      // A field that was gone for a moment only still has what was typed.
      if (isNothing(now) || equal(now, initial[key])) form.setValue(key, value);
    }
    setInitial((before) => ({ ...before, ...Object.fromEntries(changed) }));
  }, [spec, origin, isNew, form, initial, setInitial]);
}
