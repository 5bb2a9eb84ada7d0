/** Checks the rules between the fields of a record: `if/then/else`, `dependentRequired`, `x-compare`. */
import type { EntityModule, Field, ObjectShape } from '../entity/entity';
import { validateForm } from '../form/validateForm';
import type { FieldError } from '../formRules/validationMessages';
import type { FormValues } from '../values/cleanValues';
import { getFieldValue } from '../values/getFieldValue';
import { getFieldAtPath } from '../values/fieldPath';
import { isSecretField } from '../values/secretFields';
import { toFormValues } from '../wire/toFormValues';
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

/** The faults of values by which no rule can be decided. */
const UNUSABLE: readonly FieldFault['kind'][] = ['missing', 'type', 'null', 'code', 'limit'];

/** The codes of option lists, by field name. */
export type OptionCodes = ReadonlyMap<string, readonly unknown[]>;

/** The number of codes of an option list that are tried. */
const MAX_CODES = 50;

/** Whether a code is missing in its option list, which is reported as a fault of its own. */
const isUnknownCode = (field: Field, record: FormValues, codes: OptionCodes): boolean => {
  const value = getFieldValue(record, field);
  return codes.has(field.name) && !codes.get(field.name)!.some((code) => String(code) === String(value));
};

/** Returns the values that a field may have had in place of a faulty one, as far as rules can mention them. */
const getPossibleValues = ({ name, choices = [], type, ui }: Field, codes: OptionCodes): unknown[] => [
  undefined,
  ...(codes.get(name) ?? []).slice(0, MAX_CODES),
  ...choices.map(({ value }) => value),
  ...(ui.codesUsedByRules ?? []),
  ...(type === 'boolean' ? [true, false] : []),
];

const getErrors = ({ entity: { shape }, validators }: EntityModule, record: FormValues): FieldError[] =>
  Object.values(validateForm({ shape, validators }, toFormValues(shape, record)));

/** Creates a function that returns whether an error may be due to a faulty value, which has been reported already. */
function createConsequenceTest(
  module: EntityModule,
  record: FormValues,
  known: readonly FieldFault[],
  codes: OptionCodes,
) {
  const names = new Set(known.filter(({ kind }) => UNUSABLE.includes(kind)).map(({ field }) => field));
  const faulty = Object.values(module.entity.shape.fields).filter(
    (field) => names.has(field.name) || isUnknownCode(field, record, codes),
  );
  const others = faulty.flatMap((field) =>
    getPossibleValues(field, codes).map((value) => getErrors(module, { ...record, [field.name]: value })),
  );
  return ({ path }: FieldError): boolean => others.some((errors) => errors.every((error) => error.path !== path));
}

/**
 * Returns the violated rules of a record.
 * @param record in the format of the schema
 * @param known faults of single fields, which are not reported again
 * @param codes the codes of the option lists that were read
 */
export function checkRules(
  module: EntityModule,
  record: FormValues,
  known: readonly FieldFault[],
  codes: OptionCodes = new Map(),
) {
  const { shape } = module.entity;
  const errors = getErrors(module, record);
  const isConsequence = errors.length > 0 ? createConsequenceTest(module, record, known, codes) : () => false;
  return errors.flatMap((error): FieldFault[] => {
    // Fields that the schema always requires have been checked, and not all of them have a value at all times.
    if (error.isMissing && shape.required.includes(error.path)) return [];
    const field = toFieldPath(error.path);
    const isKnown = known.some((fault) => fault.field === field || fault.field.startsWith(`${field}[]`));
    if (isKnown || !isReceived(shape, field) || isConsequence(error)) return [];
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
