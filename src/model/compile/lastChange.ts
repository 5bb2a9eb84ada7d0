import type { AdminDefinition } from '../language/definition';
import type { Call, Entity, Shape } from '../entity/entity';
import { STAMP_NAMES } from '../stamps';

const { changedAt: TIME, changedBy: AUTHOR } = STAMP_NAMES;

/** The names of the record, then those of the objects inside of it, by their paths. */
const pathsOf = ({ fields }: Shape): string[] => [
  ...Object.keys(fields),
  ...Object.values(fields).flatMap(({ name, type, shape }) =>
    shape && type === 'object' ? Object.keys(shape.fields).map((inner) => `${name}.${inner}`) : [],
  ),
];

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Whether, and by what, a record tells that somebody has changed it: only what can be read and updated does. To
 * look for it in its list again is dear: only where the schema says so.
 */
export function compileLastChange(
  { updatedAtField, conflictCheck, singleton, calls: { get } }: AdminDefinition,
  shape: Shape,
  calls: Readonly<Record<string, Call>>,
): Entity['conflictCheck'] {
  const isStored = calls['update'] !== undefined || (singleton === true && calls['create'] !== undefined);
  const isRead =
    calls['get'] !== undefined || (get === 'row' && (updatedAtField !== undefined || conflictCheck === true));
  if (conflictCheck === false || !isRead || !isStored) return undefined;
  const paths = pathsOf(shape);
  const at = updatedAtField ?? paths.find((path) => TIME.test(lastOf(path)));
  if (at === undefined && conflictCheck !== true) return undefined;
  const beside = at === undefined ? '' : at.slice(0, at.length - lastOf(at).length);
  const by = paths.find((path) => path.startsWith(beside) && AUTHOR.test(path.slice(beside.length)));
  return { ...(at === undefined ? {} : { at }), ...(by === undefined ? {} : { by }) };
}
