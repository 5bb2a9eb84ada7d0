/** Reports titles by which users cannot tell fields or records apart. */
import { getColumnTitle } from '../source/columnTitle';
import { getDefinitionTypes, getFieldAtPath, getFields, type LintRule } from '../source/lintFolder';
import { quote } from '../source/messageWording';
import {
  getEntriesAtPath,
  getValueAtPath,
  toList,
  toObjectOrEmpty,
  toTextOrUndefined,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

/** The keys whose arrays name the fields of one table or of one part of a form or view. */
const LISTS = ['columns', 'fields'];

/** Returns the arrays of names of fields in the screens of an entity, with their paths. */
function collectNameLists(value: unknown, path: JsonPath): { names: unknown[]; path: JsonPath }[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => collectNameLists(part, [...path, index]));
  return getEntriesAtPath(value, []).flatMap(({ name, value: part }) =>
    LISTS.includes(name) && Array.isArray(part)
      ? [{ names: part, path: [...path, name] }]
      : collectNameLists(part, [...path, name]),
  );
}

/** Reports columns of a list, and fields of one part of a form or view, with the same title. */
export const checkSameTitles: LintRule = (source, folder) => {
  const fields = getFields(folder.getResolvedDefinition(source));
  return collectNameLists(source.value['x-admin'], ['x-admin']).flatMap(({ names, path }) => {
    const first = new Map<string, string>();
    return names.flatMap((item, index): LintFinding[] => {
      const name = toTextOrUndefined(item) ?? toTextOrUndefined(getValueAtPath(item, ['field']));
      const title = name === undefined ? undefined : getColumnTitle(fields, name);
      if (name === undefined || title === undefined || getValueAtPath(item, ['title']) !== undefined) return [];
      const other = first.get(title);
      first.set(title, other ?? name);
      if (other === undefined || other === name) return [];
      return [
        {
          at: [...path, index],
          message: `${quote(name)} has the title ${quote(title)} of ${quote(other)}`,
          suggestion: 'Give one of the two another title, so that users can tell them apart.',
          severity: 'warning',
        },
      ];
    });
  });
};

/** Arrays in the screens of an entity whose items users tell apart by their titles. */
const TITLED = ['sections', 'views', 'quickFilters'];

function collectTitledLists(value: unknown, path: JsonPath): JsonPath[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => collectTitledLists(part, [...path, index]));
  return getEntriesAtPath(value, []).flatMap(({ name, value: part }) => [
    ...(TITLED.includes(name) && Array.isArray(part) ? [[...path, name]] : []),
    ...collectTitledLists(part, [...path, name]),
  ]);
}

/** Warns of two items of one array with the same title, which users cannot tell apart. */
export function findSameTitlesInArray(value: unknown, path: JsonPath, what: string): LintFinding[] {
  const titles = toList(getValueAtPath(value, path)).map((item) => toTextOrUndefined(toObjectOrEmpty(item)['title']));
  return titles.flatMap((title, index): LintFinding[] =>
    title === undefined || titles.indexOf(title) === index
      ? []
      : [
          {
            at: [...path, index, 'title'],
            message: `two ${what} have the title ${quote(title)}`,
            suggestion: 'Give one of the two another title, so that users can tell them apart.',
            severity: 'warning',
          },
        ],
  );
}

/** Warns of sections, views and quick filters of one screen with the same title. */
export const checkSameItemTitles: LintRule = ({ value }) =>
  collectTitledLists(value['x-admin'], ['x-admin']).flatMap((path) =>
    findSameTitlesInArray(value, path, path.at(-1) === 'quickFilters' ? 'quick filters' : String(path.at(-1))),
  );

/** Warns of a field `id` beside another `idField`: its key is that of the id of the record, so its value is lost. */
export const checkFieldNamedId: LintRule = (source, folder) => {
  const entityFile = folder.getResolvedDefinition(source);
  const id = getValueAtPath(entityFile, ['x-admin', 'idField']);
  if (id === undefined || id === false || id === 'id' || !getFields(entityFile)?.['id']) return [];
  return [
    {
      at: ['x-admin', 'idField'],
      message: `the field "id" shows the value of ${quote(id)}, and its own is neither shown nor sent`,
      suggestion: 'Make "id" the "idField", or remove the field.',
      severity: 'warning',
    },
  ];
};

/** Reports a `titleField` whose values are objects or arrays. */
export const checkTitleFieldType: LintRule = (source, folder) => {
  const entityFile = folder.getResolvedDefinition(source);
  const name = toTextOrUndefined(getValueAtPath(entityFile, ['x-admin', 'titleField']));
  const field = name === undefined ? undefined : getFieldAtPath(getFields(entityFile), name);
  const type = getDefinitionTypes(field).find((one) => one === 'object' || one === 'array');
  if (name === undefined || type === undefined) return [];
  return [
    {
      at: ['x-admin', 'titleField'],
      message: `${quote(name)} cannot name a record: it is an ${type}`,
      suggestion: 'Name a field with a text or a number.',
    },
  ];
};
