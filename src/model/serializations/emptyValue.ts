import type { Field } from '../entity/entity';
import type { JsonType } from '../schemaLanguage/definition';

const EMPTY: Readonly<Partial<Record<JsonType, unknown>>> = { string: '', array: [], object: {} };

/** Returns the value of the API for a field that was left empty where there must be a value. */
export const getEmptyValue = ({ nullable, type }: Field): unknown => (nullable ? null : EMPTY[type]);
