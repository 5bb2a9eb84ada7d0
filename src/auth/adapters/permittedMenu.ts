/** Derives the menu of a user from the names of permissions. */
import { menu } from 'virtual:wattdesk/menu';
import { customPages, customResources } from '../../generator/extensions/extensions';
import type { FullMenuEntry } from '../../model/entity/fullMenu';
import type { AuthConfig } from './authAdapter';

type Roles = NonNullable<NonNullable<AuthConfig['permissions']>['roles']>;

/** A menu entry in the format of the operator's API. */
interface PermittedEntry {
  resourceKey: string;
  name: string;
  path?: string;
  viewOnly: boolean;
  children: PermittedEntry[];
}

/** The permissions that several names give together. */
interface Access {
  allows(entity: string): boolean;
  isViewOnly(entity: string): boolean;
}

const ALL = '*';

const includesName = (names: readonly string[] | undefined, name: string): boolean =>
  names?.some((one) => one === ALL || one === name) ?? false;

export const FULL_ACCESS: Access = { allows: () => true, isViewOnly: () => false };

/**
 * Combines the permissions of several names. An entity is view-only if each name that permits it permits only viewing.
 * A name without an entry in `roles` permits the entity of this name.
 */
export function combineAccess(names: readonly string[], roles: Roles = {}): Access {
  const given = names.map((name) => (Object.hasOwn(roles, name) ? roles[name]! : { allow: [name] }));
  const getRoles = (entity: string) => given.filter(({ allow }) => includesName(allow, entity));
  return {
    allows: (entity) => getRoles(entity).length > 0,
    isViewOnly: (entity) => getRoles(entity).every(({ viewOnly }) => includesName(viewOnly, entity)),
  };
}

const getPages = (): FullMenuEntry[] =>
  [...Object.keys(customPages), ...Object.keys(customResources)].toSorted().map((name) => ({
    entity: name,
    resourceKey: name,
    name: name.replaceAll('-', ' ').replace(/(^| )\w/g, (start) => start.toUpperCase()),
    path: `/${name}`,
  }));

/** Returns the permitted part of the menu. Groups without entries are left out. */
export function getPermittedMenu(access: Access, entries: readonly FullMenuEntry[] = [...menu, ...getPages()]) {
  return entries.flatMap(({ entity, children, ...entry }): PermittedEntry[] => {
    if (children) {
      const permitted: PermittedEntry[] = getPermittedMenu(access, children);
      return permitted.length > 0 ? [{ ...entry, viewOnly: false, children: permitted }] : [];
    }
    if (entity === undefined || !access.allows(entity)) return [];
    return [{ ...entry, viewOnly: access.isViewOnly(entity), children: [] }];
  });
}
