/** Reports display formats that cannot show the values of their field. */
import type { ColumnFormat } from '../../../../src/model/schemaLanguage/definition';
import { getDefinitionTypes, getFieldAtPath, getFields, type LintRule } from '../source/lintFolder';
import type { AnnotatedKey } from '../source/locatedSchemas';
import { joinQuotedNames, quote } from '../source/messageWording';
import { toObjectOrEmpty, toTextOrUndefined, type Json } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

const NUMBERS = ['integer', 'number'];
const PLAIN = ['string', ...NUMBERS];

/** The types of fields that a display format can show. Formats that are missing show every value. */
const SHOWN_TYPES: Partial<Readonly<Record<ColumnFormat, readonly string[]>>> = {
  number: PLAIN,
  money: PLAIN,
  clock: PLAIN,
  hours: PLAIN,
  date: PLAIN,
  datetime: PLAIN,
  month: PLAIN,
  boolean: ['boolean', ...PLAIN],
  status: ['boolean', ...PLAIN],
  count: ['array', 'object', ...PLAIN],
  list: ['array', 'object', 'string'],
  period: ['string', 'object', 'array'],
  link: ['string', 'array'],
  email: ['string', 'array'],
  image: ['string', 'object', 'array'],
  object: ['object'],
};

/** Formats that read numbers. A text may contain digits, but a date or an address never does. */
const NUMERIC: readonly string[] = ['number', 'money', 'clock', 'hours', 'count'] satisfies ColumnFormat[];
const TEMPORAL: readonly string[] = ['date', 'datetime', 'month', 'period', 'phase'] satisfies ColumnFormat[];
const ADDRESSES: readonly string[] = ['link', 'email', 'image'] satisfies ColumnFormat[];
const TEMPORAL_FORMATS: readonly unknown[] = ['date', 'month', 'date-time', 'yyyy-MM-dd HH:mm'];

function getField({ parent, inside, path, locatedSchema }: AnnotatedKey): Json | undefined {
  if (path.includes('columnDefaults')) return locatedSchema?.entityFile;
  const name = toTextOrUndefined(parent['field']);
  return name === undefined ? undefined : getFieldAtPath(getFields(inside), name);
}

const hasOptions = (field: Json): boolean =>
  field['enum'] !== undefined ||
  field['oneOf'] !== undefined ||
  toObjectOrEmpty(field['x-ui'])['options'] !== undefined;

/** Returns why a display format does not fit a field; undefined if it fits. A text may turn out to contain digits. */
function findMisfit(display: string, field: Json): Omit<LintFinding, 'at'> | undefined {
  const shown = SHOWN_TYPES[display as ColumnFormat];
  const types = getDefinitionTypes(field);
  if (!shown || types.length === 0) return undefined;
  const { format } = field;
  const isFormatted = format !== undefined && !types.some((type) => NUMBERS.includes(type));
  const isMoment = TEMPORAL_FORMATS.includes(format);
  const isUnlike = isFormatted && (NUMERIC.includes(display) || (isMoment ? ADDRESSES : TEMPORAL).includes(display));
  const whose = isUnlike ? `format ${quote(format)}` : `type ${joinQuotedNames(types)}`;
  const suggestion = 'Remove "display": the format of the field is used. Or show another field.';
  if (isUnlike || !types.some((type) => shown.includes(type)))
    return { message: `display ${quote(display)} cannot show values of ${whose}`, suggestion };
  const isPlainText = types.join() === 'string' && format === undefined && !hasOptions(field);
  if (!isPlainText || !NUMERIC.includes(display)) return undefined;
  const message = `display ${quote(display)} is for numbers, and the field is a text`;
  return { message, suggestion: 'It may stay if the texts are numbers. Otherwise remove it.', severity: 'warning' };
}

/** Reports a `display` of a column, a detail or a field that does not fit the type or the format of the field. */
export const checkDisplays: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((annotatedKey): LintFinding[] => {
    const { path, isOwn, value } = annotatedKey;
    if (!isOwn || path.at(-1) !== 'display' || typeof value !== 'string') return [];
    const field = getField(annotatedKey);
    const misfit = field && findMisfit(value, field);
    return misfit ? [{ at: path, ...misfit }] : [];
  });
