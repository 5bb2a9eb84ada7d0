/**
 * Returns an own property of an object. For a name such as `constructor`, it does not return the inherited
 * property.
 */
export const getOwnProperty = <Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;
