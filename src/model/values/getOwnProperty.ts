/** Returns an own property of an object. Names such as `constructor` must not reach the prototype. */
export const getOwnProperty = <Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;
