import { valueIn } from '../values/aliases';
import type { Values } from '../values/clean';
import type { Shape } from '../entity/entity';
import { isNothing } from '../values/empty';
import { inCodes } from '../values/recognise';
import type { Validators } from '../entity/validators';

/** A server's record as conditions see it: under the schema's own names, without what says nothing. */
function plain(shape: Shape, record: Values): Values {
  const own = Object.values(shape.fields).map((field) => [field.name, valueIn(record, field)] as const);
  return Object.fromEntries([...Object.entries(record), ...own].filter(([, value]) => !isNothing(value)));
}

/**
 * Whether a record is as a condition says.
 * @param condition key in `Validators.conditions`; without one every record is
 */
export function meets(
  { shape, validators }: { shape: Shape; validators: Validators },
  condition: string | undefined,
  record: Values,
): boolean {
  if (condition === undefined) return true;
  const test = validators.conditions[condition];
  return test ? test(inCodes(shape, plain(shape, record), validators.nameOf)) : true;
}
