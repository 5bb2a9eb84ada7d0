/** Checks the search filters of a list. */
import type { Entity, Field, Filter } from '../../../../src/model/entity/entity';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { testSearchTexts } from './testSearchTexts';
import { getEndpoint, type CheckContext } from './context';
import { readFiltered } from './checkFilters';
import { findFilterTarget, getComparedValues } from './filterValues';
import { getRowKey, haveSameRowsInOrder, type CheckedList } from './checkedList';

/** The number of texts that are tried, because the schema does not say which fields a search covers. */
const MAX_TEXTS = 4;

/** Whether a field is a date or a time, which searches do not cover. */
const isMoment = ({ format = '' }: Field): boolean => /date|month|yyyy|HH/.test(format);

/** Returns texts of the rows that the search should find, most likely ones first. */
function getTexts(entity: Entity, filter: Filter, rows: readonly FormValues[]): string[] {
  const own = findFilterTarget(entity, filter)?.path;
  const names =
    own === undefined ? [entity.titleField, ...(entity.list?.columns ?? []).map(({ field }) => field)] : [own];
  const texts = [...new Set(names)].flatMap((name) => {
    const target = findFilterTarget(entity, { name });
    if (!target || (own === undefined && target.field.type !== 'string') || isMoment(target.field)) return [];
    const values = rows.flatMap((row) => getComparedValues(entity, target, row)).map(String);
    return values.find((value) => value.trim().length >= testSearchTexts.minLength) ?? [];
  });
  return [...new Set(texts)].slice(0, MAX_TEXTS);
}

async function checkFilter(context: CheckContext, state: CheckedList, filter: Filter): Promise<void> {
  const { log, coverage } = context;
  const { module, call, firstPage, rows } = state;
  const { entity } = module;
  const endpoint = getEndpoint(call);
  const name = `search ${filter.name}`;
  if (rows.length === 0) return coverage.skip(entity.name, name, endpoint, 'the list is empty');
  const report = (expected: string, seen: string): void =>
    log.add([
      { kind: 'search', entity: entity.name, call: endpoint, side: 'request', field: filter.name, expected, seen },
    ]);
  coverage.add(entity.name, name, endpoint);
  const none = await readFiltered(context, state, { [filter.name]: testSearchTexts.absent });
  if (!none) return undefined;
  if (none.rows.length > 0) {
    const isSame = haveSameRowsInOrder(module, none.rows, firstPage);
    return report(
      'no rows for a text that no row has',
      isSame ? 'the same rows as without it' : `${none.rows.length} rows`,
    );
  }
  // Most searches cover the title. Without it, no text is known to be found.
  const main = findFilterTarget(entity, filter)?.path ?? entity.titleField;
  if (log.hasField(entity.name, main)) return undefined;
  const texts = getTexts(entity, filter, rows);
  for (const text of texts) {
    const page = await readFiltered(context, state, { [filter.name]: text });
    if (!page || page.rows.some((row) => getRowKey(module, row) !== '')) return undefined;
  }
  if (texts.length > 0) report('the rows that contain the text', 'no rows');
  return undefined;
}

/** Checks all search filters of a list. */
export async function checkSearches(context: CheckContext, state: CheckedList): Promise<void> {
  const filters = state.module.entity.list?.filters.fields ?? [];
  for (const filter of filters.filter(({ search }) => search)) await checkFilter(context, state, filter);
}
