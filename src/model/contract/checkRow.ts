/**
 * Compares the rows and records of an API with an entity. Pure: it sends no requests, and its results contain no
 * values of records.
 */
import type { Column, Entity, EntityModule } from '../entity/entity';
import { isObject } from '../values/cleanValues';
import { getFieldValue } from '../values/getFieldValue';
import { getOwnProperty } from '../values/getOwnProperty';
import { checkFields, type FieldFault } from './checkFields';
import { checkRules } from './checkRules';
import { describeValueKind } from './describeValue';
import type { Deviation } from './deviation';
import { readRow, type ReadRow, type RowCall } from './readRow';

export type { RowCall } from './readRow';

/** Returns the paths of the fields that a list displays. */
function getDisplayedFields({ list, ids, titleField }: Entity): string[] {
  const columns = (list?.columns ?? []).flatMap((column: Column) =>
    [column, column.secondary, column.activePeriod].flatMap((shown) =>
      shown ? [shown.field, shown.periodEndField] : [],
    ),
  );
  return [...new Set([...ids, titleField, ...columns])].filter((path) => path !== undefined && path !== '') as string[];
}

/** Whether records exist before anybody has filled in their form, because staff can update but not create them. */
const isFilledInLater = ({ calls }: Entity): boolean => calls['update'] !== undefined && calls['create'] === undefined;

function checkReadRow(module: EntityModule, { values, unserialized }: ReadRow, { responseKind, optionCodes }: RowCall) {
  const { entity } = module;
  const { shape, ids } = entity;
  const displayed = getDisplayedFields(entity);
  const isRecord = responseKind === 'record';
  const faults = checkFields(shape, values, {
    unserialized,
    knownKeys: [...ids, 'id'],
    isExpected: ({ name, readOnly }) =>
      (isRecord || displayed.includes(name)) && (readOnly || !isFilledInLater(entity)),
  });
  const ownIds = ids.filter((name) => entity.singleton !== true && getOwnProperty(values, name) === undefined);
  const missingIds = ownIds
    .filter((name) => !faults.some((fault) => fault.field === name))
    .map((field): FieldFault => ({ field, kind: 'missing', expected: 'the id of the record', seen: 'nothing' }));
  const found = [...missingIds, ...faults];
  return isRecord ? [...found, ...checkRules(module, values, found, optionCodes)] : found;
}

const toDeviation =
  ({ name }: Entity, { endpoint }: RowCall) =>
  (fault: FieldFault): Deviation => ({ ...fault, entity: name, call: endpoint, side: 'response' });

const createNoRowFault = (row: unknown): FieldFault => ({
  field: '(row)',
  kind: 'type',
  expected: 'object',
  seen: describeValueKind(row),
});

/**
 * Checks one row of a list, or one record.
 * @param row as the API sent it, without envelope and without converted values
 * @returns all deviations, several of them with the same field if rows inside the record deviate
 */
export function checkRow(module: EntityModule, row: unknown, call: RowCall): Deviation[] {
  const faults = isObject(row)
    ? checkReadRow(module, readRow(module.entity, row, call), call)
    : [createNoRowFault(row)];
  return faults.map(toDeviation(module.entity, call));
}

/**
 * Checks the rows of a list. Beside the deviations of each row, it finds the columns that no row has a key for.
 * @param rows as the API sent them
 */
export function checkRows(module: EntityModule, rows: readonly unknown[], call: RowCall): Deviation[] {
  const { entity } = module;
  const deviations = rows.flatMap((row) => checkRow(module, row, call));
  const read = rows.filter(isObject).map((row) => readRow(entity, row, call).values);
  if (read.length === 0 || (call.responseKind === 'record' && !entity.getsRow)) return deviations;
  const absent = getDisplayedFields(entity).filter((name) => {
    const field = getOwnProperty(entity.shape.fields, name);
    const isReceived = field && !field.writeOnly && field.ui.valueFrom === undefined;
    return isReceived && read.every((values) => getFieldValue(values, field) === undefined);
  });
  const found = absent
    .filter((name) => !deviations.some(({ field }) => field === name))
    .flatMap((field) =>
      read.map((): FieldFault => ({ field, kind: 'missing', expected: 'a key for the column', seen: 'nothing' })),
    );
  return [...deviations, ...found.map(toDeviation(entity, call))];
}
