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
 * The values without a row that the server has deleted. It is found by its id: its place in the form
 * may have moved since.
 * @param path of the list: `articleLinks`, `rates.2.items`
 */
export function removeRow(values: FormValues, path: string, idName: string, id: unknown): FormValues {
  const steps = path.split('.').filter((step) => !/^\d+$/.test(step));
  return drop(values, steps, (row) => isObject(row) && row[idName] === id) as FormValues;
}
