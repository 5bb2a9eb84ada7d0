/** An error that the server gave stays until its own field is changed. */
const SERVER = 'server';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Paths of the messages that stand in the form and are ours. `ref` and `root` belong to an error itself. */
export function shownErrors(errors: unknown, prefix = ''): string[] {
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!isObject(error) || name === 'ref' || name === 'root') return [];
    const path = prefix + name;
    const isOwn = typeof error['type'] === 'string' && error['type'] !== SERVER;
    const isRoot = isObject(error['root']) && error['root']['type'] !== SERVER;
    return [...(isOwn || isRoot ? [path] : []), ...shownErrors(error, `${path}.`)];
  });
}
