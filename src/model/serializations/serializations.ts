import type { FieldUi } from '../schemaLanguage/definition';
import type { Serialization } from './serialization';
import { serialization as cents } from './cents';
import { serialization as comma } from './comma';
import { serialization as decimalText } from './decimalText';
import { serialization as embeddedId } from './embeddedId';
import { serialization as epochMilliseconds } from './epochMilliseconds';
import { serialization as epochSeconds } from './epochSeconds';
import { serialization as lowerCase } from './lowerCase';
import { serialization as lowerSnakeCase } from './lowerSnakeCase';
import { serialization as map } from './map';
import { serialization as offsetDateTime } from './offsetDateTime';
import { serialization as upperCase } from './upperCase';
import { serialization as upperSnakeCase } from './upperSnakeCase';
import { serialization as utcDateTime } from './utcDateTime';
import { serialization as values } from './values';
import { serialization as yOrN } from './yOrN';
import { serialization as zeroOne } from './zeroOne';

export type SerializationName = Exclude<NonNullable<FieldUi['serialization']>, 'none'>;

/**
 * The serializations by the names that schema files use. The meta-schema describes each of them in the definition
 * `serialization`.
 */
export const SERIALIZATIONS: Readonly<Record<SerializationName, Serialization>> = {
  cents,
  comma,
  decimalText,
  embeddedId,
  epochMilliseconds,
  epochSeconds,
  lowerCase,
  lowerSnakeCase,
  map,
  offsetDateTime,
  upperCase,
  upperSnakeCase,
  utcDateTime,
  values,
  yOrN,
  zeroOne,
};
