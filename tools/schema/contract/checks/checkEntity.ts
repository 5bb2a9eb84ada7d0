/** Runs all checks of one entity. */
import type { EntityModule } from '../../../../src/model/entity/entity';
import { getDefaultFilterValues } from '../../../../src/model/form/defaultFilterValues';
import { checkAssignments } from './checkAssignments';
import { checkUnknownId } from './checkErrors';
import { checkFilters } from './checkFilters';
import { checkOptionLists, type OptionListResults } from './checkOptionLists';
import { checkOptionSearches } from './checkOptionSearch';
import { checkPages } from './checkPages';
import { checkRecords } from './checkRecords';
import { checkSearches } from './checkSearch';
import { checkSorting } from './checkSorting';
import { getEndpoint, type CheckContext } from './context';
import type { CheckedList } from './checkedList';

const READ_CALLS = ['page', 'get'];
const WRITE_CALLS = ['create', 'update', 'delete'];

/** Names the calls whose response no part of the schema describes. */
function skipOtherCalls(
  { coverage }: CheckContext,
  { entity: { name, calls, actions } }: EntityModule,
  isWriting: boolean,
): void {
  for (const [key, call] of Object.entries(calls)) {
    // With `--write`, the checks that write say what they have tried.
    if (READ_CALLS.includes(key) || (isWriting && WRITE_CALLS.includes(key))) continue;
    const reason = WRITE_CALLS.includes(key)
      ? 'it writes: --write tries it'
      : 'the schema does not describe its response';
    coverage.skip(name, key, getEndpoint(call), reason);
  }
  for (const [key, { call }] of Object.entries(actions))
    if (call && !Object.values(calls).includes(call))
      coverage.skip(name, `action ${key}`, getEndpoint(call), 'actions are not run');
}

/**
 * Checks all calls of an entity that read.
 * @returns the list, for the checks that write
 */
export async function checkEntity(
  context: CheckContext,
  module: EntityModule,
  known: OptionListResults,
  isWriting: boolean,
): Promise<CheckedList | undefined> {
  const { config, today } = context;
  const { entity } = module;
  const { page } = entity.calls;
  skipOtherCalls(context, module, isWriting);
  const defaults = getDefaultFilterValues(entity.list?.filters.fields, { config, today }) ?? {};
  const state = page && (await checkPages(context, module, page, defaults));
  await checkOptionLists(context, entity, state, known);
  await checkOptionSearches(context, entity, state, known);
  await checkRecords(context, module, state, known);
  await checkUnknownId(context, module);
  if (state) {
    await checkFilters(context, state);
    await checkSearches(context, state);
    await checkSorting(context, state);
  }
  await checkAssignments(context, module, state);
  return state;
}
