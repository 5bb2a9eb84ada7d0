import type { FieldUi } from '../schemaLanguage/definition';
import type { Serialization } from './serialization';
import { SERIALIZATIONS } from './serializations';

/** Returns the serialization with this name. The name `none` stands for the format of the schema. */
export const findSerialization = (name: FieldUi['serialization']): Serialization | undefined =>
  name === undefined || name === 'none' ? undefined : SERIALIZATIONS[name];
