import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { createTestModule } from '../../support/entityModule';

const has = (name: string, value: unknown): FieldDefinition => ({
  properties: { [name]: { const: value } },
  required: [name],
});

const run = (module: ReturnType<typeof createTestModule>, values: Record<string, unknown>) =>
  evaluateForm(module.entity.shape, values, module.validators);

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
    const getId = (hourId: number) => run(hours, { hours: [{ hourId, from: '08:00', to: '09:00' }] }).record['hours'];
    expect([getId(7), getId(8)]).toEqual([
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

describe('an object inside of a record', () => {
  const open = (more: FieldDefinition = {}, required: string[] = []) =>
    createTestModule({
      properties: {
        place: {
          type: 'object',
          properties: {
            kind: { type: 'string', default: 'street' },
            floor: { type: 'integer' },
            geo: {
              type: 'object',
              properties: { lat: { type: 'number' }, lng: { type: 'number' } },
              required: ['lat'],
            },
          },
          ...more,
        },
      },
      required,
    });

  it.each<[string, FieldDefinition, string[], object, object]>([
    ['that holds nothing is absent', {}, [], { kind: '', floor: null }, {}],
    [
      'that holds nothing but its defaults, and is complete with them, is there',
      {},
      [],
      { kind: 'street' },
      { place: { kind: 'street' } },
    ],
    [
      'that holds nothing but its defaults, and is not complete with them, is absent',
      { required: ['floor'] },
      [],
      { kind: 'street', floor: null },
      {},
    ],
    [
      'that holds another value than its default is there',
      { required: ['floor'] },
      [],
      { kind: 'garage' },
      { place: { kind: 'garage' } },
    ],
    [
      'that holds what is required is there',
      { required: ['floor'] },
      [],
      { kind: 'street', floor: 0 },
      { place: { kind: 'street', floor: 0 } },
    ],
    ['that is required is there, so that its fields can be asked for', {}, ['place'], { kind: '' }, { place: {} }],
    [
      'that must hold an object in which there is nothing is absent',
      { required: ['geo'] },
      [],
      { kind: '', geo: { lat: '', lng: null } },
      {},
    ],
    [
      'that holds half of such an object is there',
      { required: ['geo'] },
      [],
      { geo: { lng: 1 } },
      { place: { geo: { lng: 1 } } },
    ],
    ['inside of it is absent by itself', {}, [], { kind: 'x', geo: { lat: null } }, { place: { kind: 'x' } }],
  ])('%s', (_, more, required, place, record) => {
    expect(run(open(more, required), { place }).record).toEqual(record);
  });

  it('is absent although it is no object', () => {
    expect(run(open(), { place: 'nowhere' }).record).toEqual({});
    expect(run(open({}, ['place']), { place: null }).record).toEqual({ place: {} });
  });

  it('has states for all of its fields, there or not', () => {
    const { states } = run(open({ required: ['floor'] }), {});
    expect(states.get('place.floor')).toMatchObject({ visible: true, required: true });
    expect(states.get('place.geo.lat')).toMatchObject({ required: true });
  });
});

describe('blank rows', () => {
  const rows = (ui: NonNullable<NonNullable<FieldDefinition['x-ui']>['rows']>) =>
    createTestModule({
      properties: {
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              name: { type: 'string' },
              type: { type: 'string', default: 'AC' },
              at: { type: 'object', properties: { lat: { type: 'number' } } },
            },
            required: ['name', 'at'],
          },
          'x-ui': { rows: ui },
        },
      },
    });
  const given = [{}, { name: 'x' }, { rowId: 7, type: 'AC', at: { lat: null } }, { type: 'DC' }];

  it.each<[string, Parameters<typeof rows>[0], unknown[]]>([
    [
      'are left out, defaults and ids or not',
      { idField: 'rowId' },
      [
        { name: 'x', at: {} },
        { type: 'DC', at: {} },
      ],
    ],
    [
      'count where they are checked',
      { idField: 'rowId', blankRows: 'validate' },
      [{ at: {} }, { name: 'x', at: {} }, { rowId: 7, type: 'AC', at: {} }, { type: 'DC', at: {} }],
    ],
    [
      'that are not complete are left out all the same',
      { blankRows: 'validate', sendRowWhen: { required: ['name'] } },
      [{ name: 'x', at: {} }],
    ],
  ])('%s', (_, ui, record) => {
    expect(run(rows(ui), { rows: given }).record).toEqual({ rows: record });
  });
});
