/** Builds the rule for fields that only the request to create a record takes, or only the one to update it. */
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { BuiltFields, EntityContext } from './entityContext';
import { getLastName } from './metadataFields';
import { getIdObjectName, isNestedIdUserChosen } from './nestedId';
import { RECORD_KEY_KEYWORD } from '../source/recordKey';
import { isNullable, type RecordField } from './recordFields';

/** Returns the change of a field that makes it read-only, with the fields inside it. */
function makeReadOnly({ properties }: Json): Json {
  if (!isObject(properties)) return { readOnly: true };
  const inner = Object.entries(properties).filter((entry): entry is [string, Json] => isObject(entry[1]));
  return { properties: Object.fromEntries(inner.map(([name, field]) => [name, makeReadOnly(field)])) };
}

const CREATED = /^(date_?)?created|^creation/i;

/**
 * Returns a field that only stored records have: the id, or for an id that users enter one that the server writes.
 * @param editable the fields that requests contain
 */
function findStoredField(
  context: EntityContext,
  properties: BuiltFields,
  editable: readonly RecordField[],
): string | undefined {
  const { reader, fields, idField } = context;
  const isIdSent = editable.some(({ name }) => name === idField) || isNestedIdUserChosen(context);
  if (!isIdSent) return idField;
  const written = fields.filter(
    ({ name, schema, isReadOnly }) =>
      isReadOnly && properties[name]?.['readOnly'] === true && !isNullable(reader, schema) && !reader.isArray(schema),
  );
  return (written.find(({ name }) => CREATED.test(name)) ?? written[0])?.name;
}

/**
 * Returns `if`, `then` and `else`: once a record has its id, a field that only its creation takes cannot be edited, and
 * is not shown if answers lack it; before, a field that only updates take is not shown.
 * @param properties the fields of the entity file
 * @param required the fields that are always required
 * @returns the rule, and the fields that remain required in every case; no rule if all requests take the same fields
 */
export function buildSendingRules(
  context: EntityContext,
  properties: BuiltFields,
  required: readonly string[],
): { rule: Json; required: string[] } {
  const { reader, fields, idField, resource } = context;
  const editable = fields.filter(({ name }) => {
    const { readOnly, 'x-ui': ui } = properties[name] ?? { readOnly: true };
    return readOnly !== true && toObjectOrEmpty(ui)['sendBackUnchanged'] !== true;
  });
  const holder = isNestedIdUserChosen(context) ? getIdObjectName(context)! : undefined;
  // An id that users choose, and the key of a record, name it from then on.
  const isKey = ({ schema }: RecordField): boolean => reader.read(schema)[RECORD_KEY_KEYWORD] === true;
  const created = editable.filter((field) => field.onlySentBy === 'create' || field.name === idField || isKey(field));
  const updated = editable.filter(({ onlySentBy }) => onlySentBy === 'update');
  const stored = findStoredField(context, properties, editable);
  if (stored === undefined || resource.isSingleton || (created.length + updated.length === 0 && holder === undefined))
    return { rule: {}, required: required.filter((name) => !updated.some((field) => field.name === name)) };
  const hidden = created.filter(({ isWriteOnly }) => isWriteOnly).map(({ name }) => name);
  const then = Object.fromEntries([
    ...(holder === undefined
      ? []
      : [[holder, { properties: { [getLastName(idField!)]: { readOnly: true } } }] as const]),
    ...created.map(({ name, isWriteOnly }) => [name, isWriteOnly ? false : makeReadOnly(properties[name]!)] as const),
  ]);
  const otherwise = Object.fromEntries(updated.map(({ name }) => [name, false]));
  const requiredAtFirst = required.filter((name) => hidden.includes(name));
  const elseBranch = {
    ...(updated.length > 0 ? { properties: otherwise } : {}),
    ...(requiredAtFirst.length > 0 ? { required: requiredAtFirst } : {}),
  };
  return {
    rule: {
      if: { properties: { [stored]: {} }, required: [stored] },
      ...(Object.keys(then).length > 0 ? { then: { properties: then } } : {}),
      ...(Object.keys(elseBranch).length > 0 ? { else: elseBranch } : {}),
    },
    required: required.filter((name) => !hidden.includes(name) && !updated.some((field) => field.name === name)),
  };
}
