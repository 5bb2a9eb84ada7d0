import { isEmpty } from '../../model/values/isEmpty';
import type { Row } from '../shared/listRowIds';

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
