/** Reports places that show a field which the server never sends. */
import { getFieldAtPath, getFields, type LintRule } from '../source/lintFolder';
import { quote } from '../source/messageWording';
import { getValueAtPath, toList, toTextOrUndefined, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

const COLUMNS: JsonPath = ['x-admin', 'list', 'columns'];

/** Reports columns, and a `titleField`, of fields that are `writeOnly`: they would always be empty. */
export const checkWriteOnlyFields: LintRule = (source, folder) => {
  const fields = getFields(folder.getResolvedDefinition(source));
  const columns = toList(getValueAtPath(source.value, COLUMNS)).map((column, index) => ({
    name: column,
    field: getValueAtPath(column, ['field']),
    at: [...COLUMNS, index],
  }));
  const title = { name: getValueAtPath(source.value, ['x-admin', 'titleField']), field: undefined };
  return [...columns, { ...title, at: ['x-admin', 'titleField'] }].flatMap(({ name, field, at }): LintFinding[] => {
    const text = toTextOrUndefined(name) ?? toTextOrUndefined(field);
    if (text === undefined || getFieldAtPath(fields, text)?.['writeOnly'] !== true) return [];
    const message = `${quote(text)} is "writeOnly": the server never sends it, so there is nothing to show`;
    return [{ at, message, suggestion: 'Name another field.' }];
  });
};
