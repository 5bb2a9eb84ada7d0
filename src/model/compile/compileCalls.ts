import type { Call } from '../entity/entity';
import type { AdminDefinition } from '../schemaLanguage/definition';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { createRestCalls } from '../wire/createRestCalls';
import { parseCall } from '../wire/parseCall';
import { getDefaultDialect } from './defaultDialect';
import { getUpdateMethod } from './dialectTraits';

/** Values of `calls.get` that are not a call: the API has no call that returns a single record. */
const NO_CALLS: readonly unknown[] = ['listRow', 'idOnly'];

function getCollection(
  rest: NonNullable<AdminDefinition['calls']['rest']>,
  files: SchemaFiles,
): Parameters<typeof createRestCalls>[0] {
  const defaultDialect = getDefaultDialect(files);
  const collection = {
    ...(defaultDialect === undefined ? {} : { dialect: defaultDialect }),
    ...(typeof rest === 'string' ? { path: rest } : rest),
  };
  return { update: getUpdateMethod(files, collection.dialect), ...collection };
}

/** Compiles the calls of an entity by their names: those of its REST collection, and those that the schema states. */
export function compileCalls({ calls }: AdminDefinition, files: SchemaFiles): Record<string, Call> {
  const { rest, get, ...others } = calls;
  const entries = Object.entries({ ...others, ...(get && !NO_CALLS.includes(get) ? { get } : {}) });
  return {
    ...(rest === undefined ? {} : createRestCalls(getCollection(rest, files))),
    ...Object.fromEntries(entries.flatMap(([name, call]) => (call === undefined ? [] : [[name, parseCall(call)]]))),
  };
}
