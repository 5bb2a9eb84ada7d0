import { useSyncExternalStore } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/empty';
import { getEntity, loadEntity, subscribe } from '../../model/registry/registry';
import { useArrival, type Arrival } from '../../ui/late';
import type { Row } from '../records/row';

/** Another entity than that of the screen, whose definition travels when its section is drawn. */
export function useOtherEntity(name: string): Arrival & { module: EntityModule | undefined } {
  const module = useSyncExternalStore(subscribe, () => getEntity(name));
  const arrival = useArrival(module !== undefined, () => loadEntity(name), name);
  return { ...arrival, module };
}

/**
 * What another entity is asked with: its keys, filled from this record.
 * @returns undefined while one of them has no value, as in a record that was never saved
 */
export function askedWith(
  keys: Readonly<Record<string, string>> | undefined,
  record: Row | undefined,
): Row | undefined {
  const entries = Object.entries(keys ?? {}).map(([key, field]) => [key, record?.[field]] as const);
  const isMissing = entries.some(([, value]) => isEmpty(value));
  return isMissing ? undefined : Object.fromEntries(entries);
}
