/** The list of an entity, as far as the check has read it. */
import { readRow } from '../../../../src/model/contract/readRow';
import type { Call, EntityModule } from '../../../../src/model/entity/entity';
import { isObject, type FormValues } from '../../../../src/model/values/cleanValues';
import { getRecordId } from '../../../../src/model/values/recordIds';
import type { CheckContext } from './context';

export interface CheckedList {
  module: EntityModule;
  call: Call;
  /** The filters with which the list opens. */
  filter: FormValues;
  perPage: number;
  /** The values of all rows that were read, in the format of the schema. */
  rows: readonly FormValues[];
  /** The first page, as the API sent it. */
  firstPage: readonly unknown[];
  total: number | undefined;
  /** Whether the pages of the list without further filters deviate. */
  hasFaultyPages: boolean;
}

/** Returns the rows in the format of the schema. */
export const toSchemaRows = (
  { config }: CheckContext,
  { entity }: EntityModule,
  rows: readonly unknown[],
): FormValues[] => rows.filter(isObject).map((row) => readRow(entity, row, { timeZone: config.timeZone }).values);

/**
 * Returns a text that identifies a row: its id, or all its values if several rows can have the same id.
 */
export function getRowKey({ entity }: EntityModule, row: unknown): string {
  const id = isObject(row) && !entity.getsId ? getRecordId(entity.ids, row) : undefined;
  return id === undefined ? JSON.stringify(row) : String(id);
}

export const haveSameRowsInOrder = (
  module: EntityModule,
  one: readonly unknown[],
  other: readonly unknown[],
): boolean =>
  one.length === other.length && one.every((row, index) => getRowKey(module, row) === getRowKey(module, other[index]));
