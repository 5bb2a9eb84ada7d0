/**
 * Builds actions from the calls on one record beside the standard ones, `POST /orders/{id}/cancel`, and offers the
 * deletion of selected rows.
 */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { toCamelCase, toTitle } from '../api/names';
import { getJsonBody, takesMultipart, type Operation } from '../api/operations';
import { buildCallWithBody } from './callObject';
import { buildField } from './buildField';
import type { EntityContext } from './entityContext';
import { getOptionListName } from './findEntityReferences';
import { normalizeFields } from './normalizeFields';
import { isRecordUploadPath } from './recordUploads';
import { buildFileProperty, hasFiles } from './buildFileProperty';

/** Names of the actions that exist by default. */
const STANDARD = ['edit', 'delete', 'view', 'create', 'export', 'import', 'duplicate'];
const DANGEROUS = /^(cancel|delete|remove|archive|close|block|disable|deactivate|reject|refund|terminate|revoke)/i;

/** An input with the name of a reference of the record takes the same options. */
function addReference({ references }: EntityContext, name: string, built: Json): Json {
  const reference = references.find(({ field }) => field === name);
  return reference ? { ...built, 'x-ui': { options: getOptionListName(reference.resource) } } : built;
}

function buildInput(context: EntityContext, operation: Operation): Json | undefined {
  const { reader } = context;
  const body = getJsonBody(operation.requestBodies);
  const properties = body ? reader.getProperties(body.schema) : {};
  if (Object.keys(properties).length === 0) return undefined;
  const isMultipart = takesMultipart(operation);
  const stated = toList(reader.read(body!.schema)['required']).map(String);
  const { fields: normalized } = normalizeFields(reader.document, properties, stated);
  const buildOne = (name: string, field: FieldDefinition): Json =>
    isMultipart && hasFiles(reader, properties[name])
      ? buildFileProperty(reader, name, properties[name], operation)
      : addReference(context, name, buildField(name, field));
  const required = stated.filter((name) => name in normalized);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(normalized)
        .filter(([, field]) => field.readOnly !== true)
        .map(([name, field]) => [name, buildOne(name, field)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

function buildAction(context: EntityContext, operation: Operation, segment: string): Json {
  const { titleField, idField } = context;
  const input = buildInput(context, operation);
  const named = titleField ?? idField;
  const title = toTitle(segment);
  return {
    title,
    scope: ['row', 'record'],
    call: buildCallWithBody(context, operation),
    ...(input ? { input } : { confirm: named === undefined ? `${title}?` : `${title} {${named}}?` }),
    ...(DANGEROUS.test(segment) && !input ? { danger: true } : {}),
  };
}

/** Records that can be deleted one by one are also deleted for selected rows of a list. */
const canDeleteSelected = ({ resource: { calls }, idField }: EntityContext): boolean =>
  calls.remove !== undefined && calls.list !== undefined && idField !== undefined;

/** @returns the actions by name; undefined if there are none */
export function buildActions(context: EntityContext): Json | undefined {
  const { resource, recordUploads } = context;
  if (resource.isSingleton) return undefined;
  const actions = resource.actions.filter(({ path }) => !isRecordUploadPath(recordUploads, path));
  const built: Json = canDeleteSelected(context) ? { delete: { scope: ['row', 'record', 'selection'] } } : {};
  for (const operation of actions) {
    const segment = operation.path.slice(operation.path.lastIndexOf('}/') + 2).replaceAll('/', '-');
    const name = toCamelCase(segment);
    const key = STANDARD.includes(name) ? `${name}Record` : name;
    built[key] =
      toObjectOrEmpty(built[key])['title'] === undefined ? buildAction(context, operation, segment) : built[key];
  }
  return Object.keys(built).length > 0 ? built : undefined;
}
