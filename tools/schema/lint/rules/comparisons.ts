/** Orders of two fields that say nothing, cannot be told, or contradict each other. */
import { fieldsOf, typesOf, type Rule } from '../source/folder';
import { asList, asObject, asText, type Json } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { listing, quote } from '../source/words';

/** What can be put in an order with its like only. */
const KINDS: Readonly<Record<string, string>> = {
  date: 'a day',
  'yyyy-MM-dd HH:mm': 'a moment',
  'date-time': 'a moment with its offset',
  month: 'a month',
  'HH:mm': 'a time of day',
};

/** A day and a moment begin alike, so their texts stand in their order. */
const ALIKE = [['date', 'yyyy-MM-dd HH:mm']];

const NUMBER = 'a number';
const TEXT = 'a text';
const NUMBERS = ['integer', 'number'];

function kindOf(field: Json): string | undefined {
  const types = typesOf(field);
  if (types.length === 0) return undefined;
  if (types.every((type) => NUMBERS.includes(type))) return NUMBER;
  if (types.some((type) => NUMBERS.includes(type))) return undefined;
  return KINDS[asText(field['format']) ?? ''] ?? (types.includes('string') ? TEXT : types[0]);
}

/** What a text without a format holds is for the server to know: no number. */
const mayFit = (one: string | undefined, other: string | undefined): boolean =>
  one === other || ([one, other].includes(TEXT) && ![one, other].includes(NUMBER));

const isAlike = (left: Json, right: Json): boolean =>
  ALIKE.some((formats) => [left, right].every((field) => formats.includes(asText(field['format']) ?? '')));

interface Order {
  left: string;
  op: string;
  right: string;
  index: number;
}

function ordersOf({ own }: Place): Order[] {
  return asList(own['x-compare']).flatMap((compare, index) => {
    const { left, op, right } = asObject(compare);
    return typeof left === 'string' && typeof right === 'string' && typeof op === 'string'
      ? [{ left, op, right, index }]
      : [];
  });
}

function incomparable({ left, right, index }: Order, { path, base }: Place): Finding[] {
  const fields = fieldsOf(base) ?? {};
  const at = [...path, 'x-compare', index, 'right'];
  if (left === right) {
    return [{ at, message: `${quote(left)} is compared with itself`, cure: 'Name the other field.' }];
  }
  const [one, other] = [asObject(fields[left]), asObject(fields[right])];
  const kinds = [kindOf(one), kindOf(other)];
  if (kinds.includes(undefined) || mayFit(kinds[0], kinds[1]) || isAlike(one, other)) return [];
  const message = `${quote(left)} and ${quote(right)} cannot be compared: one is ${kinds[0]}, the other ${kinds[1]}`;
  return [{ at, message, cure: 'Compare numbers with numbers, days with days and times with times.' }];
}

/** What is above what: `strict` where both must not be equal. */
interface Edge {
  from: string;
  to: string;
  strict: boolean;
  index: number;
}

function edgeOf({ left, op, right, index }: Order): Edge[] {
  if (op === '!=' || left === right) return [];
  const strict = op === '>' || op === '<';
  return op.startsWith('>') ? [{ from: left, to: right, strict, index }] : [{ from: right, to: left, strict, index }];
}

/** The fields that are below one, and whether strictly so. */
function below(start: Edge, edges: readonly Edge[]): Edge[] | undefined {
  const seen = new Map<string, Edge[]>([[start.to, [start]]]);
  for (const [name, way] of seen) {
    for (const edge of edges.filter(({ from }) => from === name)) {
      if (edge.to === start.from) return [...way, edge];
      if (!seen.has(edge.to)) seen.set(edge.to, [...way, edge]);
    }
  }
  return undefined;
}

function circles(place: Place): Finding[] {
  const edges = ordersOf(place).flatMap(edgeOf);
  const told = new Set<string>();
  return edges.flatMap((edge) => {
    const way = edge.strict ? below(edge, edges) : undefined;
    const names = way?.map(({ from }) => from).sort();
    if (!way || !names || told.has(names.join())) return [];
    told.add(names.join());
    return [
      {
        at: [...place.path, 'x-compare', Math.max(...way.map(({ index }) => index))],
        message: `${listing(names)} contradict each other: each would have to be above the other`,
        cure: 'Remove one of the orders, or turn it round.',
      },
    ];
  });
}

export const comparisons: Rule = (source, folder) =>
  folder
    .placesOf(source)
    .flatMap((place) => [...ordersOf(place).flatMap((order) => incomparable(order, place)), ...circles(place)]);
