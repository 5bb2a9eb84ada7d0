import { useSyncExternalStore } from 'react';
import type { EntityModule, ManifestEntry } from '../model/entity/entity';
import { getEntity, getEntityManifest, subscribeToRegistry } from '../model/registry/entityRegistry';

/** Returns all entities; follows updates of the dev server. */
export const useEntityManifest = (): readonly ManifestEntry[] =>
  useSyncExternalStore(subscribeToRegistry, getEntityManifest);

/** Returns the entity once its chunk is loaded; an edited schema re-renders its screens without a remount. */
export const useEntity = (name: string): EntityModule | undefined =>
  useSyncExternalStore(subscribeToRegistry, () => getEntity(name));
