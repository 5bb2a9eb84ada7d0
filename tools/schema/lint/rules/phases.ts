/** Phases in columns: where a period is can only be said of something with two ends. */
import { fieldAt, fieldsOf, typesOf, type Rule } from '../source/folder';
import { asList, asObject, asText, entriesAt, isObject, valueAt, type Json, type Path } from '../source/json';
import type { Finding } from '../source/source';
import { quote } from '../source/words';

/** A column, and what stands in its cell instead or as well. */
const sourcesIn = (columns: unknown, path: Path): { part: Json; path: Path }[] =>
  asList(columns).flatMap((column, index) =>
    [[], ['fallback'], ['secondary']].flatMap((key) => {
      const part = valueAt(column, key);
      return isObject(part) ? [{ part, path: [...path, index, ...key] }] : [];
    }),
  );

function faultOf(part: Json, path: Path, fields: Json | undefined): Finding[] {
  if (part['display'] !== 'phase' || 'endField' in part) return [];
  const name = asText(part['field']) ?? '';
  const field = fieldAt(fields, name);
  const isMoment = field !== undefined && 'format' in field;
  if (field === undefined || (!isMoment && typesOf(field).some((type) => type === 'object' || type === 'string')))
    return [];
  const message = `a phase is that of a period, and ${quote(name)} is none`;
  return [{ at: [...path, 'display'], message, cure: 'Name its other end as "endField".' }];
}

export const phases: Rule = (source, { wholeOf }) => {
  const { value } = source;
  const list: Path = ['x-admin', 'list', 'columns'];
  const lists = [{ columns: valueAt(value, list), path: list, fields: fieldsOf(wholeOf(source)) }];
  for (const { value: assignment, path } of entriesAt(value, ['x-admin', 'assignments'])) {
    const { columns, rowSchema } = asObject(assignment);
    lists.push({ columns, path: [...path, 'columns'], fields: fieldsOf(rowSchema) });
  }
  return lists.flatMap(({ columns, path, fields }) =>
    sourcesIn(columns, path).flatMap(({ part, path: at }) => faultOf(part, at, fields)),
  );
};
