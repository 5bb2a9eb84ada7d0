import { HttpError } from 'ra-core';
import { parseAppPath } from './appPath';

/** A menu entry that the user may open, from the response to `auth/resources`. */
export interface Permission {
  resourceKey: string;
  name: string;
  path?: string;
  /** Whether the user may only view data. A flag of an entry applies to all of its descendants. */
  viewOnly: boolean;
  children: Permission[];
}

/** The names and paths by which a permission can refer to a screen. */
export interface ScreenPermissionKeys {
  /** The name of the screen's entity and the name of its parent entity. */
  names: readonly string[];
  /**
   * The paths of the entity's list. For a screen without a menu entry: the paths of the list from which the screen
   * is opened.
   */
  paths: readonly string[];
}

const toTrimmedText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses the entries of a response. Entries without a key are left out. */
export function parsePermissions(data: unknown, viewOnly = false): Permission[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const raw = entry as Record<string, unknown>;
    const resourceKey = toTrimmedText(raw.resourceKey);
    if (!resourceKey) return [];
    const flagged = viewOnly || raw.viewOnly === true;
    // A value that is not a path of the app is ignored.
    const path = parseAppPath(raw.path);
    return {
      resourceKey,
      name: toTrimmedText(raw.name) || resourceKey,
      ...(path === undefined ? {} : { path }),
      viewOnly: flagged,
      children: parsePermissions(raw.children, flagged),
    };
  });
}

/** The translation key of the error message. */
const UNKNOWN = 'wd.rights.failed';

/**
 * Reads the permissions from a response. An empty array is valid. A non-empty response without any usable entry is
 * an error.
 * @throws Error whose message is a translation key
 */
export function readPermissions(data: unknown): Permission[] {
  const resources = parsePermissions(data);
  const isAnswer = Array.isArray(data) && (data.length === 0 || resources.length > 0);
  if (isAnswer) return resources;
  const looks = Array.isArray(data) ? `a list of ${data.length}` : data === null ? 'null' : typeof data;
  console.error(`The answer of auth/resources is no list of resources, but ${looks}`);
  throw new Error(UNKNOWN);
}

/** The error keys for responses that the HTTP client could not read although the server responded with a 2xx status. */
const UNREADABLE: readonly unknown[] = ['empty', 'html', 'json'];

/**
 * Whether loading the permissions failed because of an invalid response. Returns false if the server refused the
 * request.
 */
export function isMalformedPermissionsError(error: Error): boolean {
  if (!(error instanceof HttpError)) return error.message === UNKNOWN;
  return error.status < 300 && UNREADABLE.includes((error.body as { fault?: unknown } | null)?.fault);
}

/** Returns all menu entries, including nested ones, in menu order (depth first). */
export const flattenPermissions = (resources: readonly Permission[]): Permission[] =>
  resources.flatMap((resource) => [resource, ...flattenPermissions(resource.children)]);

/** Returns the permission of a screen. It is found by one of the screen's paths, or otherwise by one of its names. */
export function findPermission(
  resources: readonly Permission[],
  { names, paths }: ScreenPermissionKeys,
): Permission | undefined {
  const all = flattenPermissions(resources);
  return (
    all.find(({ path }) => path !== undefined && paths.includes(path)) ??
    all.find(({ resourceKey }) => names.includes(resourceKey))
  );
}

const DASHBOARD = 'dashboard';
const DASHBOARD_PATH = '/dashboard';
const NOT_FOUND_PATH = '/404';

/**
 * Returns the path of the landing page. It is the dashboard if permitted, otherwise the first permitted screen, and
 * the 404 page if no screen is permitted.
 */
export function getLandingPath(resources: readonly Permission[]): string {
  const all = flattenPermissions(resources);
  const dashboard = all.find(({ resourceKey, path }) => resourceKey === DASHBOARD || path === DASHBOARD_PATH);
  if (dashboard) return DASHBOARD_PATH;
  return all.find(({ path }) => path !== undefined)?.path ?? NOT_FOUND_PATH;
}
