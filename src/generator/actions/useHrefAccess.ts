import { useMemo } from 'react';
import { useCanAccessResources } from 'ra-core';
import type { Action, Entity } from '../../model/entity/entity';
import { findScreenByPath } from '../../model/routes/findScreenByPath';
import { useEntityManifest } from '../shared/useEntityManifest';

/**
 * Returns the function that tells whether the user may open the address of an action. An address that belongs to no
 * generated screen may always be opened. A screen may not be opened until the permissions are known.
 */
export function useHrefAccess({ actions }: Pick<Entity, 'actions'>): (action: Action) => boolean {
  const manifest = useEntityManifest();
  const owners = useMemo(() => {
    const found = Object.values(actions).map(({ name, href = '' }) => {
      const [path = ''] = href.split('?');
      return [name, path && findScreenByPath(manifest, path)?.entry.name] as const;
    });
    return new Map(found.filter(([, owner]) => owner));
  }, [actions, manifest]);
  const resources = useMemo(() => [...new Set(owners.values())].filter((name) => name !== undefined), [owners]);
  const { canAccess } = useCanAccessResources({ action: 'list', resources, enabled: resources.length > 0 });
  return ({ name }) => {
    const owner = owners.get(name);
    return !owner || canAccess?.[owner] === true;
  };
}
