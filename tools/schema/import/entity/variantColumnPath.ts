/** Tells how a list shows a value that is of one of several variants. */
import { VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isTextOrNamedObject } from './displayNames';
import { canBeColumn, isTellingName } from './rankColumns';

/**
 * Returns the path under which a column shows a field of several variants: the field itself if it is a text or an object
 * with a name, or the plain value that a field may have in place of a list or an object, such as `type.$value`.
 */
export function getVariantColumnPath(name: string, field: Json): string | undefined {
  if (isTextOrNamedObject(field)) return name;
  const value = toObjectOrEmpty(field['properties'])[VARIANT_VALUE];
  return isObject(value) && isTellingName(name) && canBeColumn(VARIANT_VALUE, value)
    ? `${name}.${VARIANT_VALUE}`
    : undefined;
}
