/** Checks that a list is sorted as requested, if the dialect of its call can sort. */
import type { Deviation } from '../../../../src/model/contract/deviation';
import type { Field } from '../../../../src/model/entity/entity';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { getOwnProperty } from '../../../../src/model/values/getOwnProperty';
import { isEmpty } from '../../../../src/model/values/isEmpty';
import { getEndpoint, type CheckContext } from './context';
import { toSchemaRows, haveSameRowsInOrder, type CheckedList } from './checkedList';
import { readPage } from './readPage';

const NUMBERS = ['integer', 'number'];

/** Whether the order of the values is the same everywhere, unlike that of texts in different languages. */
const hasKnownOrder = ({ type, format = '', ui }: Field): boolean =>
  (NUMBERS.includes(type) && ui.options === undefined) || /date|yyyy|month|HH/.test(format);

const isSortable = ({ shape, ui, types, writeOnly }: Field): boolean =>
  !shape &&
  !writeOnly &&
  ui.valueFrom === undefined &&
  ui.options === undefined &&
  !types.includes('array') &&
  !types.includes('object');

const getValues = (rows: readonly FormValues[], name: string): unknown[] =>
  rows.map((row) => row[name]).filter((value) => !isEmpty(value));

const isOrdered = (values: readonly unknown[], order: 'ASC' | 'DESC'): boolean =>
  values.every((value, index) => {
    const before = values[index - 1];
    if (index === 0 || typeof before !== typeof value) return true;
    const [low, high] = order === 'ASC' ? [before, value] : [value, before];
    return (low as number) <= (high as number);
  });

async function checkColumn(context: CheckContext, state: CheckedList, field: Field): Promise<string | undefined> {
  const { module, call, filter, perPage } = state;
  const read = async (order: 'ASC' | 'DESC') =>
    readPage(context, module.entity, call, { page: 1, perPage, filter, sort: { field: field.name, order } });
  const ascending = await read('ASC');
  const descending = await read('DESC');
  if (!ascending || !descending) return undefined;
  if (haveSameRowsInOrder(module, ascending.rows, descending.rows)) return 'the same rows ascending and descending';
  if (!hasKnownOrder(field)) return undefined;
  const pages = [ascending, descending].map(({ rows }) => getValues(toSchemaRows(context, module, rows), field.name));
  if (!isOrdered(pages[0]!, 'ASC')) return 'another order when ascending';
  return isOrdered(pages[1]!, 'DESC') ? undefined : 'another order when descending';
}

/** Checks the order by each column. */
export async function checkSorting(context: CheckContext, state: CheckedList): Promise<void> {
  const { connection, log, coverage } = context;
  const { entity } = state.module;
  const endpoint = getEndpoint(state.call);
  if (!(await connection.client.getDialect(state.call)).canSort) return undefined;
  const fields = (entity.list?.columns ?? [])
    .flatMap(({ field }) => getOwnProperty(entity.shape.fields, field) ?? [])
    .filter((field) => isSortable(field) && !log.hasField(entity.name, field.name))
    .filter(({ name }) => new Set(getValues(state.rows, name).map(String)).size > 1);
  if (fields.length === 0) return coverage.skip(entity.name, 'sort', endpoint, 'no column has different values');
  for (const field of fields) {
    const seen = await checkColumn(context, state, field);
    coverage.add(entity.name, `sort ${field.name}`, endpoint);
    if (seen === undefined) continue;
    const deviation: Deviation = {
      kind: 'sort',
      entity: entity.name,
      call: endpoint,
      side: 'request',
      field: field.name,
      expected: 'the rows in the requested order',
      seen,
    };
    log.add([deviation]);
  }
  return undefined;
}
