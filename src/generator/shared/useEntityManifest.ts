import { useSyncExternalStore } from 'react';
import type { EntityModule, ManifestEntry } from '../../model/entity/entity';
import { getEntity, getEntityManifest, subscribeToRegistry } from '../../model/registry/entityRegistry';

/**
 * Returns the manifest, which contains an entry with title and routes for each entity. Re-renders the component
 * when the dev server changes the manifest.
 */
export const useEntityManifest = (): readonly ManifestEntry[] =>
  useSyncExternalStore(subscribeToRegistry, getEntityManifest);

/**
 * Returns an entity. Undefined until the chunk of the entity is loaded. A schema edit re-renders the screens of the
 * entity without remounting them.
 */
export const useEntity = (name: string): EntityModule | undefined =>
  useSyncExternalStore(subscribeToRegistry, () => getEntity(name));
