import { useLocation, useNavigate } from 'ra-core';
import type { Entity } from '../../model/entity';
import { pathTo } from '../../model/paths';

/** The list left its own search here, so that the way back is the way to the same rows. */
const searchOf = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('?') ? from : '';
};

/** From a form screen to its list, in the reading the user is in. An entity without a list: one step back. */
export function useLeave(entity: Entity, reading: number): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const list = pathTo(entity, 'list', undefined, reading);
  return () => (list === undefined ? navigate(-1) : navigate(`${list}${searchOf(state)}`));
}
