/**
 * Fields by a name or by a path with dots: `audit.createBy` is `createBy` inside the object `audit`.
 * A field whose own name has a dot goes before the path.
 */
import { valueIn } from './aliases';
import { isObject } from './clean';
import type { Field, Shape } from '../entity/entity';
import { ownOf } from './own';

/** The fields on the way, the wanted one last; undefined where the path leads to none. */
export function fieldsTo(shape: Shape, path: string): Field[] | undefined {
  const own = ownOf(shape.fields, path);
  if (own) return [own];
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const outer = ownOf(shape.fields, path.slice(0, dot));
    const inner = outer?.shape && outer.type === 'object' ? fieldsTo(outer.shape, path.slice(dot + 1)) : undefined;
    if (outer && inner) return [outer, ...inner];
  }
  return undefined;
}

export const fieldAt = (shape: Shape, path: string): Field | undefined => fieldsTo(shape, path)?.at(-1);

/** The value of a field in a server's record, whichever of its names the server uses. */
export function readAt(shape: Shape, path: string, record: Readonly<Record<string, unknown>>): unknown {
  const fields = fieldsTo(shape, path);
  if (!fields) return ownOf(record, path);
  return fields.reduce<unknown>((at, field) => (isObject(at) ? valueIn(at, field) : undefined), record);
}

/** The object in which the value of a path stands: the record itself for a name. */
export function ownerAt(
  shape: Shape,
  path: string,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const outer = fieldsTo(shape, path)?.slice(0, -1) ?? [];
  const owner = outer.reduce<unknown>((at, field) => (isObject(at) ? valueIn(at, field) : undefined), record);
  return isObject(owner) ? owner : {};
}
