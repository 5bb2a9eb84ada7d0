import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'ra-core';
import { useRights } from '../../auth/RightsProvider';
import type { Resource } from '../../auth/rights';
import { getGroups, getManifest, subscribe } from '../../model/registry/registry';
import { currentResource, entryOf, readingOf, titleIn } from './currentResource';

/** An entry of the menu, or a group of them. */
export interface MenuPlace {
  key: string;
  title: string;
  /** Name of its picture, where the schema gives it one; see `icons`. */
  icon?: string;
  path?: string;
  active: boolean;
  children: MenuPlace[];
}

export interface MenuEntries {
  /** Undefined while the resources are on their way. */
  places: MenuPlace[] | undefined;
  failed: boolean;
  retry(): void;
}

/**
 * The permitted resources as menu entries: titles in the language of the page, the entry of the
 * present screen marked, and with it the group it stands in.
 */
export function useMenuEntries(): MenuEntries {
  const { loaded, failed, retry, resources } = useRights();
  const { pathname } = useLocation();
  const manifest = useSyncExternalStore(subscribe, getManifest);
  const groups = useSyncExternalStore(subscribe, getGroups);
  const places = useMemo(() => {
    const current = currentResource(resources, manifest, pathname);
    const toPlace = (resource: Resource): MenuPlace => {
      const { resourceKey, name, path } = resource;
      const entity = entryOf(manifest, resource);
      const group = groups.find(({ key }) => key === resourceKey);
      const children = resource.children.map(toPlace);
      // A group may have the name of an entity.
      const icon = children.length > 0 ? group?.icon : entity?.icon;
      return {
        key: resourceKey,
        title: entity ? titleIn(entity, readingOf(entity, resource)) : (group?.title ?? name),
        ...(icon ? { icon } : {}),
        ...(path ? { path } : {}),
        active: resource === current || children.some(({ active }) => active),
        children,
      };
    };
    return resources.map(toPlace);
  }, [resources, manifest, groups, pathname]);
  return { places: loaded ? places : undefined, failed, retry };
}
