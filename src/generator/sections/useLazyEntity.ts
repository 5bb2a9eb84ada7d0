import { useSyncExternalStore } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { getEntity, loadEntity, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { useLoad, type LoadState } from '../../ui/lazyComponent';

/**
 * Provides an entity other than the entity of the screen. The entity is loaded when the section that needs it
 * renders.
 */
export function useLazyEntity(name: string): LoadState & { module: EntityModule | undefined } {
  const module = useSyncExternalStore(subscribeToRegistry, () => getEntity(name));
  const arrival = useLoad(module !== undefined, () => loadEntity(name), name);
  return { ...arrival, module };
}
