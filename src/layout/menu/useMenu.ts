import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useTranslate } from 'ra-core';
import { useRights } from '../../auth/resources/RightsProvider';
import type { Resource } from '../../auth/resources/rights';
import { getManifest, subscribe } from '../../model/registry';
import { getGroups, subscribeTexts } from '../../model/texts';
import { currentResource, entryOf } from './currentResource';

export interface MenuEntry {
  key: string;
  title: string;
  /** Name of an icon; see `icons`. */
  icon: string;
  path?: string;
  active: boolean;
  children: MenuEntry[];
}

export interface Menu {
  /** Undefined while the resources are on their way. */
  entries: MenuEntry[] | undefined;
  failed: boolean;
}

/**
 * The permitted resources as menu entries: titles in the language of the page, the entry of the
 * present screen marked, and with it the group it stands in.
 */
export function useMenu(): Menu {
  const { loaded, failed, resources } = useRights();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const manifest = useSyncExternalStore(subscribe, getManifest);
  const groups = useSyncExternalStore(subscribeTexts, getGroups);
  const entries = useMemo(() => {
    const current = currentResource(resources, manifest, pathname);
    const titleOf = (resource: Resource): string => {
      const entity = entryOf(manifest, resource);
      if (entity) return translate(`entities.${entity.name}.title`, { _: entity.title });
      const group = groups.find(({ key }) => key === resource.resourceKey);
      return translate(`navigation.${resource.resourceKey}`, { _: group?.title ?? resource.name });
    };
    const toEntry = (resource: Resource): MenuEntry => {
      const children = resource.children.map(toEntry);
      return {
        key: resource.resourceKey,
        title: titleOf(resource),
        icon: groups.find(({ key }) => key === resource.resourceKey)?.icon ?? resource.resourceKey,
        ...(resource.path ? { path: resource.path } : {}),
        active: resource === current || children.some(({ active }) => active),
        children,
      };
    };
    return resources.map(toEntry);
  }, [resources, manifest, groups, pathname, translate]);
  return { entries: loaded ? entries : undefined, failed };
}
