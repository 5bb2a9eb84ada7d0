import { HttpError } from 'ra-core';
import { readAppPath } from './returnPath';

/** A permitted entry of the menu, as `auth/resources` answers it. */
export interface Resource {
  resourceKey: string;
  name: string;
  path?: string;
  /** Also true when an entry above is flagged: a flag holds for everything below. */
  viewOnly: boolean;
  children: Resource[];
}

/** What a screen says of itself to be found among the resources. */
export interface ResourceOwner {
  /** Its name, and that of the entity that it is part of. */
  names: readonly string[];
  /** Addresses of its list; screens that are no menu entry name the list they are reached from. */
  paths: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Takes what is usable of an answer: an entry without a key cannot be permitted, the rest can. */
export function readResources(data: unknown, viewOnly = false): Resource[] {
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
      children: readResources(raw.children, flagged),
    };
  });
}

/** Key of the text. */
const UNKNOWN = 'wd.rights.failed';

/**
 * The permitted resources of an answer. Nothing is permitted to some people; an answer that is no list, or one
 * of which nothing is usable, says nothing of that.
 * @throws Error whose message is the key of a text
 */
export function resourcesIn(data: unknown): Resource[] {
  const resources = readResources(data);
  const isAnswer = Array.isArray(data) && (data.length === 0 || resources.length > 0);
  if (isAnswer) return resources;
  const looks = Array.isArray(data) ? `a list of ${data.length}` : data === null ? 'null' : typeof data;
  console.error(`The answer of auth/resources is no list of resources, but ${looks}`);
  throw new Error(UNKNOWN);
}

/** Faults of the transport: the server has answered, and nobody can read what. */
const UNREADABLE: readonly unknown[] = ['empty', 'html', 'json'];

/** Whether there was an answer that does not say what is permitted, and none that refuses to say it. */
export function isUnreadable(error: Error): boolean {
  if (!(error instanceof HttpError)) return error.message === UNKNOWN;
  return error.status < 300 && UNREADABLE.includes((error.body as { fault?: unknown } | null)?.fault);
}

/** All entries in menu order, depth first. */
export const flatten = (resources: readonly Resource[]): Resource[] =>
  resources.flatMap((resource) => [resource, ...flatten(resource.children)]);

/** The resource that permits an entity: that of one of its addresses, else that of one of its names. */
export function resourceOf(resources: readonly Resource[], { names, paths }: ResourceOwner): Resource | undefined {
  const all = flatten(resources);
  return (
    all.find(({ path }) => path !== undefined && paths.includes(path)) ??
    all.find(({ resourceKey }) => names.includes(resourceKey))
  );
}

const DASHBOARD = 'dashboard';
const DASHBOARD_PATH = '/dashboard';
const NOT_FOUND_PATH = '/404';

/** Where a signed-in user lands: the dashboard, else the first permitted screen, else 404. */
export function landingPath(resources: readonly Resource[]): string {
  const all = flatten(resources);
  const dashboard = all.find(({ resourceKey, path }) => resourceKey === DASHBOARD || path === DASHBOARD_PATH);
  if (dashboard) return DASHBOARD_PATH;
  return all.find(({ path }) => path !== undefined)?.path ?? NOT_FOUND_PATH;
}
