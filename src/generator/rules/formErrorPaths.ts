/** An error that the server gave stays until its own field is changed. */
const SERVER = 'server';

interface Place {
  path: string;
  /** The schema has found it, and may find it gone. */
  isOwn: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `ref` and `root` belong to an error itself. */
function placesIn(errors: unknown, prefix = ''): Place[] {
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!isObject(error) || name === 'ref' || name === 'root') return [];
    const path = prefix + name;
    const kinds = [error['type'], isObject(error['root']) ? error['root']['type'] : undefined].filter(
      (kind) => typeof kind === 'string',
    );
    const own = kinds.length > 0 ? [{ path, isOwn: kinds.some((kind) => kind !== SERVER) }] : [];
    return [...own, ...placesIn(error, `${path}.`)];
  });
}

/** Paths of the messages that stand in the form, as react-hook-form nests them. */
export const getErrorPaths = (errors: unknown): string[] => placesIn(errors).map(({ path }) => path);

/** Those of them that are ours. */
export const getValidationErrorPaths = (errors: unknown): string[] =>
  placesIn(errors).flatMap(({ path, isOwn }) => (isOwn ? [path] : []));
