/** Checks the option lists that the server searches. */
import type { Entity, OptionList } from '../../../../src/model/entity/entity';
import type { OptionListRequest } from '../../../../src/widgets/normalizeOptions';
import { checkList, getListKey, getRequests, isReference, type OptionListResults } from './checkOptionLists';
import { getEndpoint, type CheckContext } from './context';
import { getComparedValues } from './filterValues';
import type { CheckedList } from './checkedList';
import { testSearchTexts } from './testSearchTexts';

/** Returns a text that the search should find: a label of an option, or of a row that refers to one. */
function findText(
  entity: Entity,
  state: CheckedList | undefined,
  list: OptionList,
  request: OptionListRequest,
  known: OptionListResults,
): unknown {
  const rows = state?.rows ?? [];
  const fields = Object.values(entity.shape.fields).filter((field) => isReference(field, list));
  const values = fields.flatMap((field) =>
    rows.flatMap((row) => getComparedValues(entity, { field, path: field.name }, row)),
  );
  const labels = [
    ...(known.get(getListKey(list, request))?.options ?? []).map(({ label }) => label),
    ...(list.valueField === list.labelField ? values : []),
    ...fields.flatMap(({ ui }) => (ui.labelField === undefined ? [] : rows.map((row) => row[ui.labelField!]))),
  ];
  const minLength = Math.max(list.minSearchLength ?? 0, testSearchTexts.minLength);
  return list.labelTemplate === undefined
    ? labels.find((label) => typeof label === 'string' && label.length >= minLength)
    : undefined;
}

/** Searches each list for a text that no option has, and for the label of an option. */
export async function checkOptionSearches(
  context: CheckContext,
  entity: Entity,
  state: CheckedList | undefined,
  known: OptionListResults,
): Promise<void> {
  const { log, coverage } = context;
  for (const list of Object.values(entity.options)) {
    const { searchParam } = list;
    if (searchParam === undefined) continue;
    const place = { entity: `options/${list.name}`, call: getEndpoint(list.call) };
    const [first] = getRequests(list, state?.rows ?? []);
    if (!first) {
      coverage.skip(place.entity, 'search', place.call, 'no row has the values on which it depends');
      continue;
    }
    const { params, query } = first.request;
    const search = (value: unknown): Promise<readonly unknown[] | undefined> =>
      checkList(context, list, { params, query: { ...query, [searchParam]: value } }, known);
    const report = (expected: string, seen: string): void =>
      log.add([{ ...place, kind: 'search', side: 'request', field: searchParam, expected, seen }]);
    coverage.add(place.entity, 'search', place.call);
    const none = await search(testSearchTexts.absent);
    if (none && none.length > 0) {
      report('no options for a text that no option has', `${none.length} options`);
      continue;
    }
    const text = findText(entity, state, list, first.request, known);
    const found = text === undefined ? undefined : await search(text);
    if (found?.length === 0) report('the options that contain the text', 'no options');
  }
}
