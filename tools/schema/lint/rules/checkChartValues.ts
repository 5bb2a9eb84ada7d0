/** Reports fields that a chart cannot draw. */
import { getDefinitionTypes, getFieldAtPath, getFields, getNestedFields, type LintRule } from '../source/lintFolder';
import type { AnnotatedKey } from '../source/locatedSchemas';
import { quote } from '../source/messageWording';
import { toList, toObjectOrEmpty, toTextOrUndefined, type Json, type JsonPath } from '../source/readJson';
import type { Severity } from '../source/diagnostic';
import type { LintFinding } from '../source/sourceFile';

/**
 * Returns how a field without numbers is reported. Only a warning is due for a text without a format and without
 * choices, because it may contain digits.
 */
function getSeverity(field: unknown): Severity | undefined {
  const types = getDefinitionTypes(field).filter((type) => type !== 'null');
  const { format, enum: codes, oneOf } = toObjectOrEmpty(field);
  if (types.length === 0 || types.some((type) => type === 'number' || type === 'integer')) return undefined;
  const isPlainText = types.includes('string') && [format, codes, oneOf].every((one) => one === undefined);
  return isPlainText ? 'warning' : 'error';
}

/** Returns the definition of one value of a field. A chart of a record whose `x` and `y` are arrays draws their items. */
function getDrawnField({ parent, inside, path }: AnnotatedKey, name: string): Json | undefined {
  const record = getFields(inside);
  const items = toTextOrUndefined(parent['itemsField']);
  if (items !== undefined) return getFieldAtPath(getNestedFields(getFieldAtPath(record, items)), name);
  const field = getFieldAtPath(record, name);
  const isOfRows = path.slice(1, 3).join('.') === 'list.chart';
  return isOfRows || !field ? field : toObjectOrEmpty(field['items']);
}

function checkLabel(name: string, at: JsonPath, field: unknown): LintFinding[] {
  const types = getDefinitionTypes(field);
  if (types.length === 0 || !types.every((type) => type === 'array' || type === 'object')) return [];
  const message = `${quote(name)} cannot name the points of a chart: it is an ${types.join(' or ')}`;
  return [{ at, message, suggestion: 'Name a field with a text, a date or a number in "x".' }];
}

function checkValue(name: string, at: JsonPath, field: unknown): LintFinding[] {
  const severity = getSeverity(field);
  if (!severity) return [];
  const message = `${quote(name)} has no numbers that a chart could draw`;
  return [{ at, message, suggestion: 'Name a field of type "number" or "integer" in "y".', severity }];
}

const checkFigure = (name: string, at: JsonPath, field: unknown): LintFinding[] =>
  checkValue(name, at, field).map((finding) => ({
    ...finding,
    message: `${quote(name)} has no numbers that a figure could show`,
    suggestion: 'Name a field of type "number" or "integer".',
  }));

/** Reports values of a chart or a figure that are no numbers, and labels of its points that are arrays or objects. */
export const checkChartValues: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((annotatedKey): LintFinding[] => {
    const { path, value, isOwn } = annotatedKey;
    const check = { 'chart x': checkLabel, 'chart y': checkValue, 'statCards valueField': checkFigure }[
      path.slice(-2).join(' ')
    ];
    if (!isOwn || !check) return [];
    const names = typeof value === 'string' ? [{ name: value, at: path }] : [];
    const listed = toList(value).map((name, index) => ({ name: toTextOrUndefined(name) ?? '', at: [...path, index] }));
    return [...names, ...listed].flatMap(({ name, at }) => {
      const field = getDrawnField(annotatedKey, name);
      return field ? check(name, at, field) : [];
    });
  });
