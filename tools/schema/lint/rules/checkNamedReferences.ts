/**
 * Checks texts that refer to something by name: to fields (`fieldNameChecks.ts`), option lists, entities or hand-written components. The
 * meta-schema declares which texts are such names.
 */
import { getDialectSources } from '../../dialectSources';
import type { NameReferenceKind } from '../../../../src/model/schemaLanguage/metaSchema';
import { getEntityName, getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { CustomComponentKind } from '../source/customComponents';
import type { AnnotatedKey } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { getSchemaKeyTerm } from '../source/schemaKeyTerms';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import {
  checkFieldExists,
  checkFieldPath,
  checkInnerFieldName,
  checkItemFieldPath,
  checkOuterFieldName,
  checkSiblingFieldName,
  type NameCheck,
  type NameReference,
} from './fieldNameChecks';
import { checkIconName } from './checkIconName';
import { getFilterNames } from './knownPlaceholders';

const checkNameExists = (
  { text, path, key }: NameReference,
  knownNames: readonly string[],
  message: string,
  suggestion = formatAllowedNames(knownNames),
): LintFinding[] =>
  knownNames.includes(text)
    ? []
    : [{ at: path, ...(key ? { key } : {}), message: `${message}${getNameSuggestion(text, knownNames)}`, suggestion }];

const nameMissingFile = (findings: LintFinding[], missingIn: string): LintFinding[] =>
  findings.map((finding) => ({ ...finding, missingIn }));

const getAdmin = ({ source, folder }: NameReference): Json =>
  toObjectOrEmpty(folder.getResolvedDefinition(source)['x-admin']);

/** Row actions that exist in every entity, in addition to the entity's own actions. */
const BUILT_IN = ['edit', 'duplicate', 'delete', 'view'];

const checkActionName: NameCheck = (reference) => {
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
  (part: CustomComponentKind): NameCheck =>
  (reference) => {
    const knownNames = reference.folder.parts[part];
    const message = `there is no hand-written ${part} ${quote(reference.text)}`;
    const others = knownNames.length > 0 ? ` There are: ${knownNames.join(', ')}.` : '';
    return checkNameExists(
      reference,
      knownNames,
      message,
      `Write pages/…/${reference.text}.${part}.tsx, or take another.${others}`,
    );
  };

const listsIn = ({ files }: LintFolder): string[] =>
  Object.keys(toObjectOrEmpty(files['options.json'])).filter((name) => name !== '$schema');

const groupsIn = ({ files }: LintFolder): string[] =>
  toList(toObjectOrEmpty(files['navigation.json'])['groups']).flatMap(
    (group) => toTextOrUndefined(toObjectOrEmpty(group)['key']) ?? [],
  );

/** The check for each kind of name. A kind without a check is a compile error, because of the type. */
const NAME_CHECKS: Readonly<Record<NameReferenceKind, NameCheck>> = {
  inside: checkInnerFieldName,
  own: checkInnerFieldName,
  field: checkInnerFieldName,
  row: checkInnerFieldName,
  record: (reference) =>
    checkFieldExists(reference, getFields(reference.folder.getResolvedDefinition(reference.source))),
  path: checkFieldPath,
  item: checkItemFieldPath,
  sibling: checkSiblingFieldName,
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
    const suggestion = `Add it to options.json. ${formatAllowedNames(knownNames)}`;
    return nameMissingFile(checkNameExists(reference, knownNames, message, suggestion), 'options.json');
  },
  dialect: (reference) => {
    const knownNames = Object.keys(getDialectSources(reference.folder.files));
    const message = `unknown dialect ${quote(reference.text)}`;
    const suggestion = `Define it in dialects.json. ${formatAllowedNames(knownNames)}`;
    return nameMissingFile(checkNameExists(reference, knownNames, message, suggestion), 'dialects.json');
  },
  icon: ({ text, path }) => checkIconName(text, path),
  group: (reference) => {
    const knownNames = groupsIn(reference.folder);
    const message = `there is no menu group ${quote(reference.text)} in navigation.json`;
    const suggestion = `Add the group to navigation.json. ${formatAllowedNames(knownNames)}`;
    return nameMissingFile(checkNameExists(reference, knownNames, message, suggestion), 'navigation.json');
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
