/**
 * The serializations by the names that schema files use. The meta-schema describes each of them in the definition
 * `serialization`. Registering a name twice is a syntax error.
 */
export { serialization as cents } from './cents';
export { serialization as comma } from './comma';
export { serialization as decimalText } from './decimalText';
export { serialization as epochMilliseconds } from './epochMilliseconds';
export { serialization as epochSeconds } from './epochSeconds';
export { serialization as lowerCase } from './lowerCase';
export { serialization as lowerSnakeCase } from './lowerSnakeCase';
export { serialization as offsetDateTime } from './offsetDateTime';
export { serialization as upperCase } from './upperCase';
export { serialization as upperSnakeCase } from './upperSnakeCase';
export { serialization as utcDateTime } from './utcDateTime';
export { serialization as yOrN } from './yOrN';
export { serialization as zeroOne } from './zeroOne';
