import type { Field } from '../entity/entity';
import type { JsonType } from '../schemaLanguage/definition';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import { isEmptyOrEmptyList } from '../values/isEmpty';
import { containsServerMask } from '../values/maskedSecrets';

const EMPTY: Readonly<Partial<Record<JsonType, unknown>>> = { string: '', array: [], object: {} };

/** Returns the value of the API for a field that was left empty where there must be a value. One of any kind is null. */
export function getEmptyValue({ nullable, type, types, kind, ui }: Field): unknown {
  if (nullable || (kind === FALLBACK_FIELD_KIND && types.join() === 'string')) return null;
  return ui.serialization === 'map' ? {} : EMPTY[type];
}

/**
 * Returns the value of the API for a field that requests do not contain although there must be a value. What a form
 * withholds, such as a masked secret, remains as it was received, and so does a value that counts as empty.
 */
export function getAbsentValue(field: Field, received: unknown): unknown {
  const isWithheld = field.readOnly || field.ui.valueFrom !== undefined || containsServerMask(field, received);
  return received !== undefined && (isWithheld || isEmptyOrEmptyList(received)) ? received : getEmptyValue(field);
}
