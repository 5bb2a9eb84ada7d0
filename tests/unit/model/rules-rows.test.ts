import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/definition';
import { evaluate } from '../../../src/model/rules';
import { moduleOf } from '../../support/entityModule';

const has = (name: string, value: unknown): FieldDefinition => ({
  properties: { [name]: { const: value } },
  required: [name],
});

const run = (module: ReturnType<typeof moduleOf>, values: Record<string, unknown>) =>
  evaluate(module.entity.shape, values, module.validators);

const hours = moduleOf({
  properties: {
    hours: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          hourId: { type: 'integer' },
          allDay: { type: 'boolean' },
          from: { type: 'string' },
          to: { type: 'string' },
        },
        if: has('allDay', true),
        then: { properties: { from: false, to: false } },
        else: { required: ['from', 'to'] },
      },
      'x-ui': { rows: { id: 'hourId', complete: { anyOf: [{ required: ['from'] }, { required: ['allDay'] }] } } },
    },
    place: {
      type: 'object',
      properties: { kind: { type: 'string' }, floor: { type: 'integer' } },
      if: has('kind', 'street'),
      then: { properties: { floor: false } },
    },
  },
});

describe('rules of rows and nested objects', () => {
  it('hold per row', () => {
    const { states } = run(hours, { hours: [{ allDay: true }, { allDay: false }] });
    expect(states.get('hours.0.from')).toMatchObject({ visible: false, required: false });
    expect(states.get('hours.1.from')).toMatchObject({ visible: true, required: true });
  });

  it('leave out blank and incomplete rows and remember where the others stand', () => {
    const evaluation = run(hours, {
      hours: [{}, { hourId: 7, from: '08:00' }, { hourId: 8 }, { to: '09:00' }, null, { allDay: true, from: '1' }],
    });
    expect(evaluation.record).toEqual({ hours: [{ hourId: 7, from: '08:00' }, { allDay: true }] });
    expect(evaluation.origins.get(evaluation.record['hours'])).toEqual([1, 5]);
  });

  it('know a row by its id, too: the same values in the same place may be of another record', () => {
    const idOf = (hourId: number) => run(hours, { hours: [{ hourId, from: '08:00', to: '09:00' }] }).record['hours'];
    expect([idOf(7), idOf(8)]).toEqual([
      [{ hourId: 7, from: '08:00', to: '09:00' }],
      [{ hourId: 8, from: '08:00', to: '09:00' }],
    ]);
  });

  it('count a row again as soon as it is complete, and no longer when it is emptied', () => {
    const rows = [{ from: '' }, { from: '08:00', to: '09:00' }];
    expect(run(hours, { hours: rows }).record).toEqual({ hours: [{ from: '08:00', to: '09:00' }] });
    rows[0]!.from = '07:00';
    rows[1]!.from = '';
    expect(run(hours, { hours: rows }).record).toEqual({ hours: [{ from: '07:00' }] });
  });

  it('hold in a nested object, which is absent when it is empty', () => {
    expect(run(hours, { place: { kind: 'street', floor: 3 } }).record).toEqual({ place: { kind: 'street' } });
    expect(run(hours, { place: { kind: ' ', floor: null } }).record).toEqual({});
  });

  it('a list without rows counts as missing', () => {
    expect(run(hours, { hours: [{}, {}] }).record).toEqual({});
  });
});

describe('the cost of an evaluation', () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ allDay: index % 2 === 0, from: '08:00', to: '09:00' }));

  it('equal states are the same objects', () => {
    const first = run(hours, { hours: rows });
    const { shape } = hours.entity;
    const second = evaluate(shape, { hours: [{ from: '10:00' }, ...rows.slice(1)] }, hours.validators, first);
    expect(second.states.get('hours.1.from')).toBe(first.states.get('hours.1.from'));
    expect(second.states.get('hours.0.from')).not.toBe(first.states.get('hours.0.from'));
  });
});
