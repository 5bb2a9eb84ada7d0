import { useSyncExternalStore } from 'react';
import type { EntityModule, ManifestEntry } from '../model/entity/entity';
import { getEntity, getManifest, subscribeToRegistry } from '../model/registry/entityRegistry';

/** All entities there are; follows the dev server's updates. */
export const useManifest = (): readonly ManifestEntry[] => useSyncExternalStore(subscribeToRegistry, getManifest);

/** The entity once its chunk is there; an edited schema draws its screens again without a remount. */
export const useEntity = (name: string): EntityModule | undefined =>
  useSyncExternalStore(subscribeToRegistry, () => getEntity(name));
