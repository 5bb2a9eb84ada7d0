/** Checks names of fields, each kind of name by where the field must stand. */
import { getLiftedPaths } from '../../../../src/model/compile/liftNestedFields';
import type { EntityDefinition } from '../../../../src/model/schemaLanguage/definition';
import { getFieldAtPath, getFields, getNestedFields, type LintFolder } from '../source/lintFolder';
import type { AnnotatedKey } from '../source/locatedSchemas';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { toTextOrUndefined, type Json, type JsonPath } from '../source/readJson';
import { getSchemaKeyTerm } from '../source/schemaKeyTerms';
import type { LintFinding, SourceFile } from '../source/sourceFile';

/** A name and where it is written. */
export interface NameReference {
  text: string;
  path: JsonPath;
  /** Whether the name is a key in the file and not a value. */
  key?: boolean;
  annotatedKey: AnnotatedKey;
  source: SourceFile;
  folder: LintFolder;
}

/** Whether a name is the path of a nested field that the compiler moves to the record (see `liftNestedFields`). */
const isLifted = ({ text, source, folder }: NameReference): boolean =>
  text.includes('.') &&
  source.kind === 'entity' &&
  getLiftedPaths(folder.getResolvedDefinition(source) as unknown as EntityDefinition).includes(text);

/** Reports a name that is not a field. Reports nothing if the fields are unknown. */
export const checkFieldExists = (reference: NameReference, fields: Json | undefined): LintFinding[] => {
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

export type NameCheck = (reference: NameReference) => LintFinding[];

export const checkInnerFieldName: NameCheck = (reference) =>
  checkFieldExists(reference, getFields(reference.annotatedKey.inside));

/** Accepts a field of `fields`, or the path of a field in a nested object. */
const checkPath = (reference: NameReference, fields: Json | undefined): LintFinding[] =>
  getFieldAtPath(fields, reference.text) ? [] : checkFieldExists(reference, fields);

export const checkFieldPath: NameCheck = (reference) => checkPath(reference, getFields(reference.annotatedKey.inside));

/**
 * Accepts a field of the array items that the neighbouring key `itemsField` names. Without `itemsField`, accepts a
 * field of the record.
 */
export const checkItemFieldPath: NameCheck = (reference) => {
  const record = getFields(reference.annotatedKey.inside);
  const items = toTextOrUndefined(reference.annotatedKey.parent['itemsField']);
  return checkPath(reference, items === undefined ? record : getNestedFields(getFieldAtPath(record, items)));
};

/** Accepts another field of the same object. */
export const checkSiblingFieldName: NameCheck = (reference) => {
  const { annotatedKey, text, path, key = false } = reference;
  if (annotatedKey.fields.at(-1) !== text) return checkFieldExists(reference, getFields(annotatedKey.around.at(-1)));
  const message = `${quote(annotatedKey.path.at(-1))} of ${quote(text)} names the field itself`;
  return [{ at: path, key, message, suggestion: 'Name another field, or remove it.' }];
};

/**
 * Accepts the fields of the same row and of the record that contains it. Names in shared definitions are not
 * checked, because the entities that use the definition are unknown here.
 */
export const checkOuterFieldName: NameCheck = (reference) => {
  if (reference.annotatedKey.path[0] === '$defs') return [];
  const all = reference.annotatedKey.around.map(getFields).filter((fields) => fields !== undefined);
  return checkFieldExists(reference, all.length > 0 ? (Object.assign({}, ...all) as Json) : undefined);
};
