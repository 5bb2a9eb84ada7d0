/** Gives the name of a record that stands inside of an object a title that says of what it is. */
import { joinTitles } from '../../../../src/model/compile/joinTitles';
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { isObject, toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import { isGenericName } from './columnTitles';
import type { BuiltFields } from './entityContext';
import { isMetadataName } from './metadataFields';

/** Returns the fields of an object with another title of the field at a path. */
function retitle(fields: Json, [name = '', ...steps]: readonly string[], title: string): Json {
  const field = toObjectOrEmpty(fields[name]);
  const changed =
    steps.length === 0
      ? { ...field, title }
      : { ...field, properties: retitle(toObjectOrEmpty(field['properties']), steps, title) };
  return { ...fields, [name]: changed };
}

/**
 * Returns the fields of a record, the one with its name under a title that says of what it is, because forms show it apart
 * from its object: `Project Name` for `project.name`, but `Name` for `metadata.name`.
 * @param path of the field with the name of a record; undefined if records have none
 */
export function titleNestedName(fields: BuiltFields, path: string | undefined): BuiltFields {
  const steps = path?.split('.') ?? [];
  const [outer = '', inner = ''] = steps.slice(-2);
  if (steps.length < 2 || Object.hasOwn(fields, path!) || isMetadataName(outer) || isGenericName(outer)) return fields;
  const [holder, field] = [steps.slice(0, -1), steps].map((names) => getFieldAtPath(fields, names.join('.')));
  if (!isObject(holder) || !isObject(field) || inner === '') return fields;
  const [around, own] = [holder, field].map(({ title }) => toTextOrUndefined(title));
  return around && own ? (retitle(fields, steps, joinTitles(around, own)) as BuiltFields) : fields;
}
