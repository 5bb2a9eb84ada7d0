import { useSyncExternalStore } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import { getEntity, loadEntity, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { useLoad, type LoadState } from '../../ui/lazyComponent';
import type { Row } from '../records/rowIds';

/** Another entity than that of the screen, whose definition travels when its section is drawn. */
export function useLoadedEntity(name: string): LoadState & { module: EntityModule | undefined } {
  const module = useSyncExternalStore(subscribeToRegistry, () => getEntity(name));
  const arrival = useLoad(module !== undefined, () => loadEntity(name), name);
  return { ...arrival, module };
}

/**
 * What another entity is asked with: its keys, filled from this record.
 * @returns undefined while one of them has no value, as in a record that was never saved
 */
export function getRequestValues(
  keys: Readonly<Record<string, string>> | undefined,
  record: Row | undefined,
): Row | undefined {
  const entries = Object.entries(keys ?? {}).map(([key, field]) => [key, record?.[field]] as const);
  const isMissing = entries.some(([, value]) => isEmpty(value));
  return isMissing ? undefined : Object.fromEntries(entries);
}
