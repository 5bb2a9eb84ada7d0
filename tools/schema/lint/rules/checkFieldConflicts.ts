/** Reports fields of one object that take each other's values. */
import { ALL_OTHER_KEYS } from '../../../../src/model/jsonSchema/variantDefinition';
import type { LintRule } from '../source/lintFolder';
import { getEntriesAtPath, getTextsAtPath, getValueAtPath, toList, type Json, type JsonPath } from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';
import { findCycle } from './findCycle';

interface Edge {
  from: string;
  to: string;
  path: JsonPath;
}

const getEdges = (schema: Json): Edge[] =>
  getEntriesAtPath(schema, ['properties']).flatMap(({ name, path }) =>
    getTextsAtPath(schema, [...path, 'x-ui', 'resetsFields']).map(({ text, path: at }) => ({
      from: name,
      to: text,
      path: at,
    })),
  );

/** Reports required fields that clear each other: users could never fill in all of them. */
function findResetCycles({ entityFile, path }: LocatedSchema): LintFinding[] {
  const required = toList(entityFile['required']);
  const edges = getEdges(entityFile).filter(({ from, to }) => from !== to);
  const reported = new Set<string>();
  return edges.flatMap((edge) => {
    const cycle = findCycle(edge, (name) => edges.filter(({ from }) => from === name));
    const names = cycle?.map(({ from }) => from).sort();
    if (!cycle || !names?.every((name) => required.includes(name)) || reported.has(names.join())) return [];
    reported.add(names.join());
    const message = `${joinQuotedNames(names)} clear each other: they could never be filled in together`;
    const last = cycle.at(-1) ?? edge;
    return [{ at: [...path, ...last.path], message, suggestion: 'Remove one of the names.' }];
  });
}

/** Reports a `recordPath` that another field with an input has, too: a save would write only one of the values. */
function findSharedPlaces({ entityFile, own, path }: LocatedSchema): LintFinding[] {
  const written = getEntriesAtPath(entityFile, ['properties']).filter(
    ({ path: steps }) => getValueAtPath(entityFile, [...steps, 'readOnly']) !== true,
  );
  const places = written.map(({ name, path: steps }) => ({
    name,
    at: [...steps, 'x-ui', 'recordPath'],
    place: getValueAtPath(entityFile, [...steps, 'x-ui', 'recordPath']),
  }));
  return places.flatMap(({ at, place }, index) => {
    const other = places.slice(0, index).find((one) => place !== undefined && one.place === place);
    if (!other || getValueAtPath(own, at) === undefined) return [];
    const message = `${quote(place)} is also the place of ${quote(other.name)}: one would overwrite the other`;
    const suggestion = 'Give each field a place of its own. It may stay if a rule always forbids one of them.';
    return [{ at: [...path, ...at], message, suggestion, severity: 'warning' }];
  });
}

/** Reports a field for all other keys of its object that cannot hold them: a save would lose its value. */
const findMisplacedEntries = ({ entityFile, own, path }: LocatedSchema): LintFinding[] =>
  getEntriesAtPath(entityFile, ['properties']).flatMap(({ path: steps }): LintFinding[] => {
    const at = [...steps, 'x-ui', 'recordPath'];
    const isList = getValueAtPath(entityFile, [...steps, 'type']) === 'array';
    const isMap = getValueAtPath(entityFile, [...steps, 'x-ui', 'serialization']) === 'map';
    if (getValueAtPath(own, at) !== ALL_OTHER_KEYS || (isList && isMap)) return [];
    const message =
      '"*" is the place of all other keys of an object, which only rows can hold: a save would lose this value';
    const suggestion = 'Name a place, or make the field an array with the serialization "map".';
    return [{ at: [...path, ...at], message, suggestion }];
  });

export const checkFieldConflicts: LintRule = (source, folder) =>
  folder
    .getLocatedSchemas(source)
    .filter(({ role }) => role === 'record' || role === 'field')
    .flatMap((located) => [findResetCycles, findSharedPlaces, findMisplacedEntries].flatMap((find) => find(located)));
