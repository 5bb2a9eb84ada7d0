import { useSyncExternalStore } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import { getEntity, loadEntity, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { useLoad, type LoadState } from '../../ui/lazyComponent';
import type { Row } from '../shared/listRowIds';

/**
 * Provides an entity other than the entity of the screen. The entity is loaded when the section that needs it
 * renders.
 */
export function useLoadedEntity(name: string): LoadState & { module: EntityModule | undefined } {
  const module = useSyncExternalStore(subscribeToRegistry, () => getEntity(name));
  const arrival = useLoad(module !== undefined, () => loadEntity(name), name);
  return { ...arrival, module };
}

/**
 * Returns the values of this record that are sent with the requests of another entity.
 * @returns undefined while one of the values is empty, for example before the record is saved
 */
export function getParentRequestValues(
  keys: Readonly<Record<string, string>> | undefined,
  record: Row | undefined,
): Row | undefined {
  const entries = Object.entries(keys ?? {}).map(([key, field]) => [key, record?.[field]] as const);
  const isMissing = entries.some(([, value]) => isEmpty(value));
  return isMissing ? undefined : Object.fromEntries(entries);
}
