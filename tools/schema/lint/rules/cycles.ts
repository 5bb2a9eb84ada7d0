import type { Rule } from '../source/folder';
import { asList, asObject, entriesAt, objectsAt, type Json, type Path } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { listing, quote } from '../source/words';

/** "Whether `to` may have its value depends on `from`", as the rule at `path` says. */
interface Edge {
  from: string;
  to: string;
  path: Path;
}

/** Every field that a condition asks about, however deep. */
function asked(condition: unknown): string[] {
  const { required, properties } = asObject(condition);
  return [
    ...asList(required).filter((name): name is string => typeof name === 'string'),
    ...Object.keys(asObject(properties)),
    ...objectsAt(condition, ['allOf', 'anyOf', 'not']).flatMap(({ part }) => asked(part)),
  ];
}

const NARROW = ['const', 'enum', 'oneOf'];

/** A branch empties a field that it forbids, or whose value it takes out of the choices. */
const emptied = (branch: unknown): string[] =>
  entriesAt(branch, ['properties'])
    .filter(({ value }) => value === false || NARROW.some((key) => key in asObject(value)))
    .map(({ name }) => name);

function edgesOf(rule: Json, path: Path, given: readonly string[]): Edge[] {
  const from = [...given, ...asked(rule['if'])];
  const branches = objectsAt(rule, ['then', 'else']).flatMap(({ part, path: step }) => [
    ...emptied(part).flatMap((to) => from.map((name) => ({ from: name, to, path: [...path, 'if'] }))),
    ...edgesOf(part, [...path, ...step], from),
  ]);
  const parts = objectsAt(rule, ['allOf']).flatMap(({ part, path: step }) => edgesOf(part, [...path, ...step], given));
  return [...branches, ...parts];
}

/** The shortest way along the edges from one field back to itself. */
function wayBack(start: Edge, edges: readonly Edge[]): Edge[] | undefined {
  let ways: Edge[][] = [[start]];
  const seen = new Set([start.to]);
  while (ways.length > 0) {
    const home = ways.find((way) => way.at(-1)!.to === start.from);
    if (home) return home;
    ways = ways.flatMap((way) =>
      edges
        .filter((edge) => edge.from === way.at(-1)!.to && (edge.to === start.from || !seen.has(edge.to)))
        .map((edge) => {
          seen.add(edge.to);
          return [...way, edge];
        }),
    );
  }
  return undefined;
}

function faultOf(way: readonly Edge[]): Finding {
  const names = way.map(({ from }) => from);
  const [only] = names;
  return {
    at: way[0]!.path,
    key: true,
    message:
      names.length === 1
        ? `the rule on ${quote(only)} empties ${quote(only)} itself`
        : `rules in a circle: ${listing(names)} empty each other`,
    cure: 'Let one of the fields decide, and ask only about that one.',
  };
}

function circles(place: Place): Finding[] {
  if (place.role !== 'record' && place.role !== 'field') return [];
  const edges = edgesOf(place.whole, place.path, []);
  const told = new Set<string>();
  return edges.flatMap((edge) => {
    const way = wayBack(edge, edges);
    const circle =
      way &&
      way
        .map(({ from }) => from)
        .sort()
        .join('\n');
    if (!way || circle === undefined || told.has(circle)) return [];
    told.add(circle);
    return [faultOf(way)];
  });
}

/** Rules that empty what they ask about: the form would flicker between two states. */
export const cycles: Rule = (source, folder) => folder.placesOf(source).flatMap(circles);
