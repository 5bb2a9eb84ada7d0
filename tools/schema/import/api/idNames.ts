/** Finds the field that identifies a record by its name. */
import { normalizeName } from './names';

const USUAL_IDS = ['id', 'uuid', 'guid', 'uid', '_id', 'pk'];
const OTHER_IDS = ['key', 'code', 'slug', 'number'];

/** Returns the ends of an entity's name, the longest first: `appeal-event` → `appeal-event`, `event`. */
const getNameEnds = (entityName: string): string[] => {
  const words = entityName.split('-');
  return words.map((_, index) => words.slice(index).join('-'));
};

/**
 * Returns the name of the field that identifies a record: `id`, or the name of the entity or of its last words with it,
 * as `eventId` of an appeal event.
 * @param entityName name of one record, in kebab-case
 * @param names names of the fields whose values may identify a record
 * @param toField the last part of a name that is a path
 */
export function findIdName(
  entityName: string,
  names: readonly string[],
  toField: (name: string) => string = (name) => name,
): string | undefined {
  const own = getNameEnds(entityName).flatMap((end) => [`${end}-id`, `${end}-uuid`]);
  const wanted = [...USUAL_IDS, ...own, ...OTHER_IDS].map(normalizeName);
  return wanted
    .map((one) => names.find((name) => normalizeName(toField(name)) === one))
    .find((name) => name !== undefined);
}
