/** Builds the requests of actions from the record, the action's input and the selection. Pure functions. */
import type { SendOptions } from '../../../dataProvider/contract/types';
import type { Action, Entity } from '../../model/entity/entity';
import { getRecordIdParts } from '../../model/values/recordIds';
import { containsServerMask } from '../../model/values/maskedSecrets';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { fillBodyTemplate } from '../../model/values/fillTemplates';
import type { FilterValues } from '../queries/sanitizeFilter';
import type { Row } from '../shared/listRowIds';
import type { SelectedRow } from '../selection/selection';
import { ACTION_KINDS } from './actionKinds';
import { padTwoDigits } from '../../model/formatting/padTwoDigits';

/**
 * The values to which an action is applied: a record or selected rows, the action's input and the filters of the
 * list.
 */
export interface ActionTarget {
  /** The record of the row, screen or form that offers the action. */
  record?: Row;
  /** The values of the action's input form, or of the record form that offers the action, in the format of the API. */
  input?: Readonly<Record<string, unknown>>;
  /** Computed form values that are not part of the input. Placeholders can refer to them. */
  computedValues?: Readonly<Record<string, unknown>>;
  /**
   * Names of the fields that the user could fill in. Placeholders never use the record's values of these fields, so
   * that a field that the user left empty stays empty.
   */
  inputNames?: readonly string[];
  /** All filter values of the list, including filters that have not been applied yet. */
  filters?: FilterValues;
  /** The selected rows for which the action is available. */
  selectedRows?: readonly SelectedRow[];
  /** Called with the sent share of the input's files, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** The selected rows for which the action is not available. */
  excludedRows?: readonly SelectedRow[];
}

/** Returns the ids of the selected rows. */
export const getSelectedIds = ({ selectedRows = [] }: ActionTarget): unknown[] => selectedRows.map(({ id }) => id);

/** Whether the action sends a separate request for each selected row. */
export const hasCallPerRecord = ({ callPerRecord }: Action, { selectedRows }: ActionTarget): boolean =>
  callPerRecord === true && selectedRows !== undefined;

/** Returns the target for one of the selected rows, when the action sends a separate request for each row. */
export const getRowActionTarget = ({ record, ...rest }: ActionTarget, one: SelectedRow): ActionTarget => ({
  ...rest,
  record: { ...record, ...one.row, id: one.id },
  selectedRows: [one],
});

/**
 * Returns all values to which placeholders can refer. An input value has precedence over the record's value of the
 * same name. Masked secrets of the record are left out.
 */
export function getTemplatePlaceholderValues(
  entity: Pick<Entity, 'ids' | 'singleton' | 'shape'>,
  target: ActionTarget,
  now: string,
): Row {
  const { record = {}, input = {}, computedValues = {}, inputNames = [], selectedRows } = target;
  const parts = record['id'] === undefined || entity.singleton ? {} : getRecordIdParts(entity.ids, record['id']);
  const isNamed = (name: string, value: unknown): boolean => {
    const field = getOwnProperty(entity.shape.fields, name);
    return !inputNames.includes(name) && !(field && containsServerMask(field, value));
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
 * Builds the request of an action from its payload template or, if there is no template, from its input. A GET
 * request contains these values in the query string, any other request in the body.
 * @param values the placeholder values, from `getTemplatePlaceholderValues`
 */
export function buildActionRequest(action: Action, target: ActionTarget, values: Row): SendOptions {
  const { call, payload } = action;
  // The download of an unfiltered list sends an empty body, which requests all rows. Other actions without values
  // send no body.
  const isSilent = !ACTION_KINDS[action.kind].sendsListParams || target.input === undefined;
  const sent =
    payload === undefined ? (target.input ?? {}) : (fillBodyTemplate(payload, values) as Record<string, unknown>);
  const body = { ...sent, ...call?.fixedParams };
  if (call?.method === 'GET')
    return { params: values, ...(isEmpty(body) ? {} : { query: body }), read: !action.modifiesData };
  const { onProgress } = target;
  return { params: values, ...(isEmpty(body) && isSilent ? {} : { body }), ...(onProgress ? { onProgress } : {}) };
}

/** Returns a timestamp in the user's local time for file names, for example `20270309080500`. */
export const formatFileNameTimestamp = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds()]
    .map(padTwoDigits)
    .join('');
