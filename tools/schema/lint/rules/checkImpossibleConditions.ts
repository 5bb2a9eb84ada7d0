/** Reports conditions that can never be true. The branches of such conditions would never apply. */
import { getDefinitionTypes, type LintRule } from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  getEntriesAtPath,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';

/** What a condition requires of one field. */
interface Demand {
  isRequired: boolean;
  isForbidden: boolean;
  /** The values that the field may have. Undefined if any value is allowed. */
  values: readonly unknown[] | undefined;
}

type Demands = ReadonlyMap<string, Demand>;

const NONE: Demand = { isRequired: false, isForbidden: false, values: undefined };

const both = (one: Demand['values'], other: Demand['values']): Demand['values'] =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

const join = (one: Demand, other: Demand): Demand => ({
  isRequired: one.isRequired || other.isRequired,
  isForbidden: one.isForbidden || other.isForbidden,
  values: both(one.values, other.values),
});

function joined(all: readonly Demands[]): Demands {
  const result = new Map<string, Demand>();
  for (const [name, demand] of all.flatMap((one) => [...one])) {
    result.set(name, join(result.get(name) ?? NONE, demand));
  }
  return result;
}

const getValues = (schema: Json): Demand['values'] =>
  both('const' in schema ? [schema['const']] : undefined, Array.isArray(schema['enum']) ? schema['enum'] : undefined);

/**
 * Returns what a condition, or a branch that applies, requires of each field. `anyOf` and `not` are ignored,
 * because they allow several alternatives.
 */
function getDemands(schema: unknown): Demands {
  const own = getEntriesAtPath(schema, ['properties']).map(({ name, value }): [string, Demand] => [
    name,
    { ...NONE, isForbidden: value === false, values: getValues(toObjectOrEmpty(value)) },
  ]);
  const required = toList(toObjectOrEmpty(schema)['required'])
    .filter((name) => typeof name === 'string')
    .map((name): [string, Demand] => [name, { ...NONE, isRequired: true }]);
  return joined([
    ...[...own, ...required].map((one) => new Map([one])),
    ...toList(toObjectOrEmpty(schema)['allOf']).map(getDemands),
  ]);
}

/** Returns the index in a path at which the innermost object begins. Conditions around it are of other fields. */
function findObject(path: JsonPath): number {
  let begin = 0;
  for (let index = 0; index < path.length; index += 1) {
    const step = path[index];
    if (step === 'properties') index += 1;
    if (step === 'properties' || step === 'items') begin = index + 1;
  }
  return begin;
}

/**
 * Returns the requirements that are already fulfilled at the place of a condition, because the condition is nested
 * in the branches of other rules.
 */
function collectDemands(path: JsonPath, file: Json): Demands {
  const begin = findObject(path);
  const all = path.flatMap((step, index): Demands[] => {
    if (index < begin || (step !== 'then' && step !== 'else')) return [];
    const rule = path.slice(0, index);
    // The requirements of the branch itself, without its nested rules (`if`, `then`, `else`, `allOf`).
    const {
      if: _if,
      then: _then,
      else: _else,
      allOf: _allOf,
      ...branch
    } = toObjectOrEmpty(getValueAtPath(file, [...rule, step]));
    return [
      getDemands(branch),
      ...(step === 'then' ? [getDemands(toObjectOrEmpty(getValueAtPath(file, rule))['if'])] : []),
    ];
  });
  return joined(all);
}

const getReason = (name: string, { isRequired, isForbidden, values }: Demand): string | undefined => {
  if (isRequired && isForbidden) return `${quote(name)} is asked for and forbidden`;
  return isRequired && values?.length === 0 ? `${quote(name)} would have to have two values` : undefined;
};

function findContradictions(locatedSchema: LocatedSchema, file: Json): LintFinding[] {
  if (!locatedSchema.asks) return [];
  const around = collectDemands(locatedSchema.path, file);
  const asked = getDemands(locatedSchema.entityFile);
  return [...asked].flatMap(([name, demand]) => {
    const before = around.get(name);
    const reason = getReason(name, before ? join(before, demand) : demand);
    return reason === undefined
      ? []
      : [
          {
            at: locatedSchema.path,
            key: true,
            message: `${quote(locatedSchema.path.at(-1))} can never be true: ${reason}`,
            suggestion: before
              ? 'Compare it with the rule around it, which holds already.'
              : 'Ask for one thing; of several that may be, with "anyOf" or "enum".',
          },
        ];
  });
}

/**
 * Reports conditions that can never be true because they require and forbid the same field, or require two values
 * of it at once.
 */
export const checkContradictoryConditions: LintRule = (source, folder) =>
  folder
    .getLocatedSchemas(source)
    .flatMap((locatedSchema) => findContradictions(locatedSchema, folder.getResolvedDefinition(source)));

/** Reports a condition or change with a `type` that the field never has. */
export const checkImpossibleTypes: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ role, own, base, path }): LintFinding[] => {
    if ((role !== 'condition' && role !== 'change') || !('type' in own)) return [];
    const [requestedNames, types] = [getDefinitionTypes(own), getDefinitionTypes(base)];
    const isPossible = (one: string): boolean =>
      types.some((type) => type === one || [type, one].sort().join() === 'integer,number');
    if (requestedNames.length === 0 || types.length === 0 || requestedNames.some(isPossible)) return [];
    return [
      {
        at: [...path, 'type'],
        message: `type ${joinQuotedNames(requestedNames, 'or')} is never that of the field, which is ${joinQuotedNames(types, 'or')}`,
        suggestion: `Remove "type", or write ${joinQuotedNames(types, 'or')}.`,
      },
    ];
  });
