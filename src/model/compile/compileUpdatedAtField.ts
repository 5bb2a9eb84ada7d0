import type { AdminDefinition } from '../schemaLanguage/definition';
import type { Call, Entity, ObjectShape } from '../entity/entity';
import { AUDIT_FIELD_PATTERNS } from '../auditFieldNames';

const { updatedAt: TIME, updatedBy: AUTHOR } = AUDIT_FIELD_PATTERNS;

/** Returns the paths of the record's own fields, followed by the paths of the fields in nested objects. */
const getPaths = ({ fields }: ObjectShape): string[] => [
  ...Object.keys(fields),
  ...Object.values(fields).flatMap(({ name, type, shape }) =>
    shape && type === 'object' ? Object.keys(shape.fields).map((inner) => `${name}.${inner}`) : [],
  ),
];

const getLast = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Returns the fields by which the app detects that another user has changed a record since it was loaded; undefined
 * if this is not checked. The check requires an update call and a way to read the record again. Without a get call,
 * the record would have to be searched in the list, which is expensive. The schema must therefore enable the check
 * explicitly in this case.
 */
export function compileUpdatedAtField(
  { updatedAtField, conflictCheck, singleton, calls: { get } }: AdminDefinition,
  shape: ObjectShape,
  calls: Readonly<Record<string, Call>>,
): Entity['conflictCheck'] {
  const isStored = calls['update'] !== undefined || (singleton === true && calls['create'] !== undefined);
  const isRead =
    calls['get'] !== undefined || (get === 'listRow' && (updatedAtField !== undefined || conflictCheck === true));
  if (conflictCheck === false || !isRead || !isStored) return undefined;
  const paths = getPaths(shape);
  const at = updatedAtField ?? paths.find((path) => TIME.test(getLast(path)));
  if (at === undefined && conflictCheck !== true) return undefined;
  const beside = at === undefined ? '' : at.slice(0, at.length - getLast(at).length);
  const by = paths.find((path) => path.startsWith(beside) && AUTHOR.test(path.slice(beside.length)));
  return { ...(at === undefined ? {} : { at }), ...(by === undefined ? {} : { by }) };
}
