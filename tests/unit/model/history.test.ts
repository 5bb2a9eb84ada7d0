import { describe, expect, it } from 'vitest';
import { compileHistory } from '../../../src/model/compile/compileHistory';
import { readHistoryEntry } from '../../../src/model/history/readHistoryEntry';
import { toOperatorTime } from '../../../src/generator/history/toOperatorTime';
import type { AdminDefinition } from '../../../src/model/schemaLanguage/definition';
import { fieldsOf } from './filled';

const { shape } = fieldsOf({
  lotId: { type: 'integer', readOnly: true },
  name: { type: 'string' },
  kind: { type: 'string', 'x-ui': { labelField: 'kindName' } },
  kindName: { type: 'string', readOnly: true },
  tags: { type: 'array', items: { type: 'string' } },
  audit: { type: 'object', properties: { updateBy: { type: 'string' } } },
  updateTime: { type: 'string' },
});
const ENTITY = { shape, ids: ['lotId'] };
const compile = (history: AdminDefinition['history']) =>
  compileHistory({ calls: { history: 'GET lots/{id}/history' }, history } as unknown as AdminDefinition)!;

describe('an entry of a history', () => {
  it('has the fields that differ in the records before and after, without audit fields and labels', () => {
    const before = { lotId: 7, name: 'Bay', kind: 'A', kindName: 'Open', audit: { updateBy: 'ann' }, updateTime: '1' };
    const after = { ...before, kind: 'B', kindName: 'Roof', audit: { updateBy: 'bob' }, updateTime: '2', tags: ['x'] };
    const entry = { time: '2027-01-02 03:04', user: 'bob', action: 'close', before, after };
    const read = readHistoryEntry(ENTITY, compile(undefined), entry);
    expect(read).toMatchObject({ time: '2027-01-02 03:04', user: 'bob', action: 'close', after: { kindName: 'Roof' } });
    expect(read.fields.map(({ name }) => name)).toEqual(['kind', 'tags']);
  });

  it.each<[string, unknown]>([
    ['items', [{ name: 'name', from: 'Bay', to: 'Cove' }, { name: 'updateTime', from: 1, to: 2 }, 'odd']],
    ['an object of pairs', { name: ['Bay', 'Cove'] }],
    ['an object of items', { name: { from: 'Bay', to: 'Cove' }, unknown: { from: 1, to: 2 } }],
  ])('has the changes that are listed as %s', (_, diff) => {
    const history = compile({
      timeField: 'meta.at',
      userField: 'meta.by',
      changesField: 'diff',
      changeKeys: { field: 'name', oldValue: 'from', newValue: 'to' },
    });
    const read = readHistoryEntry(ENTITY, history, { meta: { at: 5, by: null }, diff });
    expect(read).toMatchObject({ time: '5', user: '', action: 'update' });
    expect(read.fields.map(({ key }) => [read.before[key], read.after[key]])).toEqual([['Bay', 'Cove']]);
  });

  it('may lack everything', () => {
    const { fields, ...texts } = readHistoryEntry(ENTITY, compile(undefined), {});
    expect([fields, texts.user, texts.action]).toEqual([[], '', 'update']);
  });

  it('is described only beside the call', () => {
    expect(compileHistory({ calls: {}, history: { userField: 'by' } } as unknown as AdminDefinition)).toBeUndefined();
    expect(compile({ flag: 'flags.recordHistory' })).toMatchObject({ flag: 'recordHistory' });
  });

  it.each([
    ['2027-01-02T03:04:05Z', '2027-01-02 11:04'],
    ['2027-01-02T03:04:05+08:00', '2027-01-02 03:04'],
    ['1798859045', '2027-01-02 11:04'],
    ['2027-01-02 03:04', '2027-01-02 03:04'],
    ['yesterday', 'yesterday'],
  ])('of %s is shown at %s', (text, shown) => expect(toOperatorTime(text, 'Asia/Singapore')).toBe(shown));
});
