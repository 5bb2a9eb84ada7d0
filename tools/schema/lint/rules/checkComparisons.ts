/** Reports `x-compare` comparisons of two fields that are meaningless, impossible or contradictory. */
import { getFields, getDefinitionTypes, type LintRule } from '../source/lintFolder';
import { toList, toObjectOrEmpty, toTextOrUndefined, type Json, type JsonPath } from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';
import { findCycle } from './findCycle';

/** Formats whose values can only be compared with values of the same format, each with its name in messages. */
const KINDS: Readonly<Record<string, string>> = {
  date: 'a day',
  'yyyy-MM-dd HH:mm': 'a moment',
  'date-time': 'a moment with its offset',
  month: 'a month',
  'HH:mm': 'a time of day',
};

/**
 * Pairs of formats whose texts can be compared with each other: a date-time begins with its date, so alphabetical
 * order is chronological order.
 */
const ALIKE = [['date', 'yyyy-MM-dd HH:mm']];

const NUMBER = 'a number';
const TEXT = 'a text';
const NUMBERS = ['integer', 'number'];

function getKind(field: Json): string | undefined {
  const types = getDefinitionTypes(field);
  if (types.length === 0) return undefined;
  if (types.every((type) => NUMBERS.includes(type))) return NUMBER;
  if (types.some((type) => NUMBERS.includes(type))) return undefined;
  return KINDS[toTextOrUndefined(field['format']) ?? ''] ?? (types.includes('string') ? TEXT : types[0]);
}

/**
 * Whether values of two kinds may be comparable. A text without a format may contain values of any kind except
 * numbers, because only the server determines its content.
 */
const areComparable = (one: string | undefined, other: string | undefined): boolean =>
  one === other || ([one, other].includes(TEXT) && ![one, other].includes(NUMBER));

/** Whether users type any text into a field, such as a name. Its content is then no date or time. */
const isFreeText = (field: Json): boolean =>
  getKind(field) === TEXT &&
  field['readOnly'] !== true &&
  !['pattern', 'enum', 'oneOf', 'format'].some((key) => key in field) &&
  !['options', 'serverGenerated', 'valueFrom'].some((key) => key in toObjectOrEmpty(field['x-ui']));

const isAlike = (left: Json, right: Json): boolean =>
  ALIKE.some((formats) => [left, right].every((field) => formats.includes(toTextOrUndefined(field['format']) ?? '')));

interface Order {
  left: string;
  op: string;
  right: string;
  index: number;
}

function getOrders(own: Json): Order[] {
  return toList(own['x-compare']).flatMap((compare, index) => {
    const { left, op, right } = toObjectOrEmpty(compare);
    return typeof left === 'string' && typeof right === 'string' && typeof op === 'string'
      ? [{ left, op, right, index }]
      : [];
  });
}

function findIncomparable({ left, right, index }: Order, path: JsonPath, base: Json): LintFinding[] {
  const fields = getFields(base) ?? {};
  const at = [...path, 'x-compare', index, 'right'];
  if (left === right) {
    return [{ at, message: `${quote(left)} is compared with itself`, suggestion: 'Name the other field.' }];
  }
  const [one, other] = [toObjectOrEmpty(fields[left]), toObjectOrEmpty(fields[right])];
  const kinds = [getKind(one), getKind(other)];
  const isTyped = kinds[0] !== kinds[1] && [one, other].some(isFreeText);
  const isComparable = (areComparable(kinds[0], kinds[1]) && !isTyped) || isAlike(one, other);
  if (kinds.includes(undefined) || isComparable) return [];
  const message = `${quote(left)} and ${quote(right)} cannot be compared: one is ${kinds[0]}, the other ${kinds[1]}`;
  const suggestion = 'Compare numbers with numbers, days with days and times with times.';
  return [{ at, message, suggestion, ...(isTyped ? { severity: 'warning' } : {}) }];
}

/** A comparison as an edge of a graph, from the greater field to the smaller field. `strict` excludes equality. */
interface Edge {
  from: string;
  to: string;
  strict: boolean;
  index: number;
}

function getEdge({ left, op, right, index }: Order): Edge[] {
  if (op === '!=' || left === right) return [];
  const strict = op === '>' || op === '<';
  return op.startsWith('>') ? [{ from: left, to: right, strict, index }] : [{ from: right, to: left, strict, index }];
}

function findCycles(locatedSchema: LocatedSchema): LintFinding[] {
  const edges = getOrders(locatedSchema.own).flatMap(getEdge);
  const reported = new Set<string>();
  return edges.flatMap((edge) => {
    const cycle = edge.strict ? findCycle(edge, (name) => edges.filter(({ from }) => from === name)) : undefined;
    const names = cycle?.map(({ from }) => from).sort();
    if (!cycle || !names || reported.has(names.join())) return [];
    reported.add(names.join());
    return [
      {
        at: [...locatedSchema.path, 'x-compare', Math.max(...cycle.map(({ index }) => index))],
        message: `${joinQuotedNames(names)} contradict each other: each would have to be above the other`,
        suggestion: 'Remove one of the orders, or turn it round.',
      },
    ];
  });
}

/**
 * Returns the comparisons of fields that cannot be compared.
 * @param own the schema as it is written, with its `x-compare`
 * @param base the same schema with its references resolved, which describes the fields
 */
export const findIncomparableFields = (own: Json, base: Json, path: JsonPath): LintFinding[] =>
  getOrders(own).flatMap((order) => findIncomparable(order, path, base));

export const checkComparisons: LintRule = (source, folder) =>
  folder
    .getLocatedSchemas(source)
    .flatMap((locatedSchema) => [
      ...getOrders(locatedSchema.own).flatMap((order) =>
        findIncomparable(order, locatedSchema.path, locatedSchema.base),
      ),
      ...findCycles(locatedSchema),
    ]);
