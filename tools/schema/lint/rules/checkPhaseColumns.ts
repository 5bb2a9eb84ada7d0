/** Reports columns that display a phase without a period: a phase needs both ends of a period. */
import { getFieldAtPath, getFields, getTypes, type LintRule } from '../source/lintFolder';
import {
  toList,
  toObject,
  toText,
  getEntriesAtPath,
  isObject,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';

/** Returns a column together with its `fallback` and `secondary` contents. */
const sourcesIn = (columns: unknown, path: JsonPath): { part: Json; path: JsonPath }[] =>
  toList(columns).flatMap((column, index) =>
    [[], ['fallback'], ['secondary']].flatMap((key) => {
      const part = getValueAtPath(column, key);
      return isObject(part) ? [{ part, path: [...path, index, ...key] }] : [];
    }),
  );

function getFault(part: Json, path: JsonPath, fields: Json | undefined): LintFinding[] {
  if (part['display'] !== 'phase' || 'periodEndField' in part) return [];
  const name = toText(part['field']) ?? '';
  const field = getFieldAtPath(fields, name);
  const isMoment = field !== undefined && 'format' in field;
  if (field === undefined || (!isMoment && getTypes(field).some((type) => type === 'object' || type === 'string')))
    return [];
  const message = `a phase is that of a period, and ${quote(name)} is none`;
  return [{ at: [...path, 'display'], message, suggestion: 'Name its other end as "periodEndField".' }];
}

export const checkPhaseColumns: LintRule = (source, { getResolvedDefinition }) => {
  const { value } = source;
  const list: JsonPath = ['x-admin', 'list', 'columns'];
  const lists = [
    { columns: getValueAtPath(value, list), path: list, fields: getFields(getResolvedDefinition(source)) },
  ];
  for (const { value: assignment, path } of getEntriesAtPath(value, ['x-admin', 'assignments'])) {
    const { columns, rowSchema } = toObject(assignment);
    lists.push({ columns, path: [...path, 'columns'], fields: getFields(rowSchema) });
  }
  return lists.flatMap(({ columns, path, fields }) =>
    sourcesIn(columns, path).flatMap(({ part, path: at }) => getFault(part, at, fields)),
  );
};
