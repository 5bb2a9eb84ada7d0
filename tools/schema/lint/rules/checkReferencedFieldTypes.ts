/**
 * Reports fields that do not have what a screen needs from them: options for tabs, numbers for a share of a total,
 * the start and end of a period.
 */
import { getFieldAtPath, getFields, getDefinitionTypes, type LintRule } from '../source/lintFolder';
import { toObjectOrEmpty, type Json } from '../source/readJson';
import type { AnnotatedKey } from '../source/locatedSchemas';
import { quote } from '../source/messageWording';

/** A requirement that a field must meet if a certain key of a screen refers to the field. */
interface FieldNeed {
  applies: (key: string, annotatedKey: AnnotatedKey) => boolean;
  isMet: (field: Json, annotatedKey: AnnotatedKey) => boolean;
  /** Key at which the error is reported. Default: the key that contains the field name. */
  at?: string;
  message: (name: string) => string;
  suggestion: string;
}

const isOneOf = (field: Json, types: readonly string[]): boolean =>
  getDefinitionTypes(field).some((type) => types.includes(type));

const isOnly = (field: Json, types: readonly string[]): boolean => {
  const own = getDefinitionTypes(field).filter((type) => type !== 'null');
  return own.length > 0 && own.every((type) => types.includes(type));
};

/** Whether an object, if its fields are described, has any that is a single value. */
const hasFigures = (field: Json): boolean => {
  const inner = Object.values(getFields(field) ?? {});
  return inner.length === 0 || !inner.every((one) => isOnly(toObjectOrEmpty(one), ['array', 'object']));
};

const FIELD_NEEDS: readonly FieldNeed[] = [
  {
    applies: (key) => key === 'filterField',
    isMet: (field) => 'oneOf' in field || 'options' in toObjectOrEmpty(field['x-ui']),
    message: (name) => `the tabs are the options of ${name}, which has none`,
    suggestion: 'Give the field "oneOf", or "x-ui": { "options": "…" }.',
  },
  {
    applies: (key, { parent }) => key === 'percentOfField' || (key === 'field' && 'percentOfField' in parent),
    isMet: (field) => getDefinitionTypes(field).length === 0 || isOneOf(field, ['number', 'integer']),
    message: (name) => `${name} is no number: nothing can be its share`,
    suggestion: 'Name a field of numbers.',
  },
  {
    applies: (key, { path }) => path.at(-2) === 'metrics' || (key === 'field' && path.at(-3) === 'metrics'),
    isMet: (field) => !isOnly(field, ['array']) && hasFigures(field),
    message: (name) => `${name} contains nothing that a figure could show`,
    suggestion: 'Name a field with a number, a text or a date, or an object of numbers.',
  },
  {
    applies: (key) => key === 'valuesByKeyField',
    isMet: hasFigures,
    message: (name) => `${name} has no numbers that a chart could draw`,
    suggestion: 'Name an object whose fields are numbers.',
  },
  {
    applies: (key) => key === 'countField',
    isMet: (field) => getDefinitionTypes(field).length === 0 || isOneOf(field, ['number', 'integer']),
    message: (name) => `${name} is no number: it cannot say how many rows there are`,
    suggestion: 'Name a field with the number of rows, or remove it: the rows are counted then.',
  },
  {
    applies: (key) => key === 'rowIdField',
    isMet: (field) => getDefinitionTypes(field).length === 0 || isOneOf(field, ['number', 'integer', 'string']),
    message: (name) => `${name} cannot identify a row: it is no number and no text`,
    suggestion: 'Name the field with the id of the row.',
  },
  {
    applies: (key) => key === 'periodEndField',
    isMet: (_, { parent, value }) => parent['field'] !== value,
    message: (name) => `the period of ${name} ends in the field where it begins`,
    suggestion: 'Name the field with its end.',
  },
  {
    applies: (key) => key === 'countryField' || key === 'codeField',
    isMet: (field, { path }) =>
      path.at(-2) !== 'currency' || getDefinitionTypes(field).length === 0 || isOneOf(field, ['string']),
    message: (name) => `${name} is no text: it contains no code of a currency or country`,
    suggestion: 'Name a field with the code.',
  },
  {
    applies: (key, { parent }) => key === 'field' && parent['display'] === 'phase' && !('periodEndField' in parent),
    isMet: (field) => !('format' in field) && isOneOf(field, ['object', 'string']),
    at: 'display',
    message: (name) => `a phase is that of a period, and ${name} is none`,
    suggestion: 'Name its other end as "periodEndField".',
  },
];

export const checkReferencedFieldTypes: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((annotatedKey) => {
    const { path, value, isOwn, inside } = annotatedKey;
    if (!isOwn || typeof value !== 'string') return [];
    const key = String(path.at(-1));
    return FIELD_NEEDS.filter(({ applies }) => applies(key, annotatedKey)).flatMap(
      ({ isMet, at = path.at(-1) ?? key, message, suggestion }) => {
        const near = annotatedKey.around.map(getFields).findLast((fields) => fields && value in fields);
        const field = getFieldAtPath(getFields(inside), value) ?? getFieldAtPath(near, value);
        return field === undefined || isMet(field, annotatedKey)
          ? []
          : [{ at: [...path.slice(0, -1), at], message: message(quote(value)), suggestion }];
      },
    );
  });
