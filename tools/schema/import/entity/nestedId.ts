/** Builds the id that a record has inside of an object. */
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isUserChosenId } from './chooseNames';
import type { EntityContext } from './entityContext';
import { getMetadataFields, getLastName } from './metadataFields';

/** Returns the name of the object that has the id inside of it; undefined for an id of the record itself. */
export const getIdObjectName = ({
  fields,
  idField = '',
}: Pick<EntityContext, 'fields' | 'idField'>): string | undefined =>
  fields.some(({ name }) => name === idField) || !idField.includes('.')
    ? undefined
    : idField.slice(0, idField.lastIndexOf('.'));

/** Whether users choose the id that a record has inside of an object. */
export function isNestedIdUserChosen({ reader, fields, idField }: EntityContext): boolean {
  const own = getMetadataFields(reader, fields).find(({ name }) => name === idField);
  return own !== undefined && isUserChosenId(reader, own);
}

/** Marks the id inside of a built object: users enter it in a new record, or only the server writes it. */
export function markNestedId(context: EntityContext, name: string, built: Json): Json {
  const { properties } = built;
  if (getIdObjectName(context) !== name || !isObject(properties)) return built;
  const key = getLastName(context.idField!);
  const own = toObjectOrEmpty(properties[key]);
  if (!isNestedIdUserChosen(context))
    return { ...built, properties: { ...properties, [key]: { ...own, title: 'ID', readOnly: true } } };
  const required = toList(built['required']).filter((one) => one !== key);
  return { ...built, properties: { ...properties, [key]: own }, required: [key, ...required] };
}
