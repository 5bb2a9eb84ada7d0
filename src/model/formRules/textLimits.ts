/** Tests texts with the format, the pattern and the lengths of their field. */
import type { Field } from '../entity/entity';
import { ucs2length } from '../values/ajvRuntime';
import { checksByFormat } from './formats';

type LimitedField = Pick<Field, 'format' | 'limits'>;

/** Whether a text has the format of its field. A format that is not known restricts nothing. */
export const isOfFormat = ({ format }: LimitedField, text: string): boolean =>
  checksByFormat[format ?? '']?.(text) ?? true;

/** Whether a text matches the pattern of its field. A pattern that cannot be read restricts nothing. */
export function isOfPattern({ limits: { pattern } }: LimitedField, text: string): boolean {
  try {
    return pattern === undefined || new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** Whether a text satisfies everything that its field says of texts. */
export function isWithinTextLimits(field: LimitedField, text: string): boolean {
  const { minLength = 0, maxLength = Infinity } = field.limits;
  const length = ucs2length(text);
  return length >= minLength && length <= maxLength && isOfFormat(field, text) && isOfPattern(field, text);
}
