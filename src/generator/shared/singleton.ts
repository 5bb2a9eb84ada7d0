import type { Entity } from '../../model/entity/entity';

/** The id of the record of a singleton entity, because react-admin requires an id for every record. */
export const SINGLETON_ID = 'single';

/** Whether a singleton does not exist on the server yet: its record then contains only the id. */
export const isMissingSingleton = (
  { singleton }: Pick<Entity, 'singleton'>,
  record: Readonly<Record<string, unknown>> | undefined,
): boolean => singleton === true && record !== undefined && Object.keys(record).every((key) => key === 'id');
