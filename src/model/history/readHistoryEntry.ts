/** Reads the entries of the history of a record: who changed it, when, and which fields. Pure. */
import { isAuditFieldName } from '../auditFieldNames';
import type { Entity, Field, ObjectShape } from '../entity/entity';
import type { HistoryEntryPaths } from '../entity/historyEntryPaths';
import { isObject, type FormValues } from '../values/cleanValues';
import { getDifferingFields } from '../values/compareValues';
import { getNestedValue } from '../values/getNestedValue';
import { isEmpty, toText } from '../values/isEmpty';
import { toFormValues } from '../wire/toFormValues';

export interface HistoryEntry {
  time: string;
  /** Empty if the entry names nobody. */
  user: string;
  /** `create`, `update`, `delete` or the name of an action. */
  action: string;
  /** The fields whose values were changed, in the order of the schema. */
  fields: Field[];
  /** The form values of these fields before and after the change. */
  before: FormValues;
  after: FormValues;
}

const UPDATE = 'update';

const getText = (entry: FormValues, path: string): string => {
  const value = getNestedValue(entry, path);
  return isEmpty(value) ? '' : toText(value);
};

/** Lists the changes of single fields: items of an array, or the values of an object by field. */
function listChanges(
  entry: FormValues,
  { path, field, oldValue, newValue }: NonNullable<HistoryEntryPaths['changes']>,
): [name: string, before: unknown, after: unknown][] {
  const found = getNestedValue(entry, path);
  const read = (name: unknown, change: unknown): [string, unknown, unknown][] => {
    if (typeof name !== 'string') return [];
    if (Array.isArray(change)) return [[name, change[0], change[1]]];
    return isObject(change) ? [[name, change[oldValue], change[newValue]]] : [];
  };
  if (Array.isArray(found)) return found.flatMap((item) => (isObject(item) ? read(item[field], item) : []));
  return isObject(found) ? Object.entries(found).flatMap(([name, change]) => read(name, change)) : [];
}

const toRecord = (value: unknown): FormValues => (isObject(value) ? value : {});

function getSides(entry: FormValues, { changes, before, after }: HistoryEntryPaths): [FormValues, FormValues] {
  if (!changes) return [toRecord(getNestedValue(entry, before)), toRecord(getNestedValue(entry, after))];
  const listed = listChanges(entry, changes);
  return [
    Object.fromEntries(listed.map(([name, old]) => [name, old])),
    Object.fromEntries(listed.map(([name, , value]) => [name, value])),
  ];
}

/**
 * Returns the fields that users know. The users and times of changes are those of the entries themselves, and the
 * label of a code is shown with the code.
 */
function getShownFields({ fields }: ObjectShape, ids: readonly string[]): Record<string, Field> {
  const labels = new Set(Object.values(fields).map(({ ui }) => ui.labelField));
  const shown = Object.entries(fields).filter(
    ([name, { ui, shape }]) =>
      !ids.includes(name) &&
      !isAuditFieldName(name) &&
      !Object.keys(shape?.fields ?? { name: undefined }).every(isAuditFieldName) &&
      !labels.has(name) &&
      ui.valueFrom === undefined &&
      ui.sendBackUnchanged !== true,
  );
  return Object.fromEntries(shown);
}

/** Reads an entry of the history of a record. */
export function readHistoryEntry(
  { shape, ids }: Pick<Entity, 'shape' | 'ids'>,
  history: HistoryEntryPaths,
  entry: FormValues,
): HistoryEntry {
  const [before, after] = getSides(entry, history).map((side) => toFormValues(shape, side)) as [FormValues, FormValues];
  return {
    time: getText(entry, history.time),
    user: getText(entry, history.user),
    action: getText(entry, history.action) || UPDATE,
    fields: getDifferingFields(getShownFields(shape, ids), before, after),
    before,
    after,
  };
}
