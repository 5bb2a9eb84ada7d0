/** Reports fields with values that a chart cannot draw. */
import { getDefinitionTypes, getFieldAtPath, getFields, type LintRule } from '../source/lintFolder';
import { quote } from '../source/messageWording';
import { getValueAtPath, toList, toObjectOrEmpty, toTextOrUndefined, type JsonPath } from '../source/readJson';
import type { Severity } from '../source/diagnostic';
import type { LintFinding } from '../source/sourceFile';

const PATH: JsonPath = ['x-admin', 'list', 'chart'];

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

/** Reports values of the chart of a list that are no numbers. */
export const checkChartValues: LintRule = (source, folder) => {
  const { y } = toObjectOrEmpty(getValueAtPath(source.value, PATH));
  const fields = getFields(folder.getResolvedDefinition(source));
  const names = typeof y === 'string' ? [{ name: y, at: [...PATH, 'y'] }] : [];
  const listed = toList(y).map((name, index) => ({ name: toTextOrUndefined(name) ?? '', at: [...PATH, 'y', index] }));
  return [...names, ...listed].flatMap(({ name, at }): LintFinding[] => {
    const field = getFieldAtPath(fields, name);
    const severity = field && getSeverity(field);
    if (!severity) return [];
    const message = `${quote(name)} has no numbers that a chart could draw`;
    return [{ at, message, suggestion: 'Name a field of type "number" or "integer" in "y".', severity }];
  });
};
