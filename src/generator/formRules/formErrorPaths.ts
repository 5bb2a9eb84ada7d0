/** The type of server errors, which remain until their own field changes. */
const SERVER = 'server';

interface Place {
  path: string;
  /** Found by schema validation, so revalidation may remove it. */
  isOwn: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `ref` and `root` are properties of an error, not paths. */
function collectErrorPlaces(errors: unknown, prefix = ''): Place[] {
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!isObject(error) || name === 'ref' || name === 'root') return [];
    const path = prefix + name;
    const kinds = [error['type'], isObject(error['root']) ? error['root']['type'] : undefined].filter(
      (kind) => typeof kind === 'string',
    );
    const own = kinds.length > 0 ? [{ path, isOwn: kinds.some((kind) => kind !== SERVER) }] : [];
    return [...own, ...collectErrorPlaces(error, `${path}.`)];
  });
}

/** Returns the paths of all errors of a form, which react-hook-form nests. */
export const getErrorPaths = (errors: unknown): string[] => collectErrorPlaces(errors).map(({ path }) => path);

/** Returns the paths of errors found by schema validation. */
export const getValidationErrorPaths = (errors: unknown): string[] =>
  collectErrorPlaces(errors).flatMap(({ path, isOwn }) => (isOwn ? [path] : []));
