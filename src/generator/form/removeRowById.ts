import { isObject, type FormValues } from '../../model/values/cleanValues';

function drop(value: unknown, steps: readonly string[], isGone: (row: unknown) => boolean): unknown {
  const [step, ...rest] = steps;
  if (Array.isArray(value)) {
    return step === undefined ? value.filter((row) => !isGone(row)) : value.map((row) => drop(row, steps, isGone));
  }
  if (step === undefined || !isObject(value)) return value;
  return { ...value, [step]: drop(value[step], rest, isGone) };
}

/**
 * Returns the form values without a row that has been deleted on the server. The row is found by its id, because
 * its index in the form may have changed.
 * @param path the path of the array: `articleLinks`, `rates.2.items`
 */
export function removeRowById(values: FormValues, path: string, idName: string, id: unknown): FormValues {
  const steps = path.split('.').filter((step) => !/^\d+$/.test(step));
  return drop(values, steps, (row) => isObject(row) && row[idName] === id) as FormValues;
}
