/** The type of errors from a server response. Such an error remains until the user changes the field. */
const SERVER = 'server';

interface Place {
  path: string;
  /** Whether schema validation found the error. Validating again may then remove the error. */
  isOwn: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Collects the path of every error in react-hook-form's nested error object. The keys `ref` and `root` are skipped,
 * because they are properties of an error and not steps of a path.
 */
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

/** Returns the paths of all errors of a form. In react-hook-form, errors are nested like the form values. */
export const getErrorPaths = (errors: unknown): string[] => collectErrorPlaces(errors).map(({ path }) => path);

/** Returns the paths of errors found by schema validation. */
export const getValidationErrorPaths = (errors: unknown): string[] =>
  collectErrorPlaces(errors).flatMap(({ path, isOwn }) => (isOwn ? [path] : []));
