import { describe, expect, it } from 'vitest';
import { validateForm } from '../../../src/model/form/validateForm';
import type { ShapeWithValidators } from '../../../src/model/wire/serialization';
import { filledOf, type Values } from './filled';
import { saidIn } from './said';

const texts = (filled: ShapeWithValidators, values: Values) => saidIn(validateForm(filled, values));

const LEAST = 'Please input a number that is at least {limit}';

describe('the order of two fields', () => {
  const period = filledOf({
    properties: {
      from: { type: 'string', format: 'date', title: 'From' },
      to: { type: 'string', format: 'date', title: 'To' },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: { min: { type: ['number', 'string'] }, max: { type: ['number', 'string'] } },
          'x-compare': [{ left: 'max', op: '>=', right: 'min', message: 'Max below min' }],
        },
      },
    },
    'x-compare': [{ left: 'to', op: '>', right: 'from', message: 'To must be after from' }],
  });

  it.each<[string, Values, Values]>([
    ['as it must be', { from: '2027-01-01', to: '2027-01-02' }, {}],
    ['equal', { from: '2027-01-01', to: '2027-01-01' }, { to: 'To must be after from' }],
    ['reversed', { from: '2027-02-01', to: '2027-01-02' }, { to: 'To must be after from' }],
    ['half', { from: '2027-02-01' }, {}],
    [
      'a broken date is told first',
      { from: '2027-02-01', to: '2027-01-99' },
      { to: 'Please input a date such as 2026-11-27' },
    ],
    ['numbers by value', { rows: [{ min: '9', max: '10' }] }, {}],
    [
      'in the row it belongs to',
      { rows: [{}, { min: 1, max: 2 }, { min: '9.5', max: 9 }] },
      { 'rows.2.max': 'Max below min' },
    ],
  ])('%s', (_, values, errors) => {
    expect(texts(period, values)).toEqual(errors);
  });
});

describe('a value that no two rows may have', () => {
  const at = { type: 'integer', title: 'At', minimum: 0 } as const;
  const rows = (errorMessage: { uniqueItems?: string }) =>
    filledOf({
      properties: {
        rows: {
          type: 'array',
          items: { type: 'object', properties: { at, note: { type: 'string' } } },
          errorMessage,
          'x-ui': { rows: { uniqueField: 'at' } },
        },
      },
    });

  it.each<[string, unknown[], Values]>([
    ['once each', [{ at: 0 }, { at: 1 }], {}],
    ['twice, another row between', [{ at: 0 }, { at: 1 }, { at: 0 }], { 'rows.2.at': 'Taken' }],
    ['not at all', [{ note: 'x' }, { note: 'y' }], {}],
    ['wrong by itself', [{ at: -1 }, { at: -1 }], { 'rows.0.at': LEAST, 'rows.1.at': LEAST }],
  ])('%s', (_, given, errors) => {
    expect(texts(rows({ uniqueItems: 'Taken' }), { rows: given })).toEqual(errors);
  });

  it('has words of its own', () => {
    expect(texts(rows({}), { rows: [{ at: 0 }, { at: 0 }] })).toEqual({ 'rows.1.at': 'Please remove the duplicates' });
  });
});
