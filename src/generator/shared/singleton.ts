import type { Entity } from '../../model/entity/entity';

/**
 * The id that the data provider sets on the record of a singleton (an entity with only one record), because
 * react-admin requires an id for every record.
 */
export const SINGLETON_ID = 'single';

/** Whether the record of a singleton does not exist on the server yet. The record then contains only the id. */
export const isMissingSingleton = (
  { singleton }: Pick<Entity, 'singleton'>,
  record: Readonly<Record<string, unknown>> | undefined,
): boolean => singleton === true && record !== undefined && Object.keys(record).every((key) => key === 'id');
