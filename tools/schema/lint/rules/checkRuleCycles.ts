import type { LintRule } from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  getEntriesAtPath,
  getObjectValuesOfKeys,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';
import { findCycle } from './findCycle';

/** An edge of a graph: the rule (`if/then/else`) at `path` tests the field `from` and may clear the field `to`. */
interface Edge {
  from: string;
  to: string;
  path: JsonPath;
}

/** Returns all fields that a condition tests, including those in nested subschemas. */
function getTestedFields(condition: unknown): string[] {
  const { required, properties } = toObjectOrEmpty(condition);
  return [
    ...toList(required).filter((name): name is string => typeof name === 'string'),
    ...Object.keys(toObjectOrEmpty(properties)),
    ...getObjectValuesOfKeys(condition, ['allOf', 'anyOf', 'not']).flatMap(({ part }) => getTestedFields(part)),
  ];
}

const NARROW = ['const', 'enum', 'oneOf'];

/**
 * Returns the fields that the form may clear when a branch applies: fields that the branch forbids, and fields
 * whose allowed values it restricts.
 */
const getClearedFields = (branch: unknown): string[] =>
  getEntriesAtPath(branch, ['properties'])
    .filter(({ value }) => value === false || NARROW.some((key) => key in toObjectOrEmpty(value)))
    .map(({ name }) => name);

function getEdges(rule: Json, path: JsonPath, given: readonly string[]): Edge[] {
  const from = [...given, ...getTestedFields(rule['if'])];
  const branches = getObjectValuesOfKeys(rule, ['then', 'else']).flatMap(({ part, path: step }) => [
    ...getClearedFields(part).flatMap((to) => from.map((name) => ({ from: name, to, path: [...path, 'if'] }))),
    ...getEdges(part, [...path, ...step], from),
  ]);
  const parts = getObjectValuesOfKeys(rule, ['allOf']).flatMap(({ part, path: step }) =>
    getEdges(part, [...path, ...step], given),
  );
  return [...branches, ...parts];
}

function getFault(cycle: readonly Edge[]): LintFinding {
  const names = cycle.map(({ from }) => from);
  const [only] = names;
  return {
    at: cycle[0]!.path,
    key: true,
    message:
      names.length === 1
        ? `the rule on ${quote(only)} empties ${quote(only)} itself`
        : `rules in a circle: ${joinQuotedNames(names)} empty each other`,
    suggestion: 'Let one of the fields decide, and ask only about that one.',
  };
}

function findCycles(locatedSchema: LocatedSchema): LintFinding[] {
  if (locatedSchema.role !== 'record' && locatedSchema.role !== 'field') return [];
  const edges = getEdges(locatedSchema.entityFile, locatedSchema.path, []);
  const reported = new Set<string>();
  return edges.flatMap((edge) => {
    const cycle = findCycle(edge, (name) => edges.filter(({ from }) => from === name));
    const circle =
      cycle &&
      cycle
        .map(({ from }) => from)
        .sort()
        .join('\n');
    if (!cycle || circle === undefined || reported.has(circle)) return [];
    reported.add(circle);
    return [getFault(cycle)];
  });
}

/**
 * Reports rules that clear the fields that they test themselves, directly or through other rules. The form would
 * switch between two states endlessly.
 */
export const checkRuleCycles: LintRule = (source, folder) => folder.getLocatedSchemas(source).flatMap(findCycles);
