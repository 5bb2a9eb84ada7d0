/**
 * Checks texts that refer to something by name: to fields, option lists, entities or hand-written components. The
 * meta-schema declares which texts are such names.
 */
import { getDialectSources } from '../../dialectSources';
import { getLiftedPaths } from '../../../../src/model/compile/liftNestedFields';
import type { EntityDefinition } from '../../../../src/model/schemaLanguage/definition';
import type { NameReferenceKind } from '../../../../src/model/schemaLanguage/metaSchema';
import {
  getEntityName,
  getFieldAtPath,
  getFields,
  getNestedFields,
  type LintFolder,
  type LintRule,
} from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  toText,
  getEntriesAtPath,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { CustomComponentKind } from '../source/customComponents';
import type { AnnotatedKey } from '../source/locatedSchemas';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { getSchemaKeyTerm } from '../source/schemaKeyTerms';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getFilterNames } from './knownPlaceholders';

/** A name and where it is written. */
interface NameReference {
  text: string;
  path: JsonPath;
  /** Whether the name is a key in the file and not a value. */
  key?: boolean;
  annotatedKey: AnnotatedKey;
  source: SourceFile;
  folder: LintFolder;
}

/** Whether a name is that of a nested field which identifies or names the record, and therefore is a field of its own. */
const isLifted = ({ text, source, folder }: NameReference): boolean =>
  text.includes('.') &&
  source.kind === 'entity' &&
  getLiftedPaths(folder.getResolvedDefinition(source) as unknown as EntityDefinition).includes(text);

/** Reports a name that is not a field. Reports nothing if the fields are unknown. */
const checkFieldExists = (reference: NameReference, fields: Json | undefined): LintFinding[] => {
  const { text, path, key, annotatedKey } = reference;
  if (!fields || Object.hasOwn(fields, text) || isLifted(reference)) return [];
  const names = Object.keys(fields);
  return [
    {
      at: path,
      ...(key ? { key } : {}),
      message: `${getSchemaKeyTerm(annotatedKey)} ${quote(text)} names no field${getNameSuggestion(text, names)}`,
      suggestion: names.length > 0 ? formatAllowedNames(names) : 'The object has no "properties" yet.',
    },
  ];
};

const checkNameExists = (
  { text, path, key }: NameReference,
  knownNames: readonly string[],
  message: string,
  suggestion = formatAllowedNames(knownNames),
): LintFinding[] =>
  knownNames.includes(text)
    ? []
    : [{ at: path, ...(key ? { key } : {}), message: `${message}${getNameSuggestion(text, knownNames)}`, suggestion }];

type Check = (reference: NameReference) => LintFinding[];

const checkInnerFieldName: Check = (reference) => checkFieldExists(reference, getFields(reference.annotatedKey.inside));

/** Accepts a field of `fields`, or the path of a field in a nested object. */
const pathIn = (reference: NameReference, fields: Json | undefined): LintFinding[] =>
  getFieldAtPath(fields, reference.text) ? [] : checkFieldExists(reference, fields);

const checkFieldPath: Check = (reference) => pathIn(reference, getFields(reference.annotatedKey.inside));

/**
 * Accepts a field of the array items that the neighbouring key `itemsField` names. Without `itemsField`, accepts a
 * field of the record.
 */
const anItem: Check = (reference) => {
  const record = getFields(reference.annotatedKey.inside);
  const items = toText(reference.annotatedKey.parent['itemsField']);
  return pathIn(reference, items === undefined ? record : getNestedFields(getFieldAtPath(record, items)));
};

/** Accepts another field of the same object. */
const checkSiblingName: Check = (reference) => {
  const { annotatedKey, text, path, key = false } = reference;
  if (annotatedKey.fields.at(-1) !== text) return checkFieldExists(reference, getFields(annotatedKey.around.at(-1)));
  const message = `${quote(annotatedKey.path.at(-1))} of ${quote(text)} names the field itself`;
  return [{ at: path, key, message, suggestion: 'Name another field, or remove it.' }];
};

/**
 * Accepts the fields of the same row and of the record that contains it. Names in shared definitions are not
 * checked, because the entities that use the definition are unknown here.
 */
const checkOuterFieldName: Check = (reference) => {
  if (reference.annotatedKey.path[0] === '$defs') return [];
  const all = reference.annotatedKey.around.map(getFields).filter((fields) => fields !== undefined);
  return checkFieldExists(reference, all.length > 0 ? (Object.assign({}, ...all) as Json) : undefined);
};

const getAdmin = ({ source, folder }: NameReference): Json =>
  toObjectOrEmpty(folder.getResolvedDefinition(source)['x-admin']);

/** Row actions that exist in every entity, in addition to the entity's own actions. */
const BUILT_IN = ['edit', 'duplicate', 'delete', 'view'];

const checkActionName: Check = (reference) => {
  const { actions, assignments } = getAdmin(reference);
  const knownNames = [
    ...BUILT_IN,
    ...Object.keys(toObjectOrEmpty(actions)),
    ...Object.keys(toObjectOrEmpty(assignments)),
  ];
  return checkNameExists(
    reference,
    knownNames,
    `unknown ${getSchemaKeyTerm(reference.annotatedKey)} ${quote(reference.text)}`,
  );
};

const createCustomPartCheck =
  (part: CustomComponentKind): Check =>
  (reference) => {
    const knownNames = reference.folder.parts[part];
    const message = `there is no hand-written ${part} ${quote(reference.text)}`;
    const others = knownNames.length > 0 ? ` There are: ${knownNames.join(', ')}.` : '';
    return checkNameExists(
      reference,
      knownNames,
      message,
      `Write src/pages/…/${reference.text}.${part}.tsx, or take another.${others}`,
    );
  };

const listsIn = ({ files }: LintFolder): string[] =>
  Object.keys(toObjectOrEmpty(files['options.json'])).filter((name) => name !== '$schema');

const groupsIn = ({ files }: LintFolder): string[] =>
  toList(toObjectOrEmpty(files['navigation.json'])['groups']).flatMap(
    (group) => toText(toObjectOrEmpty(group)['key']) ?? [],
  );

/** The check for each kind of name. A kind without a check is a compile error, because of the type. */
const NAME_CHECKS: Readonly<Record<NameReferenceKind, Check>> = {
  inside: checkInnerFieldName,
  own: checkInnerFieldName,
  field: checkInnerFieldName,
  row: checkInnerFieldName,
  record: (reference) =>
    checkFieldExists(reference, getFields(reference.folder.getResolvedDefinition(reference.source))),
  path: checkFieldPath,
  item: anItem,
  sibling: checkSiblingName,
  around: checkOuterFieldName,
  action: (reference) =>
    reference.path.at(-1) === 'custom' ? createCustomPartCheck('action')(reference) : checkActionName(reference),
  section: createCustomPartCheck('section'),
  view: createCustomPartCheck('view'),
  assignment: (reference) =>
    checkNameExists(
      reference,
      Object.keys(toObjectOrEmpty(getAdmin(reference)['assignments'])),
      `there is no assignment ${quote(reference.text)}`,
    ),
  filter: (reference) => {
    const knownNames = getFilterNames(toObjectOrEmpty(getAdmin(reference)['list'])['filters']);
    const message = `there is no filter ${quote(reference.text)} in the list`;
    return checkNameExists(reference, knownNames, message, `Add the filter. ${formatAllowedNames(knownNames)}`);
  },
  call: (reference) =>
    checkNameExists(
      reference,
      Object.keys(toObjectOrEmpty(getAdmin(reference)['calls'])),
      `there is no call ${quote(reference.text)}`,
    ),
  entity: (reference) =>
    checkNameExists(
      reference,
      reference.folder.entities.map(getEntityName),
      `there is no entity ${quote(reference.text)}`,
    ),
  options: (reference) => {
    const knownNames = listsIn(reference.folder);
    const message = `there is no option list ${quote(reference.text)} in options.json`;
    return checkNameExists(reference, knownNames, message, `Add it to options.json. ${formatAllowedNames(knownNames)}`);
  },
  dialect: (reference) => {
    const knownNames = Object.keys(getDialectSources(reference.folder.files));
    const message = `unknown dialect ${quote(reference.text)}`;
    return checkNameExists(
      reference,
      knownNames,
      message,
      `Define it in dialects.json. ${formatAllowedNames(knownNames)}`,
    );
  },
  group: (reference) => {
    const knownNames = groupsIn(reference.folder);
    const message = `there is no menu group ${quote(reference.text)} in navigation.json`;
    return checkNameExists(
      reference,
      knownNames,
      message,
      `Add the group to navigation.json. ${formatAllowedNames(knownNames)}`,
    );
  },
};

/** Kinds of names that depend on the surrounding fields: a shared definition is checked at each place that uses it. */
const BY_PLACE: readonly (NameReferenceKind | undefined)[] = ['sibling', 'around'];

type Text = Pick<NameReference, 'text' | 'path' | 'key'>;

const collectTexts = (value: unknown, path: JsonPath): Text[] => {
  if (typeof value === 'string') return [{ text: value, path }];
  return toList(value).flatMap((text, index) => (typeof text === 'string' ? [{ text, path: [...path, index] }] : []));
};

/** Returns the names that a key contains, each with its kind. */
function getNamesOfKey({ annotation, value, path: at }: AnnotatedKey): [NameReferenceKind, Text][] {
  const { refersTo: own, keysReferTo, valuesReferTo } = annotation;
  return [
    ...(own ? collectTexts(value, at).map((text): [NameReferenceKind, Text] => [own, text]) : []),
    ...getEntriesAtPath(value, []).flatMap(({ name, value: one }): [NameReferenceKind, Text][] => [
      ...(keysReferTo
        ? [[keysReferTo, { text: name, path: [...at, name], key: true }] as [NameReferenceKind, Text]]
        : []),
      ...(valuesReferTo
        ? collectTexts(one, [...at, name]).map((text): [NameReferenceKind, Text] => [valuesReferTo, text])
        : []),
    ]),
  ];
}

/** Reports names that do not exist. */
export const checkNamedReferences: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((annotatedKey) => {
    const { annotation } = annotatedKey;
    if (!annotation.refersTo && !annotation.keysReferTo && !annotation.valuesReferTo) return [];
    return getNamesOfKey(annotatedKey).flatMap(([named, text]) => {
      const isHere = getValueAtPath(source.value, text.path) !== undefined;
      return isHere || BY_PLACE.includes(named) ? NAME_CHECKS[named]({ ...text, annotatedKey, source, folder }) : [];
    });
  });
