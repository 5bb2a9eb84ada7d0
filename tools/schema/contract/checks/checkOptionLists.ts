/** Checks the option lists of an entity, and that the values of its rows are among the options. */
import { checkOptions } from '../../../../src/model/contract/checkOptions';
import { describeCode } from '../../../../src/model/contract/describeValue';
import type { Deviation } from '../../../../src/model/contract/deviation';
import type { Entity, Field, OptionList } from '../../../../src/model/entity/entity';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { isEmpty } from '../../../../src/model/values/isEmpty';
import { isSameCode } from '../../../../src/model/values/optionCodes';
import {
  getOptionListRequest,
  normalizeOptions,
  type OptionItem,
  type OptionListRequest,
} from '../../../../src/widgets/normalizeOptions';
import { getEndpoint, type CheckContext } from './context';
import { getComparedValues } from './filterValues';
import type { CheckedList } from './checkedList';
import { sendRequest } from './sendRequest';

/** The number of rows that the app reads of an option list in a dialect. */
const OPTION_COUNT = 500;
/** The number of different parents for which a dependent list is read. */
const PARENT_COUNT = 2;

/** The option lists that were read, by `getListKey`. Several entities use the same lists. Undefined if it failed. */
export type OptionListResults = Map<string, { options: readonly OptionItem[] } | undefined>;

/** Returns the key of a list that was read with certain parameters. */
export const getListKey = ({ name }: Pick<OptionList, 'name'>, request: OptionListRequest): string =>
  JSON.stringify([name, request]);

async function readOptions(
  context: CheckContext,
  list: OptionList,
  { params, query }: OptionListRequest,
): Promise<unknown> {
  const { client } = context.connection;
  const { call } = list;
  const { value } = await sendRequest(
    context,
    { entity: `options/${list.name}`, endpoint: getEndpoint(call) },
    async () =>
      call.dialect === undefined
        ? { data: (await client.send<unknown>(call, { params, query, read: true })).data }
        : { data: (await client.page(call, { page: 1, perPage: OPTION_COUNT, filter: query, params })).rows },
  );
  return value && { ...value };
}

/** Reads and checks an option list once. @returns the codes of its options; undefined if it could not be read */
export async function checkList(
  context: CheckContext,
  list: OptionList,
  request: OptionListRequest,
  known: OptionListResults,
): Promise<readonly unknown[] | undefined> {
  const key = getListKey(list, request);
  if (known.has(key)) return known.get(key)?.options.map(({ value }) => value);
  const endpoint = getEndpoint(list.call);
  context.coverage.add(`options/${list.name}`, 'options', endpoint);
  const read = (await readOptions(context, list, request)) as { data: unknown } | undefined;
  if (read) context.log.add(checkOptions(list, read.data, endpoint));
  const options = Array.isArray(read?.data) ? normalizeOptions(read.data, list) : undefined;
  known.set(key, options && { options });
  return options?.map(({ value }) => value);
}

/**
 * Whether the values of a field must be among the options of a list. A code that only the server sets is displayed as
 * it is sent if the list lacks it.
 */
export const isReference = ({ ui, writeOnly, readOnly }: Field, { name }: OptionList): boolean =>
  ui.options === name && !writeOnly && !readOnly;

/** Whether the row contains the label itself, so that its option need not be offered any more. */
const hasOwnLabel = ({ ui }: Field, row: FormValues): boolean =>
  ui.labelField !== undefined && !isEmpty(row[ui.labelField]);

const isKnown = (codes: readonly unknown[], value: unknown): boolean =>
  codes.some((code) => String(code) === String(value) || isSameCode(code, value));

function checkReferences(
  { log }: CheckContext,
  entity: Entity,
  rows: readonly FormValues[],
  list: OptionList,
  codes: readonly unknown[],
  endpoint: string,
): Deviation[] {
  // Without its label, a value that is no option any more cannot be told from a wrong one.
  const isLabelFaulty = ({ ui }: Field): boolean =>
    ui.labelField !== undefined && log.hasField(entity.name, ui.labelField);
  const fields = Object.values(entity.shape.fields).filter(
    (field) => (isReference(field, list) || (field.item && isReference(field.item, list))) && !isLabelFaulty(field),
  );
  return fields.flatMap((field) =>
    rows
      .filter((row) => !hasOwnLabel(field, row))
      .flatMap((row) => getComparedValues(entity, { field, path: field.name }, row))
      .filter((value) => !isKnown(codes, value))
      .map((value): Deviation => ({
        kind: 'reference',
        entity: entity.name,
        call: endpoint,
        side: 'response',
        field: field.name,
        expected: `a value of the option list ${list.name}`,
        seen: field.type === 'integer' ? 'a number that is missing there' : describeCode(value),
      })),
  );
}

/** Returns the different requests for a list that depends on fields of the rows. */
export function getRequests(
  list: OptionList,
  rows: readonly FormValues[],
): { request: OptionListRequest; rows: FormValues[] }[] {
  if (!list.paramsFromFields) return [{ request: { params: {}, query: {} }, rows: [...rows] }];
  const byKey = new Map<string, { request: OptionListRequest; rows: FormValues[] }>();
  for (const row of rows) {
    const request = getOptionListRequest(list, row);
    if (!request) continue;
    const key = JSON.stringify(request);
    byKey.set(key, { request, rows: [...(byKey.get(key)?.rows ?? []), row] });
  }
  return [...byKey.values()].slice(0, PARENT_COUNT);
}

/** Reads the option lists of an entity. */
export async function checkOptionLists(
  context: CheckContext,
  entity: Entity,
  state: CheckedList | undefined,
  known: OptionListResults,
): Promise<void> {
  const { log, coverage } = context;
  for (const list of Object.values(entity.options)) {
    const endpoint = getEndpoint(list.call);
    const requests = getRequests(list, state?.rows ?? []);
    const isSearched = list.searchParam !== undefined || list.minSearchLength !== undefined;
    const parents = Object.values(list.paramsFromFields ?? {});
    if (parents.some((parent) => log.hasField(entity.name, parent))) {
      coverage.skip(`options/${list.name}`, 'options', endpoint, 'a field on which it depends deviates');
      continue;
    }
    // Such a list has no options without a search text.
    if (list.minSearchLength !== undefined) continue;
    if (requests.length === 0)
      coverage.skip(`options/${list.name}`, 'options', endpoint, 'no row has the values on which it depends');
    else
      for (const { request, rows } of requests) {
        const codes = await checkList(context, list, request, known);
        const isWhole = codes && !isSearched && (list.call.dialect === undefined || codes.length < OPTION_COUNT);
        if (isWhole && state) log.add(checkReferences(context, entity, rows, list, codes, getEndpoint(state.call)));
      }
  }
}

/** Returns the codes of the lists that were read as a whole, by the names of the fields that refer to them. */
export const getOptionCodes = (
  { shape, options }: Entity,
  known: OptionListResults,
): ReadonlyMap<string, readonly unknown[]> =>
  new Map(
    Object.values(shape.fields).flatMap(({ name, type, ui }) => {
      const list = type === 'array' ? undefined : options[ui.options ?? ''];
      const isWhole = list && list.searchParam === undefined && list.minSearchLength === undefined;
      const read = isWhole ? known.get(getListKey(list, { params: {}, query: {} })) : undefined;
      return read && read.options.length < OPTION_COUNT
        ? [[name, read.options.map(({ value }) => value)] as const]
        : [];
    }),
  );
