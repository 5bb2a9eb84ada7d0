import { useWatch } from 'react-hook-form';
import { useShape } from '../../widgets/context/shape';
import type { UseValues } from '../../widgets/context/values';

/** `useValues` in a form. */
export const useFormValues: UseValues = (names) => {
  const { fields } = useShape();
  const values: readonly unknown[] = useWatch({ name: names.map((name) => fields[name]?.key ?? name) });
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
};
