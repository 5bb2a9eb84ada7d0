/** Checks that each filter of a list selects rows. */
import type { Deviation } from '../../../../src/model/contract/deviation';
import { toRequestFilter } from '../../../../src/generator/queries/filterValues';
import type { Filter } from '../../../../src/model/entity/entity';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { isEmpty } from '../../../../src/model/values/isEmpty';
import { getEndpoint, type CheckContext } from './context';
import { chooseFilterValue, findFilterTarget, isMatchingRow, type FilterTarget } from './filterValues';
import { toSchemaRows, haveSameRowsInOrder, type CheckedList } from './checkedList';
import { readPage, type CheckedPage } from './readPage';

type Found = Pick<Deviation, 'kind' | 'expected' | 'seen'>;

/** Reads the first page with additional filters, and compares its rows with its total. */
export async function readFiltered(
  context: CheckContext,
  state: CheckedList,
  filter: FormValues,
): Promise<CheckedPage | undefined> {
  const { module, call, perPage, hasFaultyPages } = state;
  const { entity } = module;
  const values = toRequestFilter(module, { ...state.filter, ...filter } as Parameters<typeof toRequestFilter>[1]);
  const page = await readPage(context, entity, call, { page: 1, perPage, filter: values });
  const { total, rows = [] } = page ?? {};
  if (!hasFaultyPages && total !== undefined && rows.length < perPage && total !== rows.length)
    context.log.add([
      {
        kind: 'total',
        entity: entity.name,
        call: getEndpoint(call),
        side: 'response',
        expected: 'as many rows as the total',
        seen: `total ${total}, and ${rows.length} rows with the filter ${Object.keys(filter).join(', ')}`,
      },
    ]);
  return page;
}

/** Returns the values of the filters on which the options of a filter depend. */
function getParentFilters(
  { module: { entity } }: CheckedList,
  { field }: Filter,
  row: FormValues,
): FormValues | undefined {
  const names = Object.values(entity.options[field.ui.options ?? '']?.paramsFromFields ?? {});
  const parents = (entity.list?.filters.fields ?? []).filter(({ name }) => names.includes(name));
  const entries = parents.map(({ name }) => [name, row[name]] as const);
  return entries.some(([, value]) => isEmpty(value)) ? undefined : Object.fromEntries(entries);
}

/** Compares the filtered rows with the value that the filter asks for. */
function compareRows(
  context: CheckContext,
  { module, firstPage, rows: all }: CheckedList,
  target: FilterTarget,
  value: unknown,
  page: CheckedPage,
): Found[] {
  const rows = toSchemaRows(context, module, page.rows);
  const expected = 'only rows with the value';
  if (rows.length === 0) return [{ kind: 'filter', expected: 'the rows with the value', seen: 'no rows' }];
  const others = rows.filter((row) => !isMatchingRow(module.entity, target, row, value)).length;
  if (others === 0) return [];
  const isUnfiltered =
    haveSameRowsInOrder(module, page.rows, firstPage) &&
    all.some((row) => !isMatchingRow(module.entity, target, row, value));
  return [
    {
      kind: 'filter',
      expected,
      seen: isUnfiltered ? 'the same rows as without it' : `${others} of ${rows.length} rows without it`,
    },
  ];
}

async function checkFilter(context: CheckContext, state: CheckedList, filter: Filter): Promise<void> {
  const { log, coverage } = context;
  const { entity } = state.module;
  const endpoint = getEndpoint(state.call);
  const skip = (reason: string): void => coverage.skip(entity.name, `filter ${filter.name}`, endpoint, reason);
  const target = findFilterTarget(entity, filter);
  if (!target) return skip('the rows have no field of this name');
  if (log.hasField(entity.name, target.path)) return skip('the field deviates');
  const chosen = chooseFilterValue(entity, filter, target, state.rows);
  if (!chosen) return skip('no row has a value for it');
  const parents = getParentFilters(state, filter, chosen.row);
  if (!parents) return skip('the rows lack the value of the filter on which it depends');
  const page = await readFiltered(context, state, { ...parents, [filter.name]: chosen.value });
  coverage.add(entity.name, `filter ${filter.name}`, endpoint);
  if (!page) return undefined;
  const found = compareRows(context, state, target, chosen.value, page);
  log.add(
    found.map((one): Deviation => ({
      ...one,
      entity: entity.name,
      call: endpoint,
      side: 'request',
      field: filter.name,
    })),
  );
}

/** Checks all filters of a list that select values. */
export async function checkFilters(context: CheckContext, state: CheckedList): Promise<void> {
  const filters = state.module.entity.list?.filters.fields ?? [];
  for (const filter of filters.filter(({ search }) => !search)) await checkFilter(context, state, filter);
}
