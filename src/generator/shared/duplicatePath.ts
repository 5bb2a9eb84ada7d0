import type { Entity } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';

/** The query parameter that contains the id of the record to duplicate. */
const COPY = 'copy';

/**
 * Returns the path of a form that duplicates a record. The path contains the id of the record, so that the form is
 * filled in again after a reload or in another tab.
 * @returns undefined when the form of a new record has no route
 */
export function getDuplicatePath(
  entity: Pick<Entity, 'ids' | 'routes'>,
  id: unknown,
  routeIndex: number,
): string | undefined {
  const to = getScreenPath(entity, 'create', undefined, routeIndex);
  return to === undefined || id === undefined ? undefined : `${to}?${COPY}=${encodeURIComponent(String(id))}`;
}

/** Returns the id of the record to duplicate from the query string of such a path. */
export const getDuplicatedId = (search: string): string | undefined =>
  new URLSearchParams(search).get(COPY) || undefined;
