/** Checks the rules between the fields of a record: `if/then/else`, `dependentRequired`, `x-compare`. */
import type { EntityModule, ObjectShape } from '../entity/entity';
import { validateForm } from '../form/validateForm';
import type { FieldError } from '../formRules/validationMessages';
import type { FormValues } from '../values/cleanValues';
import { getFieldAtPath } from '../values/fieldPath';
import { isSecretField } from '../values/secretFields';
import { toFormValues } from '../wire/serialization';
import type { FieldFault } from './checkFields';

/** Converts a form path with row indexes: `links.0.url` → `links[].url`. */
const toFieldPath = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '[]');

const describeRule = ({ rule, text, args: { limit } }: FieldError): string => {
  if (rule === 'required' || rule === 'dependentRequired') return 'a value, as a rule of the schema requires';
  if (rule === 'compare' && text !== undefined) return `the order of x-compare: ${text}`;
  return `rule ${rule}${['string', 'number'].includes(typeof limit) ? ` ${String(limit)}` : ''}`;
};

/** Whether a response contains the value of a field. It lacks secrets, masks them, and lacks computed values. */
function isReceived(shape: ObjectShape, path: string): boolean {
  const field = getFieldAtPath(shape, path.replaceAll('[]', ''));
  return !field || (!isSecretField(field) && field.ui.valueFrom === undefined);
}

/**
 * Returns the violated rules of a record.
 * @param record in the format of the schema
 * @param known faults of single fields, which are not reported again
 */
export function checkRules({ entity, validators }: EntityModule, record: FormValues, known: readonly FieldFault[]) {
  const { shape } = entity;
  const errors = validateForm({ shape, validators }, toFormValues(shape, record));
  return Object.values(errors).flatMap((error): FieldFault[] => {
    // Fields that the schema always requires have been checked, and not all of them have a value at all times.
    if (error.isMissing && shape.required.includes(error.path)) return [];
    const field = toFieldPath(error.path);
    const isKnown = known.some((fault) => fault.field === field || fault.field.startsWith(`${field}[]`));
    if (isKnown || !isReceived(shape, field)) return [];
    return [
      {
        ...(field === '' ? { field: '(record)' } : { field }),
        kind: 'rule',
        expected: describeRule(error),
        seen: 'a record that breaks it',
      },
    ];
  });
}
