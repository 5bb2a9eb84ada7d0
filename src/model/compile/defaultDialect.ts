/** Applies the default dialect of a project: `$default` in `dialects.json`. */
import type { Call, Entity } from '../entity/entity';
import type { DialectName } from '../schemaLanguage/definition';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { isObject } from '../values/cleanValues';

/** Returns the dialect of calls that name none; undefined if the project does not name one. */
export function getDefaultDialect(files: SchemaFiles): DialectName | undefined {
  const file = files['dialects.json'];
  const name = isObject(file) ? file['$default'] : undefined;
  return typeof name === 'string' ? (name as DialectName) : undefined;
}

/** The keys of compiled fields, columns, actions, assignments and option lists that have a call. */
const CALL_KEYS = ['assign', 'call', 'fileCall', 'generateCall', 'page', 'parsedCall', 'removeCall', 'unassign'];

const isCall = (value: unknown): value is Call => isObject(value) && typeof value['path'] === 'string';

const nameDialect = (call: Call, dialect: DialectName): Call => ({ ...call, dialect: call.dialect ?? dialect });

/** Returns a copy of a compiled part of an entity in which all calls name a dialect. */
export function setDefaultDialects<Part>(part: Part, dialect: DialectName): Part {
  if (Array.isArray(part)) return part.map((item: unknown) => setDefaultDialects(item, dialect)) as Part;
  if (!isObject(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    CALL_KEYS.includes(key) && isCall(value) ? nameDialect(value, dialect) : setDefaultDialects(value, dialect),
  ]);
  return Object.fromEntries(entries) as Part;
}

const nameAll = <Key extends PropertyKey>(calls: Record<Key, Call>, dialect: DialectName): Record<Key, Call> =>
  Object.fromEntries(Object.entries<Call>(calls).map(([name, call]) => [name, nameDialect(call, dialect)])) as Record<
    Key,
    Call
  >;

/** Returns the compiled entity in which all calls name a dialect, if the project has a default. */
export function applyDefaultDialect(entity: Entity, files: SchemaFiles): Entity {
  const dialect = getDefaultDialect(files);
  if (dialect === undefined) return entity;
  const { calls, variantGets, ...parts } = entity;
  return {
    ...setDefaultDialects(parts, dialect),
    calls: nameAll(calls, dialect),
    ...(variantGets ? { variantGets: nameAll(variantGets, dialect) } : {}),
  };
}
