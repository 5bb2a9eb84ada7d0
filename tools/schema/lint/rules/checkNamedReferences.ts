/**
 * Checks texts that are names: of fields, option lists, entities, hand-written components. The meta-schema declares
 * which texts are names.
 */
import type { NameKind } from '../../../../src/model/schemaLanguage/metaSchema';
import {
  getEntityName,
  getFieldAtPath,
  getFields,
  getInnerObject,
  type LintFolder,
  type LintRule,
} from '../source/lintFolder';
import {
  toList,
  toObject,
  toText,
  getEntriesAtPath,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { CustomPartKind } from '../source/customParts';
import type { AnnotatedKey } from '../source/schemaPlaces';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { listAllowedNames, suggestName, quote } from '../source/messageWording';
import { getFilterNames } from './knownPlaceholders';

/** A name and its place. */
interface NameReference {
  text: string;
  path: JsonPath;
  /** The name is a key in the file, not a value. */
  key?: boolean;
  told: AnnotatedKey;
  source: SourceFile;
  folder: LintFolder;
}

/** Terms for the places of names, where the key itself is less clear. */
const CALLED: Readonly<Record<string, string>> = {
  columns: 'column',
  filters: 'filter',
  fields: 'form field',
  details: 'detail',
  metrics: 'metric',
  periodEndField: 'end of a column',
  fallback: 'stand-in of a column',
  secondary: 'second part of a column',
  bodyFields: 'body field',
  rowIdField: 'row id',
  rowTitleField: 'row title',
  rowActions: 'row action',
  left: 'x-compare',
  right: 'x-compare',
  idField: 'id',
  x: 'x of the chart',
  y: 'y of the chart',
};

/** Keys that are skipped: in an array of objects, the array's key says what they are. */
const TRANSPARENT: readonly unknown[] = ['field', 'name'];

/** Returns the analyst's term for the place: `column`, `labelField`, `condition`. */
function getWhat({ path, means, schemaPlace }: AnnotatedKey): string {
  if (means.keysReferTo && path.at(-1) === 'properties')
    return schemaPlace?.role === 'condition' ? 'condition' : 'branch';
  const steps = path.filter((step) => typeof step === 'string' && !TRANSPARENT.includes(step));
  const key = String(steps.at(-1));
  if (means.refersTo === 'row') return key === 'idField' ? 'rows.idField' : key;
  if (steps.at(-2) === 'dependentRequired') return 'dependentRequired';
  return CALLED[key] ?? key;
}

/** Reports a name that is none of the fields; nothing when the fields are unknown. */
const unknownField = (mention: NameReference, fields: Json | undefined): LintFinding[] => {
  const { text, path, key, told } = mention;
  if (!fields || Object.hasOwn(fields, text)) return [];
  const names = Object.keys(fields);
  return [
    {
      at: path,
      ...(key ? { key } : {}),
      message: `${getWhat(told)} ${quote(text)} names no field${suggestName(text, names)}`,
      suggestion: names.length > 0 ? listAllowedNames(names) : 'The object has no "properties" yet.',
    },
  ];
};

const missing = (
  { text, path, key }: NameReference,
  known: readonly string[],
  message: string,
  suggestion = listAllowedNames(known),
): LintFinding[] =>
  known.includes(text)
    ? []
    : [{ at: path, ...(key ? { key } : {}), message: `${message}${suggestName(text, known)}`, suggestion }];

type Check = (mention: NameReference) => LintFinding[];

const anInside: Check = (mention) => unknownField(mention, getFields(mention.told.inside));

/** Accepts a field, or the path of a field in a nested object. */
const pathIn = (mention: NameReference, fields: Json | undefined): LintFinding[] =>
  getFieldAtPath(fields, mention.text) ? [] : unknownField(mention, fields);

const aPath: Check = (mention) => pathIn(mention, getFields(mention.told.inside));

/** Accepts a field of the items that `itemsField` beside it names; without `itemsField`, a field of the record. */
const anItem: Check = (mention) => {
  const record = getFields(mention.told.inside);
  const items = toText(mention.told.parent['itemsField']);
  return pathIn(mention, items === undefined ? record : getInnerObject(getFieldAtPath(record, items)));
};

/** Accepts another field of the same object. */
const aSibling: Check = (mention) => {
  const { told, text, path, key = false } = mention;
  if (told.fields.at(-1) !== text) return unknownField(mention, getFields(told.around.at(-1)));
  const message = `${quote(told.path.at(-1))} of ${quote(text)} names the field itself`;
  return [{ at: path, key, message, suggestion: 'Name another field, or remove it.' }];
};

/**
 * Accepts the fields of the row and of the record around it. A shared definition is not checked, since its users
 * are unknown.
 */
const anAround: Check = (mention) => {
  if (mention.told.path[0] === '$defs') return [];
  const all = mention.told.around.map(getFields).filter((fields) => fields !== undefined);
  return unknownField(mention, all.length > 0 ? (Object.assign({}, ...all) as Json) : undefined);
};

const getAdmin = ({ source, folder }: NameReference): Json => toObject(folder.getResolvedDefinition(source)['x-admin']);

/** Actions of a row besides those of its entity. */
const BUILT_IN = ['edit', 'duplicate', 'delete', 'view'];

const anAction: Check = (mention) => {
  const { actions, assignments } = getAdmin(mention);
  const known = [...BUILT_IN, ...Object.keys(toObject(actions)), ...Object.keys(toObject(assignments))];
  return missing(mention, known, `unknown ${getWhat(mention.told)} ${quote(mention.text)}`);
};

const handWritten =
  (part: CustomPartKind): Check =>
  (mention) => {
    const known = mention.folder.parts[part];
    const message = `there is no hand-written ${part} ${quote(mention.text)}`;
    const others = known.length > 0 ? ` There are: ${known.join(', ')}.` : '';
    return missing(mention, known, message, `Write src/pages/…/${mention.text}.${part}.tsx, or take another.${others}`);
  };

const listsIn = ({ files }: LintFolder): string[] =>
  Object.keys(toObject(files['options.json'])).filter((name) => name !== '$schema');

const groupsIn = ({ files }: LintFolder): string[] =>
  toList(toObject(files['navigation.json'])['groups']).flatMap((group) => toText(toObject(group)['key']) ?? []);

/** The check for each kind of name; a missing kind is a compile error. */
const NAME_CHECKS: Readonly<Record<NameKind, Check>> = {
  inside: anInside,
  own: anInside,
  field: anInside,
  row: anInside,
  record: (mention) => unknownField(mention, getFields(mention.folder.getResolvedDefinition(mention.source))),
  path: aPath,
  item: anItem,
  sibling: aSibling,
  around: anAround,
  action: (mention) => (mention.path.at(-1) === 'custom' ? handWritten('action')(mention) : anAction(mention)),
  section: handWritten('section'),
  view: handWritten('view'),
  assignment: (mention) =>
    missing(
      mention,
      Object.keys(toObject(getAdmin(mention)['assignments'])),
      `there is no assignment ${quote(mention.text)}`,
    ),
  filter: (mention) => {
    const known = getFilterNames(toObject(getAdmin(mention)['list'])['filters']);
    const message = `there is no filter ${quote(mention.text)} in the list`;
    return missing(mention, known, message, `Add the filter. ${listAllowedNames(known)}`);
  },
  call: (mention) =>
    missing(mention, Object.keys(toObject(getAdmin(mention)['calls'])), `there is no call ${quote(mention.text)}`),
  entity: (mention) =>
    missing(mention, mention.folder.entities.map(getEntityName), `there is no entity ${quote(mention.text)}`),
  options: (mention) => {
    const known = listsIn(mention.folder);
    const message = `there is no option list ${quote(mention.text)} in options.json`;
    return missing(mention, known, message, `Add it to options.json. ${listAllowedNames(known)}`);
  },
  group: (mention) => {
    const known = groupsIn(mention.folder);
    const message = `there is no menu group ${quote(mention.text)} in navigation.json`;
    return missing(mention, known, message, `Add the group to navigation.json. ${listAllowedNames(known)}`);
  },
};

/** Kinds that depend on the fields around them: in a shared definition, each use must be checked. */
const BY_PLACE: readonly (NameKind | undefined)[] = ['sibling', 'around'];

type Text = Pick<NameReference, 'text' | 'path' | 'key'>;

const textsIn = (value: unknown, path: JsonPath): Text[] => {
  if (typeof value === 'string') return [{ text: value, path }];
  return toList(value).flatMap((text, index) => (typeof text === 'string' ? [{ text, path: [...path, index] }] : []));
};

/** Returns the names at a key, each with its kind. */
function namesAt({ means, value, path: at }: AnnotatedKey): [NameKind, Text][] {
  const { refersTo: own, keysReferTo, valuesReferTo } = means;
  return [
    ...(own ? textsIn(value, at).map((text): [NameKind, Text] => [own, text]) : []),
    ...getEntriesAtPath(value, []).flatMap(({ name, value: one }): [NameKind, Text][] => [
      ...(keysReferTo ? [[keysReferTo, { text: name, path: [...at, name], key: true }] as [NameKind, Text]] : []),
      ...(valuesReferTo ? textsIn(one, [...at, name]).map((text): [NameKind, Text] => [valuesReferTo, text]) : []),
    ]),
  ];
}

/** Reports names that refer to nothing. */
export const checkNamedReferences: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((told) => {
    const { means } = told;
    if (!means.refersTo && !means.keysReferTo && !means.valuesReferTo) return [];
    return namesAt(told).flatMap(([named, text]) => {
      const isHere = getValueAtPath(source.value, text.path) !== undefined;
      return isHere || BY_PLACE.includes(named) ? NAME_CHECKS[named]({ ...text, told, source, folder }) : [];
    });
  });
