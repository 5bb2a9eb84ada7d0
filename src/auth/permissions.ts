import { HttpError } from 'ra-core';
import { readAppPath } from './returnPath';

/** A permitted menu entry, from the `auth/resources` response. */
export interface Permission {
  resourceKey: string;
  name: string;
  path?: string;
  /** Also true if an ancestor entry is flagged: the flag applies to all descendants. */
  viewOnly: boolean;
  children: Permission[];
}

/** The names and paths by which permissions refer to a screen. */
export interface PermissionKeys {
  /** Name of the screen, and that of its parent entity. */
  names: readonly string[];
  /** Paths of its list. A screen without a menu entry uses the list from which it is opened. */
  paths: readonly string[];
}

const toTrimmedText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses the usable entries of a response: entries without a key are dropped, the others are kept. */
export function parsePermissions(data: unknown, viewOnly = false): Permission[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const raw = entry as Record<string, unknown>;
    const resourceKey = toTrimmedText(raw.resourceKey);
    if (!resourceKey) return [];
    const flagged = viewOnly || raw.viewOnly === true;
    // Any other value is not a path of the app.
    const path = readAppPath(raw.path);
    return {
      resourceKey,
      name: toTrimmedText(raw.name) || resourceKey,
      ...(path === undefined ? {} : { path }),
      viewOnly: flagged,
      children: parsePermissions(raw.children, flagged),
    };
  });
}

/** Translation key of the message. */
const UNKNOWN = 'wd.rights.failed';

/**
 * Reads the permissions of a response. An empty array is valid; a response without any usable entry is an error.
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

/** Faults of the HTTP client: the server has responded, but the response is unreadable. */
const UNREADABLE: readonly unknown[] = ['empty', 'html', 'json'];

/** Whether the permissions response was invalid, as opposed to refused. */
export function isInvalidPermissionsError(error: Error): boolean {
  if (!(error instanceof HttpError)) return error.message === UNKNOWN;
  return error.status < 300 && UNREADABLE.includes((error.body as { fault?: unknown } | null)?.fault);
}

/** Returns all entries in menu order, depth first. */
export const flattenPermissions = (resources: readonly Permission[]): Permission[] =>
  resources.flatMap((resource) => [resource, ...flattenPermissions(resource.children)]);

/** Returns the permission of a screen: by one of its paths, otherwise by one of its names. */
export function findPermission(
  resources: readonly Permission[],
  { names, paths }: PermissionKeys,
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
 * Returns the path of the landing page: the dashboard, otherwise the first permitted screen, otherwise the 404
 * page.
 */
export function getLandingPath(resources: readonly Permission[]): string {
  const all = flattenPermissions(resources);
  const dashboard = all.find(({ resourceKey, path }) => resourceKey === DASHBOARD || path === DASHBOARD_PATH);
  if (dashboard) return DASHBOARD_PATH;
  return all.find(({ path }) => path !== undefined)?.path ?? NOT_FOUND_PATH;
}
