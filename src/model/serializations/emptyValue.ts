import type { Field } from '../entity/entity';
import type { JsonType } from '../schemaLanguage/definition';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';

const EMPTY: Readonly<Partial<Record<JsonType, unknown>>> = { string: '', array: [], object: {} };

/** Returns the value of the API for a field that was left empty where there must be a value. One of any kind is null. */
export function getEmptyValue({ nullable, type, types, kind, ui }: Field): unknown {
  if (nullable || (kind === FALLBACK_FIELD_KIND && types.join() === 'string')) return null;
  return ui.serialization === 'map' ? {} : EMPTY[type];
}
