import type { AdminDefinition } from '../schemaLanguage/definition';
import type { Call, Entity, Shape } from '../entity/entity';
import { AUDIT_FIELD_PATTERNS } from '../auditFieldNames';

const { updatedAt: TIME, updatedBy: AUTHOR } = AUDIT_FIELD_PATTERNS;

/** Returns the paths of the record's fields, followed by those of nested objects. */
const getPaths = ({ fields }: Shape): string[] => [
  ...Object.keys(fields),
  ...Object.values(fields).flatMap(({ name, type, shape }) =>
    shape && type === 'object' ? Object.keys(shape.fields).map((inner) => `${name}.${inner}`) : [],
  ),
];

const getLast = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Returns the fields by which concurrent edits of a record are detected, or undefined if they are not detected.
 * Requires a get and an update call. Searching the record in its list again is expensive, so the schema must ask
 * for it.
 */
export function compileUpdatedAtField(
  { updatedAtField, conflictCheck, singleton, calls: { get } }: AdminDefinition,
  shape: Shape,
  calls: Readonly<Record<string, Call>>,
): Entity['conflictCheck'] {
  const isStored = calls['update'] !== undefined || (singleton === true && calls['create'] !== undefined);
  const isRead =
    calls['get'] !== undefined || (get === 'row' && (updatedAtField !== undefined || conflictCheck === true));
  if (conflictCheck === false || !isRead || !isStored) return undefined;
  const paths = getPaths(shape);
  const at = updatedAtField ?? paths.find((path) => TIME.test(getLast(path)));
  if (at === undefined && conflictCheck !== true) return undefined;
  const beside = at === undefined ? '' : at.slice(0, at.length - getLast(at).length);
  const by = paths.find((path) => path.startsWith(beside) && AUTHOR.test(path.slice(beside.length)));
  return { ...(at === undefined ? {} : { at }), ...(by === undefined ? {} : { by }) };
}
