import type { Entity } from '../../model/entity/entity';

/** The id of the one record of an entity that has no list: react-admin wants one for every record. */
export const SINGLETON_ID = 'single';

/** Whether it is the only one of its kind, and nobody has made it yet: all of it is that id. */
export const isMissingSingleton = (
  { singleton }: Pick<Entity, 'singleton'>,
  record: Readonly<Record<string, unknown>> | undefined,
): boolean => singleton === true && record !== undefined && Object.keys(record).every((key) => key === 'id');
