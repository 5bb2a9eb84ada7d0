/** Reports two errors in fields without an input: fields that are required, and default values that have no effect. */
import type { LintRule } from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';

/** Whether the field never has an input, because the server sets it or because `valueFrom` computes it. */
export const isFixed = (field: Json): boolean =>
  field['readOnly'] === true || getValueAtPath(field, ['x-ui', 'valueFrom']) !== undefined;

interface Mention {
  name: string;
  path: JsonPath;
  keyword: string;
}

const collectNames = (value: unknown, path: JsonPath, keyword: string): Mention[] =>
  toList(value).flatMap((name, index) => (typeof name === 'string' ? [{ name, path: [...path, index], keyword }] : []));

const collectMentions = ({ own }: LocatedSchema): Mention[] => [
  ...collectNames(own['required'], ['required'], 'required'),
  ...getEntriesAtPath(own, ['dependentRequired']).flatMap(({ value, path }) =>
    collectNames(value, path, 'dependentRequired'),
  ),
];

const DEMANDS = ['record', 'field', 'branch', 'change'];

/** Reports required fields that have no input (`readOnly` or `valueFrom`). Users could not save any form. */
export const checkRequiredReadOnly: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap((locatedSchema): LintFinding[] => {
    if (!DEMANDS.includes(locatedSchema.role)) return [];
    const fields = toObjectOrEmpty(locatedSchema.base['properties']);
    return collectMentions(locatedSchema)
      .filter(({ name }) => isFixed(toObjectOrEmpty(fields[name])))
      .map(({ name, path, keyword }) => ({
        at: [...locatedSchema.path, ...path],
        message: `${quote(keyword)} asks for ${quote(name)}, which nobody can fill in`,
        suggestion: `Take it out of ${quote(keyword)}, or remove its "readOnly" or "valueFrom".`,
      }));
  });

const STARTS = ['default', 'defaultFrom'];

/** Reports default values of fields with `valueFrom`. They have no effect, because `valueFrom` determines the value. */
export const checkComputedFields: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ own, entityFile, path, role }): LintFinding[] => {
    const from = toTextOrUndefined(getValueAtPath(entityFile, ['x-ui', 'valueFrom']));
    if (role !== 'field' || from === undefined) return [];
    return STARTS.flatMap((key) => {
      const at = key === 'default' ? [key] : ['x-ui', key];
      return getValueAtPath(own, at) === undefined
        ? []
        : [
            {
              at: [...path, ...at],
              key: true,
              message: `${quote(key)} does nothing beside "valueFrom": the field is ${quote(from)}`,
              suggestion: 'Keep one of the two.',
            },
          ];
    });
  });
