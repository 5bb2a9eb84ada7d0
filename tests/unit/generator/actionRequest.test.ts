/** Requests of actions. */
import { describe, expect, it } from 'vitest';
import { getRecordId } from '../../../src/model/values/recordIds';
import {
  hasCallPerRecord,
  buildActionRequest,
  formatFileNameTimestamp,
  getRowActionTarget,
  getTemplatePlaceholderValues,
  type ActionTarget,
} from '../../../src/generator/actions/actionRequest';
import type { SelectedRow } from '../../../src/generator/selection/selection';
import type { Action, Entity } from '../../../src/model/entity/entity';
import { action, field, shape } from './entities';

const NOW = '20270309080500';
const masked = shape(field('key', { ui: { maskedByServer: true } }), field('note'));
const one: Pick<Entity, 'ids' | 'singleton' | 'shape'> = { ids: ['lampId'], shape: masked };
const two: typeof one = { ids: ['chargeBoxId', 'connectorId'], shape: masked };
const CB2 = getRecordId(two.ids, { chargeBoxId: 'CB', connectorId: 2 })!;
const CB3 = getRecordId(two.ids, { chargeBoxId: 'CB', connectorId: 3 })!;

const rows = (...ids: unknown[]): SelectedRow[] => ids.map((id) => ({ id, row: { id } }));

const call = (method: 'GET' | 'POST' | 'DELETE' = 'POST', more = {}): Action['call'] => ({
  method,
  path: 'lamps',
  ...more,
});

describe('what placeholders may name', () => {
  it.each<[string, typeof one, ActionTarget, object]>([
    ['nothing but the moment', one, {}, {}],
    ['the record', one, { record: { id: 7, lampId: 7, on: false } }, { id: 7, lampId: 7, on: false }],
    ['its id, by the name of its field', one, { record: { id: 7 } }, { id: 7, lampId: 7 }],
    ['the parts of its id', two, { record: { id: CB2 } }, { id: CB2, chargeBoxId: 'CB', connectorId: 2 }],
    [
      'the parts as the server wrote them',
      two,
      { record: { id: CB2, chargeBoxId: 'CB', connectorId: 2 } },
      { id: CB2, chargeBoxId: 'CB', connectorId: 2 },
    ],
    [
      'no id of the only record there is',
      { ids: ['a'], singleton: true, shape: masked },
      { record: { id: 'single', a: 4 } },
      { id: 'single', a: 4 },
    ],
    ['what was asked for, before the record', one, { record: { power: 1 }, input: { power: 2 } }, { power: 2 }],
    [
      'an emptied input is not the record’s value',
      one,
      { record: { power: 1, note: 'x' }, input: {}, inputNames: ['power'] },
      { note: 'x' },
    ],
    [
      'what rules speak of, between the two',
      one,
      { record: { a: 1, b: 1 }, computedValues: { a: 2, c: 2 }, input: { c: 3 } },
      { a: 2, b: 1, c: 3 },
    ],
    ['no mask of a server', one, { record: { key: '********', note: '***' } }, { note: '***' }],
    ['a secret that was typed', one, { record: { key: '***' }, input: { key: 'new' } }, { key: 'new' }],
    ['the chosen rows', one, { selectedRows: rows(1, '2') }, { ids: [1, '2'] }],
  ])('%s', (_, of, target, values) =>
    expect(getTemplatePlaceholderValues(of, target, NOW)).toEqual({ ...values, now: NOW }),
  );
});

const subjectsOf = (of: Action, target: ActionTarget): ActionTarget[] =>
  hasCallPerRecord(of, target)
    ? (target.selectedRows ?? []).map((chosen) => getRowActionTarget(target, chosen))
    : [target];

describe('the calls of an action', () => {
  const record = { id: 7, lampId: 7, power: 5 };
  const sent = (more: Partial<Action>, target: ActionTarget, of = one) =>
    subjectsOf(action('x', more), target)
      .map((each) => buildActionRequest(action('x', more), each, getTemplatePlaceholderValues(of, each, NOW)))
      .map(({ body, query, read }) => ({
        ...(body === undefined ? {} : { body }),
        ...(query === undefined ? {} : { query }),
        ...(read === undefined ? {} : { read }),
      }));

  it.each<[string, Partial<Action>, ActionTarget, object[]]>([
    ['nothing, where nothing was asked for', { call: call() }, { record }, [{}]],
    ['what was asked for', { call: call() }, { record, input: { note: 'x' } }, [{ body: { note: 'x' } }]],
    [
      'what the schema says, each value in its type',
      { call: call(), payload: { ids: ['{lampId}'], at: '{now}', text: 'No {lampId}' } },
      { record, input: { note: 'x' } },
      [{ body: { ids: [7], at: NOW, text: 'No 7' } }],
    ],
    ['nothing of a placeholder without a value', { call: call(), payload: { note: '{note}' } }, { record }, [{}]],
    [
      'what is always sent, before all else',
      { call: call('POST', { fixedParams: { kind: 'A' } }), payload: { kind: 'B' } },
      { record },
      [{ body: { kind: 'A' } }],
    ],
    [
      'a GET as its query',
      { call: call('GET', { fixedParams: { kind: 'A' } }), modifiesData: false, payload: { lamp: '{lampId}' } },
      { record },
      [{ query: { lamp: 7, kind: 'A' }, read: true }],
    ],
    [
      'a GET that does something is not asked twice',
      { call: call('GET'), modifiesData: true },
      { record },
      [{ read: false }],
    ],
    [
      'all chosen rows at once',
      { call: call(), payload: { lamps: '{ids}' } },
      { selectedRows: rows(1, 2) },
      [{ body: { lamps: [1, 2] } }],
    ],
    [
      'nothing of rows that were not chosen',
      { call: call(), payload: { lamps: '{ids}' } },
      { selectedRows: [] },
      [{ body: { lamps: [] } }],
    ],
    [
      'the chosen rows, one after the other',
      { call: call(), callPerRecord: true, payload: { lamp: '{lampId}' } },
      { selectedRows: rows(1, '2') },
      [{ body: { lamp: 1 } }, { body: { lamp: '2' } }],
    ],
    ['no call where each of none is meant', { call: call(), callPerRecord: true }, { selectedRows: [] }, []],
    [
      'of each row what was seen of it',
      { call: call(), callPerRecord: true, payload: { note: '{note}', at: '{site}' } },
      { record: { site: 'Here' }, selectedRows: [{ id: 1, row: { lampId: 1, note: 'x' } }] },
      [{ body: { note: 'x', at: 'Here' } }],
    ],
    [
      'one call where no rows are chosen',
      { call: call(), callPerRecord: true, payload: { lamp: '{lampId}' } },
      { record },
      [{ body: { lamp: 7 } }],
    ],
  ])('send %s', (_, more, target, requests) => expect(sent(more, target)).toEqual(requests));

  it('take the parts of the ids of chosen rows', () => {
    const send = { chargeBoxId: '{chargeBoxId}', connectorId: '{connectorId}' };
    expect(sent({ call: call(), callPerRecord: true, payload: send }, { selectedRows: rows(CB2, CB3) }, two)).toEqual([
      { body: { chargeBoxId: 'CB', connectorId: 2 } },
      { body: { chargeBoxId: 'CB', connectorId: 3 } },
    ]);
  });

  it('fill their paths from the same values', () => {
    const subject = { record, input: { power: 9 } };
    const { params } = buildActionRequest(
      action('x', { call: call() }),
      subject,
      getTemplatePlaceholderValues(one, subject, NOW),
    );
    expect(params).toMatchObject({ lampId: 7, power: 9, now: NOW });
  });
});

it('writes the moment into the name of a file, on the clock of the one who saves it', () => {
  expect(formatFileNameTimestamp(new Date(2027, 2, 9, 8, 5, 0))).toBe('20270309080500');
  expect(formatFileNameTimestamp(new Date(2027, 11, 31, 23, 59, 59))).toBe('20271231235959');
});

it('one of several rows is sent with its own values, beside those of the record whose screen it stands on', () => {
  const chosen = { id: 2, row: { id: 2, name: 'Desk' } };
  expect(getRowActionTarget({ record: { id: 1, name: 'Hall', site: 7 }, excludedRows: [] }, chosen)).toEqual({
    record: { id: 2, name: 'Desk', site: 7 },
    selectedRows: [chosen],
    excludedRows: [],
  });
});
