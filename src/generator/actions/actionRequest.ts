/** Builds action requests from the record, the input and the selection. Pure functions. */
import type { SendOptions } from '../../../dataProvider/contract/types';
import type { Action, Entity } from '../../model/entity/entity';
import { getRecordIdParts } from '../../model/values/recordIds';
import { containsServerMask } from '../../model/values/maskedSecrets';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { fillTemplate } from '../../model/values/fillTemplate';
import type { FilterValues } from '../queries/listParams';
import type { Row } from '../shared/rowIds';
import type { SelectedRow } from '../selection/selection';
import { ACTION_KINDS } from './actionKinds';
import { padTwoDigits } from '../../model/formatting/padTwoDigits';

/** What an action applies to: a record, selected rows, its input and the filters of the list. */
export interface ActionTarget {
  /** The record of the row, the screen or the form. */
  record?: Row;
  /** The action's input or the form values, in the format that the server expects. */
  input?: Readonly<Record<string, unknown>>;
  /** Computed form values that are not part of the input; placeholders can refer to them. */
  computedValues?: Readonly<Record<string, unknown>>;
  /** Names of the fields that the user could fill in: if one is empty, the record's value is not used instead. */
  listRequest?: readonly string[];
  /** The filter values of the list, whether already applied or not. */
  filters?: FilterValues;
  /** The selected rows for which the action is available. */
  selectedRows?: readonly SelectedRow[];
  /** The number of selected rows for which the action is not available. */
  excludedIds?: number;
}

/** Returns the ids of the selected rows. */
export const getSelectedIds = ({ selectedRows = [] }: ActionTarget): unknown[] => selectedRows.map(({ id }) => id);

/** Whether the action sends one call per selected row. */
export const isCallPerRecord = ({ callPerRecord }: Action, { selectedRows }: ActionTarget): boolean =>
  callPerRecord === true && selectedRows !== undefined;

/** Returns the target of the action for one of the selected rows. */
export const getTargetOfRow = ({ record, ...rest }: ActionTarget, one: SelectedRow): ActionTarget => ({
  ...rest,
  record: { ...record, ...one.row, id: one.id },
  selectedRows: [one],
});

/** Returns all values that placeholders can refer to. Input overrides the record; masked secrets are left out. */
export function getPlaceholderValues(
  entity: Pick<Entity, 'ids' | 'singleton' | 'shape'>,
  target: ActionTarget,
  now: string,
): Row {
  const { record = {}, input = {}, computedValues = {}, listRequest = [], selectedRows } = target;
  const parts = record['id'] === undefined || entity.singleton ? {} : getRecordIdParts(entity.ids, record['id']);
  const isNamed = (name: string, value: unknown): boolean => {
    const field = getOwnProperty(entity.shape.fields, name);
    return !listRequest.includes(name) && !(field && containsServerMask(field, value));
  };
  const known = Object.entries({ ...parts, ...record }).filter(([name, value]) => isNamed(name, value));
  return {
    ...Object.fromEntries(known),
    ...computedValues,
    ...input,
    ...(selectedRows ? { ids: getSelectedIds(target) } : {}),
    now,
  };
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);

/**
 * Builds the request of an action: its payload template, otherwise its input. A GET request sends it in the query
 * string.
 * @param values the placeholder values, from `getPlaceholderValues`
 */
export function buildActionRequest(action: Action, target: ActionTarget, values: Row): SendOptions {
  const { call, payload } = action;
  // A download of a list without filters sends an empty body, which requests all rows.
  const isSilent = !ACTION_KINDS[action.kind].sendsListParams || target.input === undefined;
  const sent =
    payload === undefined ? (target.input ?? {}) : (fillTemplate(payload, values) as Record<string, unknown>);
  const body = { ...sent, ...call?.fixedParams };
  if (call?.method === 'GET')
    return { params: values, ...(isEmpty(body) ? {} : { query: body }), read: !action.modifiesData };
  return { params: values, ...(isEmpty(body) && isSilent ? {} : { body }) };
}

/** Returns a timestamp for file names in the user's local time: `20270309080500`. */
export const getFileTimestamp = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds()]
    .map(padTwoDigits)
    .join('');
