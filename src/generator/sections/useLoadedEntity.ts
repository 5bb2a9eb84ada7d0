import { useSyncExternalStore } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import { getEntity, loadEntity, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { useLoad, type LoadState } from '../../ui/lazyComponent';
import type { Row } from '../shared/rowIds';

/** Provides another entity than that of the screen; its definition is loaded when its section renders. */
export function useLoadedEntity(name: string): LoadState & { module: EntityModule | undefined } {
  const module = useSyncExternalStore(subscribeToRegistry, () => getEntity(name));
  const arrival = useLoad(module !== undefined, () => loadEntity(name), name);
  return { ...arrival, module };
}

/**
 * Returns the request values for another entity, taken from this record.
 * @returns undefined while one of them is empty, for example before a record is saved
 */
export function getRequestValues(
  keys: Readonly<Record<string, string>> | undefined,
  record: Row | undefined,
): Row | undefined {
  const entries = Object.entries(keys ?? {}).map(([key, field]) => [key, record?.[field]] as const);
  const isMissing = entries.some(([, value]) => isEmpty(value));
  return isMissing ? undefined : Object.fromEntries(entries);
}
