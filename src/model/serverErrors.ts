import type { Values } from './clean';
import { placeOf } from './places';
import { evaluate } from './rules';
import type { Filled } from './wire';

/** `articleLinks[0].articleLink` and `articleLinks.0.articleLink` mean the same. */
const toPointer = (path: string): string => `/${path.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;

/**
 * The errors a server names by field, at their places in the form: it counts the rows that were
 * sent, the form also has those that were not.
 * @returns what can be shown at a field, and the texts of what cannot
 */
export function serverErrors(
  { shape, validators }: Filled,
  values: Values,
  errors: Record<string, unknown>,
): { fields: Record<string, string>; others: string[] } {
  const evaluation = evaluate(shape, values, validators);
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [name, error] of Object.entries(errors)) {
    const violation = { instancePath: toPointer(name), keyword: 'server', params: {} };
    const place = placeOf(violation, shape, evaluation);
    if (place?.state.visible) fields[place.path] = String(error);
    else others.push(String(error));
  }
  return { fields, others };
}
