import { getCodeLabel } from '../humanizeName';
import type { Choice, ErrorMessage, FieldDefinition } from '../schemaLanguage/definition';
import type { FieldLimits, Option } from '../entity/entity';
import { DISPLAY_FORMATS } from '../displayFormats/displayFormats';
import { getMaxMatchLength } from './patternLength';
import { isChoiceList } from './fieldTraits';

/** The keywords that limit the values of a field. */
export const LIMIT_KEYWORDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'pattern',
] as const satisfies readonly (keyof FieldLimits)[];

/**
 * Returns the limits of a field. If `maxLength` is missing, the maximum length is derived from `pattern` where
 * possible.
 */
export function getFieldLimits(definition: FieldDefinition): FieldLimits {
  const entries = LIMIT_KEYWORDS.filter((key) => definition[key] !== undefined).map((key) => [key, definition[key]]);
  const limits = Object.fromEntries(entries) as FieldLimits;
  const longest = limits.pattern === undefined ? undefined : getMaxMatchLength(limits.pattern);
  return longest === undefined || limits.maxLength !== undefined ? limits : { ...limits, patternLength: longest };
}

/** Returns the error messages by violated rule. A message that applies to all rules has the key `*`. */
export function getErrorMessagesByRule(message: ErrorMessage | undefined): Record<string, string> {
  if (message === undefined) return {};
  return typeof message === 'string' ? { '*': message } : (message as Record<string, string>);
}

const isPlain = (value: unknown): value is Choice['const'] => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * The maximum number of options of a numeric range. A range with more options has a mistake in `step` and would
 * freeze the browser.
 */
const MOST_CHOICES = 1000;

/** Returns the options of a numeric range. Their labels are numbers in the display format of the field. */
function getRangeChoices({ 'x-ui': ui }: FieldDefinition): Option[] | undefined {
  if (!ui?.optionRange) return undefined;
  const { min, max, step } = ui.optionRange;
  const count = Math.min(MOST_CHOICES, Math.floor((max - min) / step) + 1);
  const format = DISPLAY_FORMATS[ui.columnDefaults?.display ?? 'number'].formatBound ?? String;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const value = Number((min + index * step).toFixed(10));
    return { value, label: format(value) };
  });
}

/**
 * Returns the options that the schema defines by `oneOf: [{const, title}]`, by `enum`, by a single `const` or by a
 * numeric range. A code without a title is its own label: other spaces or capitals would make `kWh` or `v1.2` wrong.
 */
export function getEnumOptions(definition: FieldDefinition): Option[] | undefined {
  const values = definition.enum ?? (isPlain(definition.const) ? [definition.const] : undefined);
  const choices: Choice[] | undefined = isChoiceList(definition.oneOf)
    ? definition.oneOf
    : values?.filter((value) => value !== null).map((value) => ({ const: value }));
  const written = choices?.map(({ const: value, title, description }) => ({
    value,
    label: title ?? getCodeLabel(value),
    ...(description ? { description } : {}),
  }));
  return written ?? getRangeChoices(definition);
}
