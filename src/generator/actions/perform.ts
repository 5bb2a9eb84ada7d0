/** What an action sends. Pure: from the record, the input and the selection to a call. */
import type { SendOptions } from '../../../dataProvider/contract/types';
import type { Action, Entity } from '../../model/entity/entity';
import { partsOf } from '../../model/values/ids';
import { containsMask } from '../../model/values/mask';
import { ownOf } from '../../model/values/own';
import { fillTemplate } from '../../model/values/template';
import type { FilterValues } from '../read/listParams';
import type { Row } from '../records/row';
import type { Chosen } from '../selection/selection';

/** What an action is about. */
export interface Subject {
  /** The record of the row, of the screen or of the form. */
  record?: Row;
  /** What the user was asked for, or what stands in the form, as the wire wants it. */
  input?: Readonly<Record<string, unknown>>;
  /** What its rules speak of besides. */
  facts?: Readonly<Record<string, unknown>>;
  /** Names of the fields that could be filled in: an empty one does not fall back to the record. */
  asked?: readonly string[];
  /** What the filters of the list say, searched for or not. */
  filters?: FilterValues;
  /** The chosen rows with which it can be done. */
  chosen?: readonly Chosen[];
  /** How many more are chosen. */
  leftOut?: number;
}

/** The ids of the chosen rows. */
export const idsOf = ({ chosen = [] }: Subject): unknown[] => chosen.map(({ id }) => id);

/** Whether chosen rows are taken one after the other, each with a call of its own. */
export const isSeries = ({ perRecord }: Action, { chosen }: Subject): boolean =>
  perRecord === true && chosen !== undefined;

/** What an action is about when it comes to one of the chosen rows. */
export const subjectOf = ({ record, ...rest }: Subject, one: Chosen): Subject => ({
  ...rest,
  record: { ...record, ...one.row, id: one.id },
  chosen: [one],
});

/** All that placeholders may name; the input goes before the record, and a mask of the server names nothing. */
export function valuesOf(entity: Pick<Entity, 'ids' | 'singleton' | 'shape'>, subject: Subject, now: string): Row {
  const { record = {}, input = {}, facts = {}, asked = [], chosen } = subject;
  const parts = record['id'] === undefined || entity.singleton ? {} : partsOf(entity.ids, record['id']);
  const isNamed = (name: string, value: unknown): boolean => {
    const field = ownOf(entity.shape.fields, name);
    return !asked.includes(name) && !(field && containsMask(field, value));
  };
  const known = Object.entries({ ...parts, ...record }).filter(([name, value]) => isNamed(name, value));
  return { ...Object.fromEntries(known), ...facts, ...input, ...(chosen ? { ids: idsOf(subject) } : {}), now };
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);

/**
 * The call of an action. What the schema says is sent, else what was filled in. A GET has no body: what it
 * sends is its query.
 * @param values what placeholders may name, of `valuesOf`
 */
export function requestOf(action: Action, subject: Subject, values: Row): SendOptions {
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
export const stampOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds()]
    .map(two)
    .join('');
