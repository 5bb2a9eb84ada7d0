/** Types of the contract check, which compares the responses of an API with the schema files. */

/**
 * - `missing`: a field that the schema requires is absent
 * - `type`, `null`, `code`, `limit`, `rule`: a value breaks the schema
 * - `unread`: a key that the schema does not describe
 * - `page`, `pageSize`, `total`, `filter`, `search`, `sort`: a list does not do what the request says
 * - `record`: the record of a read call is not the one of the list
 * - `option`, `reference`: a faulty option list, or a value that is missing in it
 * - `error`, `content`, `slow`: a response that the app cannot use, or late
 * - `create`, `update`, `validation`, `delete`: a write does not do what the request says
 */
export type DeviationKind =
  | 'missing'
  | 'type'
  | 'null'
  | 'code'
  | 'limit'
  | 'rule'
  | 'unread'
  | 'page'
  | 'pageSize'
  | 'total'
  | 'filter'
  | 'search'
  | 'sort'
  | 'record'
  | 'option'
  | 'reference'
  | 'error'
  | 'content'
  | 'slow'
  | 'create'
  | 'update'
  | 'validation'
  | 'delete';

/** One difference between an API and the schema files. It contains no values of records. */
export interface Deviation {
  kind: DeviationKind;
  /** Name of the entity, or `options/NAME` for an option list. */
  entity: string;
  /** Method and path of the call: `GET article/articles/{articleId}`. */
  call: string;
  /** Whether the server ignores a part of the request, or its response is not as described. */
  side: 'request' | 'response';
  /** Path of the field: `articleLinks[].url`. Absent for a deviation of the whole call. */
  field?: string;
  expected: string;
  /** The type or the structure of what was found, never the value; for unknown codes the code. */
  seen: string;
}

/** A deviation with the number of its occurrences and all calls in which it occurs. */
export interface CountedDeviation extends Deviation {
  count: number;
  calls: readonly string[];
}

/** Collects deviations and counts those that repeat. */
export interface DeviationLog {
  add(deviations: readonly Deviation[]): void;
  /** Whether a field of an entity has a deviation already. */
  hasField(entity: string, field: string): boolean;
  /** Returns each deviation once, in the order of the first occurrences. */
  list(): readonly CountedDeviation[];
  clear(): void;
}

/** Returns what identifies a deviation: one of a field is the same in all calls, one of a call is not. */
export const getDeviationKey = ({ kind, entity, call, side, field, expected }: Deviation): string =>
  JSON.stringify([kind, entity, side, expected, field ?? ['call', call]]);

/**
 * Creates a log. A deviation is recognized by its kind, entity, field and expectation. What was seen first is kept as
 * the example.
 */
export function createDeviationLog(): DeviationLog {
  const found = new Map<string, CountedDeviation>();
  return {
    add: (deviations) => {
      for (const deviation of deviations) {
        const key = getDeviationKey(deviation);
        const known = found.get(key) ?? { ...deviation, count: 0, calls: [] };
        const calls = known.calls.includes(deviation.call) ? known.calls : [...known.calls, deviation.call];
        found.set(key, { ...known, calls, count: known.count + 1 });
      }
    },
    hasField: (entity, field) => [...found.values()].some((one) => one.entity === entity && one.field === field),
    list: () => [...found.values()],
    clear: () => found.clear(),
  };
}
