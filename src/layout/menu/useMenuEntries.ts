import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'ra-core';
import { useUserPermissions } from '../../auth/PermissionsProvider';
import type { Permission } from '../../auth/permissions';
import { getRegisteredMenuGroups, getEntityManifest, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { findPermissionByPath, findEntityOfPermission, getRouteVariantIndex, getEntityTitle } from './findMenuEntry';

/** A menu entry or a group of entries. */
export interface MenuEntry {
  key: string;
  title: string;
  /** The name of the icon if the schema sets one. See `icons`. */
  icon?: string;
  path?: string;
  active: boolean;
  children: MenuEntry[];
}

export interface MenuEntriesState {
  /** The menu entries; undefined while the permissions are loading. */
  entries: MenuEntry[] | undefined;
  failed: boolean;
  retry(): void;
}

/**
 * Returns the permitted resources as menu entries, with titles in the current language. The entry of the current
 * screen and the group that contains it are marked as active.
 */
export function useMenuEntries(): MenuEntriesState {
  const { loaded, failed, retry, permissions } = useUserPermissions();
  const { pathname } = useLocation();
  const manifest = useSyncExternalStore(subscribeToRegistry, getEntityManifest);
  const groups = useSyncExternalStore(subscribeToRegistry, getRegisteredMenuGroups);
  const places = useMemo(() => {
    const current = findPermissionByPath(permissions, manifest, pathname);
    const toPlace = (resource: Permission): MenuEntry => {
      const { resourceKey, name, path } = resource;
      const entity = findEntityOfPermission(manifest, resource);
      const group = groups.find(({ key }) => key === resourceKey);
      const children = resource.children.map(toPlace);
      // A group and an entity can have the same name. An entry with children gets the icon of the group.
      const icon = children.length > 0 ? group?.icon : entity?.icon;
      return {
        key: resourceKey,
        title: entity ? getEntityTitle(entity, getRouteVariantIndex(entity, resource)) : (group?.title ?? name),
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
