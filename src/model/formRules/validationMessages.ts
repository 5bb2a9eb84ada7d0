/** Selects the error message for a violated rule. */
import type { ColumnFormat } from '../schemaLanguage/definition';
import type { Field, FieldLimits, KnownParts } from '../entity/entity';
import { getNumberErrorKey } from '../values/parseNumber';
import type { FormFieldLocation } from './findFieldOfViolation';
import type { Violation } from '../entity/validators';

export interface FieldError {
  /** The violated rule, such as `required` or `maxLength`. For a default message: its key in `DEFAULT_VALIDATION_MESSAGES`. */
  rule: string;
  /** The path in the form, such as `articleLinks.2.articleLink`; empty for an error of the whole form. */
  path: string;
  /** The message from the schema, which can contain placeholders; absent if a default message is used. */
  text?: string;
  /** The display format for the limits that the message contains. */
  reads: ColumnFormat;
  /**
   * Whether the error means that no value has been entered yet. Such errors are not displayed before the first
   * save.
   */
  isMissing: boolean;
  args: { title: string; limit?: unknown; min?: number; max?: number };
  /** What the validator found, if the value is edited as a whole: as JSON, or an object with members without a field. */
  details?: ValueDetails;
}

/** The violations of a record, and which of them concern one value. */
export interface ValueDetails {
  violations: readonly Violation[];
  /** The path of the value in the record. */
  steps: readonly string[];
  /** The field's value in the form. */
  value: unknown;
  known: Pick<KnownParts, 'names' | 'values'>;
  /** Whether the value is a list of rows, which users see as a table. */
  hasRows?: boolean;
  /** The titles of the fields of rows or of an object, by name. */
  titles?: Readonly<Record<string, string>>;
}

/** The default messages in English, by rule. A message that contains a count has a singular and a plural form. */
export const DEFAULT_VALIDATION_MESSAGES = {
  required: 'Please input {title}',
  select: 'Please select {title}',
  add: 'Please add at least one entry to {title}',
  fill: 'Please fill in at least one entry of {title}',
  oneOfFields: 'Please fill in at least one of: {title}',
  number: 'Please input a number',
  integer: 'Please input a whole number',
  separators: 'The comma is ambiguous. Please use a point, or leave it out',
  digits: 'Please input a number with fewer digits',
  text: 'Please input text',
  boolean: 'Please input Yes or No',
  range: 'Please input a number from {min} to {max}',
  minimum: 'Please input a number that is at least {limit}',
  maximum: 'Please input a number that is at most {limit}',
  exclusiveMinimum: 'Please input a number greater than {limit}',
  exclusiveMaximum: 'Please input a number less than {limit}',
  multipleOf: 'Please input a multiple of {limit}',
  decimals: 'Please input at most {limit} decimal place |||| Please input at most {limit} decimal places',
  minLength: 'Min {limit} character |||| Min {limit} characters',
  maxLength: 'Max {limit} character |||| Max {limit} characters',
  minItems: 'Please add at least {limit}',
  maxItems: 'At most {limit}',
  lengths: 'Please add {max} or {min} values',
  empty: 'Please leave {title} empty',
  uniqueItems: 'Please remove the duplicates',
  enum: 'Please select one of the options',
  order: 'The end must not be before the start',
  longest: 'Please select at most {limit} day |||| Please select at most {limit} days',
  invalid: 'Please input a valid {title}',
  mask: 'This is a placeholder for a secret. Please input the secret itself',
  whole: 'These values do not fit together',
} as const;

export type DefaultValidationMessageKey = keyof typeof DEFAULT_VALIDATION_MESSAGES;

/** The rule of a record that needs one of several fields. */
export const ONE_OF_FIELDS = 'oneOfFields';

/** The rule of a list that has a length between those that it may have. */
export const LENGTHS = 'lengths';

export const isPresenceRule = (rule: string): boolean =>
  ['required', 'dependentRequired', ONE_OF_FIELDS].includes(rule);

const RANGE = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
const LIST = ['minItems', 'maxItems', 'uniqueItems'];

/** Whether a rule allows nothing but an empty value: no value, as ajv says with `false schema`, null or no items. */
const isOfEmptyValues = (rule: string, limit: unknown, type: unknown): boolean =>
  rule === 'false schema' || type === 'null' || (limit === 0 && /^max[ILP]/.test(rule));

const isChosen = (field: Field): boolean => field.choices !== undefined || field.ui.options !== undefined;

/** Kinds of fields whose values users type, also those of a list. */
const TYPED = ['json', 'tags'];

function requiredText(field: Field): DefaultValidationMessageKey {
  if (field.shape && field.type === 'array') return 'add';
  return isChosen(field) || (field.type === 'array' && !TYPED.includes(field.kind)) ? 'select' : 'required';
}

/** Kinds of fields whose numbers are sent as text. */
const NUMBERS = ['decimal', 'money'];

function typeText(field: Field, value: unknown): DefaultValidationMessageKey {
  const isWhole = field.type === 'integer' || field.kind === 'integer';
  if (isWhole || field.type === 'number' || NUMBERS.includes(field.kind))
    return getNumberErrorKey(String(value)) ?? (isWhole ? 'integer' : 'number');
  if (field.type === 'boolean') return 'boolean';
  return field.type === 'string' ? 'text' : 'invalid';
}

/** Returns the number of decimals that a step allows: 2 for `0.01`; undefined if the step is not a power of ten. */
const getDigits = (step: unknown): number | undefined => {
  const exponent = -Math.log10(Number(step));
  return Number.isInteger(exponent) && exponent >= 0 ? exponent : undefined;
};

function getMultipleOfKey(limit: unknown): DefaultValidationMessageKey {
  const digits = getDigits(limit);
  if (digits === 0) return 'integer';
  return digits === undefined ? 'multipleOf' : 'decimals';
}

/**
 * Returns the key of the default message. Used if neither the active branch nor the field defines a message for the
 * rule.
 */
function getDefaultMessage(
  { rule, location: { field }, params, value }: FieldRuleViolation,
  limits: FieldLimits,
  limit?: unknown,
): DefaultValidationMessageKey {
  if (isOfEmptyValues(rule, limit, params['type'])) return 'empty';
  if (rule === ONE_OF_FIELDS || rule === LENGTHS) return rule;
  if (isPresenceRule(rule)) return requiredText(field);
  if (rule === 'type') return typeText(field, value);
  if (RANGE.includes(rule) && limits.minimum !== undefined && limits.maximum !== undefined) return 'range';
  if (rule === 'multipleOf') return getMultipleOfKey(limit);
  if (rule === 'contains') return 'add';
  if (rule === 'enum') return isChosen(field) ? 'enum' : 'invalid';
  if (rule === 'order' || rule === 'longest' || rule === 'decimals' || rule === 'mask') return rule;
  if (RANGE.includes(rule) || LIST.includes(rule) || rule === 'minLength' || rule === 'maxLength') {
    return rule as DefaultValidationMessageKey;
  }
  return 'invalid';
}

/** Returns the keys under which a schema can define the message for a violated rule, the most specific key first. */
function getSteps(rule: string, isEmptyList: boolean): string[] {
  if (isEmptyList) return ['minItems', 'required'];
  if (rule === 'decimals') return ['multipleOf'];
  return isPresenceRule(rule) ? [rule, 'required'] : [rule];
}

const getLimit = (rule: string, params: Violation['params'], limits: FieldLimits): unknown =>
  params['limit'] ?? params['multipleOf'] ?? params['minContains'] ?? limits[rule as keyof FieldLimits];

export interface FieldRuleViolation {
  rule: string;
  location: FormFieldLocation;
  params: Violation['params'];
  /** The value that violates the rule. */
  value?: unknown;
  /**
   * Whether the error is that a required array is empty. The message for `minItems` then takes precedence over the
   * message for `required`.
   */
  isEmptyList?: boolean;
  /** Whether the array contains rows in the form and all of these rows are blank. */
  hasBlankRows?: boolean;
  /** The message that the schema defines directly in the rule, as in `x-compare`. */
  text?: string;
}

/**
 * Returns the error for a violated rule. Its message comes from the active branch, or else from the field, or else
 * from the default messages. In a branch or field, a message for the rule takes precedence over the message for all
 * rules (`*`).
 */
export function getFieldError(finding: FieldRuleViolation): FieldError {
  const { rule, location, params, isEmptyList = false, hasBlankRows = false, text } = finding;
  const { field, state, path } = location;
  const limits = state.limits ?? field.limits;
  const steps = [...getSteps(rule, isEmptyList), '*'];
  const limit = getLimit(rule, params, limits);
  const { minimum: min = limits.exclusiveMinimum, maximum: max = limits.exclusiveMaximum } = limits;
  const args = {
    title: state.title ?? field.title,
    ...(limit === undefined ? {} : { limit }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(rule === LENGTHS ? params : {}),
  };
  const at = { path, args, reads: field.reads, isMissing: isPresenceRule(rule) };
  if (text !== undefined) return { ...at, rule, text };
  for (const texts of [state.messages ?? {}, field.messages]) {
    const key = steps.find((step) => texts[step] !== undefined);
    if (key !== undefined) return { ...at, rule: key, text: texts[key]! };
  }
  const stated = getDefaultMessage(finding, limits, limit);
  const own = stated === 'add' && hasBlankRows ? 'fill' : stated;
  const ownLimit = own === 'decimals' && rule !== own ? { limit: getDigits(limit) } : {};
  return { ...at, rule: own, args: { ...args, ...ownLimit } };
}
