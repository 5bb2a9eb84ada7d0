import type { Entity } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';

/** The search key that says which record a new one is to be like. */
const COPY = 'copy';

/**
 * The address of the form for a new record like another one: a reload, and another tab, fill it again.
 * @returns undefined where the form of a new record has no address
 */
export function getDuplicatePath(
  entity: Pick<Entity, 'ids' | 'routes'>,
  id: unknown,
  reading: number,
): string | undefined {
  const to = getScreenPath(entity, 'create', undefined, reading);
  return to === undefined || id === undefined ? undefined : `${to}?${COPY}=${encodeURIComponent(String(id))}`;
}

/** The id that such an address names. */
export const getDuplicatedId = (search: string): string | undefined =>
  new URLSearchParams(search).get(COPY) || undefined;
