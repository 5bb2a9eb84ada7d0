/** Reuse of the previous evaluation: a key press changes one row of hundreds. */
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { evaluateForm, type FormEvaluation } from '../../../src/model/formRules/evaluateForm';
import { createTestModule } from '../../support/entityModule';

const has = (name: string, value: unknown): FieldDefinition => ({
  properties: { [name]: { const: value } },
  required: [name],
});

const hours = createTestModule({
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
      'x-ui': {
        rows: { idField: 'hourId', sendRowWhen: { anyOf: [{ required: ['from'] }, { required: ['allDay'] }] } },
      },
    },
  },
});

describe('rows that have not changed', () => {
  const conditions = vi.fn<(key: string) => void>();
  /** Records each evaluation of a rule's condition. */
  const watched = {
    ...hours.validators,
    conditions: Object.fromEntries(
      Object.entries(hours.validators.conditions).map(([key, test]) => [
        key,
        (data: unknown) => {
          conditions(key);
          return test(data);
        },
      ]),
    ),
  };
  const { shape } = hours.entity;
  const rows = [
    { hourId: 1, from: '08:00', to: '09:00' },
    { hourId: 2, from: '10:00', to: '11:00' },
  ];
  const asked = (values: object, previous?: FormEvaluation) => {
    conditions.mockClear();
    const evaluation = evaluateForm(shape, { ...values }, watched, previous);
    return { evaluation, times: conditions.mock.calls.filter(([key]) => key.includes('hours')).length };
  };

  it('are remembered by the evaluation before, and by nothing else', () => {
    const first = asked({ hours: rows });
    expect(first.times).toBeGreaterThan(0);
    expect(asked({ hours: rows }).times).toBe(first.times);
    expect(asked({ hours: rows }, first.evaluation).times).toBe(0);
    // Copies have the same content: forms mutate their rows, so rows are compared by content.
    expect(asked({ hours: rows.map((row) => ({ ...row })) }, first.evaluation).times).toBe(0);
  });

  it('are judged anew where one of them was changed in place', () => {
    const own = rows.map((row) => ({ ...row }));
    const first = asked({ hours: own });
    own[1]!.from = '';
    const { evaluation, times } = asked({ hours: own }, first.evaluation);
    expect(times).toBe(first.times / 2);
    expect(evaluation.record['hours']).toEqual([rows[0]]);
  });

  it('are judged anew under other checks', () => {
    const first = asked({ hours: rows });
    const other = { ...watched };
    conditions.mockClear();
    evaluateForm(shape, { hours: rows }, other, first.evaluation);
    expect(conditions).toHaveBeenCalled();
  });

  it('stand elsewhere after one before them has gone', () => {
    const first = asked({ hours: rows });
    const { record, origins, states } = asked({ hours: rows.slice(1) }, first.evaluation).evaluation;
    expect(record['hours']).toEqual([rows[1]]);
    expect(origins.get(record['hours'])).toEqual([0]);
    expect(states.get('hours.1.from')).toBeUndefined();
  });

  it('with objects inside may have changed in them', () => {
    const nested = createTestModule({
      properties: {
        rows: {
          type: 'array',
          items: { type: 'object', properties: { list: { type: 'array', items: { type: 'string' } } } },
        },
      },
    });
    const list = ['a'];
    const values = { rows: [{ list }] };
    const first = evaluateForm(nested.entity.shape, values, nested.validators);
    list.push('b');
    const { record } = evaluateForm(nested.entity.shape, values, nested.validators, first);
    expect(record).toEqual({ rows: [{ list: ['a', 'b'] }] });
  });
});

describe('the cost of an evaluation', () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ allDay: index % 2 === 0, from: '08:00', to: '09:00' }));

  it('equal states are the same objects', () => {
    const first = evaluateForm(hours.entity.shape, { hours: rows }, hours.validators);
    const { shape } = hours.entity;
    const second = evaluateForm(shape, { hours: [{ from: '10:00' }, ...rows.slice(1)] }, hours.validators, first);
    expect(second.states.get('hours.1.from')).toBe(first.states.get('hours.1.from'));
    expect(second.states.get('hours.0.from')).not.toBe(first.states.get('hours.0.from'));
  });
});
