/** What an action sends. Pure: from the record, the input and the selection to a call. */
import type { SendOptions } from '../../../dataProvider/contract/types';
import type { Action, Entity } from '../../model/entity/entity';
import { getRecordIdParts } from '../../model/values/recordIds';
import { containsServerMask } from '../../model/values/maskedSecrets';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { fillTemplate } from '../../model/values/fillTemplate';
import type { FilterValues } from '../read/listParams';
import type { Row } from '../records/rowIds';
import type { SelectedRow } from '../selection/selection';

/** What an action applies to: a record, selected rows, its input and the filters of the list. */
export interface ActionTarget {
  /** The record of the row, of the screen or of the form. */
  record?: Row;
  /** What the user was asked for, or what stands in the form, as the wire wants it. */
  input?: Readonly<Record<string, unknown>>;
  /** What its rules speak of besides. */
  facts?: Readonly<Record<string, unknown>>;
  /** Names of the fields that could be filled in: an empty one does not fall back to the record. */
  listRequest?: readonly string[];
  /** What the filters of the list say, searched for or not. */
  filters?: FilterValues;
  /** The chosen rows with which it can be done. */
  selectedRows?: readonly SelectedRow[];
  /** How many more are chosen. */
  excludedIds?: number;
}

/** The ids of the chosen rows. */
export const getSelectedIds = ({ selectedRows = [] }: ActionTarget): unknown[] => selectedRows.map(({ id }) => id);

/** Whether the action sends one call per selected row. */
export const isPerRecordAction = ({ perRecord }: Action, { selectedRows }: ActionTarget): boolean =>
  perRecord === true && selectedRows !== undefined;

/** The target of the action for one of the selected rows. */
export const getTargetOfRow = ({ record, ...rest }: ActionTarget, one: SelectedRow): ActionTarget => ({
  ...rest,
  record: { ...record, ...one.row, id: one.id },
  selectedRows: [one],
});

/** All values that placeholders can refer to. Input overrides the record; masked secrets are left out. */
export function getPlaceholderValues(
  entity: Pick<Entity, 'ids' | 'singleton' | 'shape'>,
  subject: ActionTarget,
  now: string,
): Row {
  const { record = {}, input = {}, facts = {}, listRequest = [], selectedRows } = subject;
  const parts = record['id'] === undefined || entity.singleton ? {} : getRecordIdParts(entity.ids, record['id']);
  const isNamed = (name: string, value: unknown): boolean => {
    const field = getOwnProperty(entity.shape.fields, name);
    return !listRequest.includes(name) && !(field && containsServerMask(field, value));
  };
  const known = Object.entries({ ...parts, ...record }).filter(([name, value]) => isNamed(name, value));
  return {
    ...Object.fromEntries(known),
    ...facts,
    ...input,
    ...(selectedRows ? { ids: getSelectedIds(subject) } : {}),
    now,
  };
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);

/**
 * Builds the request of an action: its payload template, otherwise its input. A GET request sends it as query.
 * @param values what placeholders may name, of `getPlaceholderValues`
 */
export function buildActionRequest(action: Action, subject: ActionTarget, values: Row): SendOptions {
  const { call, payload } = action;
  // A list without filters says so: its file is of all rows.
  const isSilent = action.kind !== 'download' || subject.input === undefined;
  const sent =
    payload === undefined ? (subject.input ?? {}) : (fillTemplate(payload, values) as Record<string, unknown>);
  const body = { ...sent, ...call?.fixedParams };
  if (call?.method === 'GET')
    return { params: values, ...(isEmpty(body) ? {} : { query: body }), read: !action.changesData };
  return { params: values, ...(isEmpty(body) && isSilent ? {} : { body }) };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** `20270309080500`: the moment in the name of a file, on the clock of the one who saves it. */
export const getFileTimestamp = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds()]
    .map(two)
    .join('');
