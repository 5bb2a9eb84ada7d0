import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'ra-core';
import { useUserPermissions } from '../../auth/PermissionsProvider';
import type { Permission } from '../../auth/permissions';
import { getGroups, getManifest, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { findCurrentPermission, findListedEntity, getRouteIndex, getEntityTitle } from './findMenuEntry';

/** An entry of the menu, or a group of them. */
export interface MenuEntry {
  key: string;
  title: string;
  /** Name of its picture, where the schema gives it one; see `icons`. */
  icon?: string;
  path?: string;
  active: boolean;
  children: MenuEntry[];
}

export interface MenuEntriesState {
  /** Undefined while the resources are on their way. */
  entries: MenuEntry[] | undefined;
  failed: boolean;
  retry(): void;
}

/**
 * The permitted resources as menu entries: titles in the language of the page, the entry of the
 * present screen marked, and with it the group it stands in.
 */
export function useMenuEntries(): MenuEntriesState {
  const { loaded, failed, retry, permissions } = useUserPermissions();
  const { pathname } = useLocation();
  const manifest = useSyncExternalStore(subscribeToRegistry, getManifest);
  const groups = useSyncExternalStore(subscribeToRegistry, getGroups);
  const places = useMemo(() => {
    const current = findCurrentPermission(permissions, manifest, pathname);
    const toPlace = (resource: Permission): MenuEntry => {
      const { resourceKey, name, path } = resource;
      const entity = findListedEntity(manifest, resource);
      const group = groups.find(({ key }) => key === resourceKey);
      const children = resource.children.map(toPlace);
      // A group may have the name of an entity.
      const icon = children.length > 0 ? group?.icon : entity?.icon;
      return {
        key: resourceKey,
        title: entity ? getEntityTitle(entity, getRouteIndex(entity, resource)) : (group?.title ?? name),
        ...(icon ? { icon } : {}),
        ...(path ? { path } : {}),
        active: resource === current || children.some(({ active }) => active),
        children,
      };
    };
    return permissions.map(toPlace);
  }, [permissions, manifest, groups, pathname]);
  return { entries: loaded ? places : undefined, failed, retry };
}
