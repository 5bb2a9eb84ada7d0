/** Names the fields of an imported entity that users edit as JSON, because the app has no inputs for their values. */
import pluralize from 'pluralize';
import { compileEntity } from '../../../../src/model/compile/compileEntity';
import type { Field, ObjectShape } from '../../../../src/model/entity/entity';
import { FALLBACK_FIELD_KIND } from '../../../../src/model/schemaLanguage/fieldTypes';
import type { SchemaFiles } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { isGeneratedField } from '../../../../src/model/jsonSchema/variantDefinition';

/** So many fields are named at most. */
const MOST_NAMED = 10;

/** Returns the paths of the fields of an object that are edited as JSON. The names that only the app has are left out. */
function listJsonFields({ fields }: ObjectShape, path: readonly string[]): string[] {
  return Object.values(fields).flatMap((field: Field) => {
    const own = isGeneratedField(field.name) ? path : [...path, field.name.replace(/\$\d+$/, '')];
    if (field.readOnly) return [];
    if (field.kind === FALLBACK_FIELD_KIND) return [own.join('.')];
    return field.shape ? listJsonFields(field.shape, own) : [];
  });
}

/**
 * Returns one sentence about the fields that are edited as JSON; undefined if there are none.
 * @param files the entity's file and those to which it refers
 */
export function describeJsonFields(entityName: string, files: SchemaFiles): string | undefined {
  const { entity } = compileEntity(`${entityName}.json`, files);
  const names = [...new Set(listJsonFields(entity.shape, []))];
  if (names.length === 0) return undefined;
  const more = names.length - MOST_NAMED;
  const listed = names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${pluralize('other', more, true)}` : '');
  return `inputs for ${listed}: such values are edited as JSON`;
}
