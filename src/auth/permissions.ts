import { HttpError } from 'ra-core';
import { readAppPath } from './returnPath';

/** A permitted entry of the menu, as `auth/resources` answers it. */
export interface Permission {
  resourceKey: string;
  name: string;
  path?: string;
  /** Also true when an entry above is flagged: a flag holds for everything below. */
  viewOnly: boolean;
  children: Permission[];
}

/** The names and paths by which permissions refer to a screen. */
export interface PermissionKeys {
  /** Its name, and that of the entity that it is part of. */
  names: readonly string[];
  /** Addresses of its list; screens that are no menu entry name the list they are reached from. */
  paths: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Takes what is usable of an answer: an entry without a key cannot be permitted, the rest can. */
export function parsePermissions(data: unknown, viewOnly = false): Permission[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const raw = entry as Record<string, unknown>;
    const resourceKey = text(raw.resourceKey);
    if (!resourceKey) return [];
    const flagged = viewOnly || raw.viewOnly === true;
    // Anything else that a server might answer is no link of ours.
    const path = readAppPath(raw.path);
    return {
      resourceKey,
      name: text(raw.name) || resourceKey,
      ...(path === undefined ? {} : { path }),
      viewOnly: flagged,
      children: parsePermissions(raw.children, flagged),
    };
  });
}

/** Key of the text. */
const UNKNOWN = 'wd.rights.failed';

/**
 * Reads the permissions of an answer. An empty list is valid; an answer without any usable entry is an error.
 * @throws Error whose message is the key of a text
 */
export function readPermissions(data: unknown): Permission[] {
  const resources = parsePermissions(data);
  const isAnswer = Array.isArray(data) && (data.length === 0 || resources.length > 0);
  if (isAnswer) return resources;
  const looks = Array.isArray(data) ? `a list of ${data.length}` : data === null ? 'null' : typeof data;
  console.error(`The answer of auth/resources is no list of resources, but ${looks}`);
  throw new Error(UNKNOWN);
}

/** Faults of the transport: the server has answered, and nobody can read what. */
const UNREADABLE: readonly unknown[] = ['empty', 'html', 'json'];

/** Whether the permissions answer was invalid, as opposed to refused. */
export function isInvalidPermissionsError(error: Error): boolean {
  if (!(error instanceof HttpError)) return error.message === UNKNOWN;
  return error.status < 300 && UNREADABLE.includes((error.body as { fault?: unknown } | null)?.fault);
}

/** All entries in menu order, depth first. */
export const flattenPermissions = (resources: readonly Permission[]): Permission[] =>
  resources.flatMap((resource) => [resource, ...flattenPermissions(resource.children)]);

/** The permission of a screen: by one of its paths, else by one of its names. */
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

/** The landing page: the dashboard, else the first permitted screen, else the 404 page. */
export function getLandingPath(resources: readonly Permission[]): string {
  const all = flattenPermissions(resources);
  const dashboard = all.find(({ resourceKey, path }) => resourceKey === DASHBOARD || path === DASHBOARD_PATH);
  if (dashboard) return DASHBOARD_PATH;
  return all.find(({ path }) => path !== undefined)?.path ?? NOT_FOUND_PATH;
}
