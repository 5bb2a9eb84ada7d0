import type { Entity } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';

/** The query parameter with the id of the record to duplicate. */
const COPY = 'copy';

/**
 * Returns the path of a form that duplicates a record. A reload or another tab fills the form again.
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

/** Returns the record id in such a URL. */
export const getDuplicatedId = (search: string): string | undefined =>
  new URLSearchParams(search).get(COPY) || undefined;
