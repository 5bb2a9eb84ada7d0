import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { validateForm } from '../../../src/model/form/validateForm';
import { fieldsOf, filledOf, type Values } from './filled';
import { saidIn } from './said';

const ORDER = 'The end must not be before the start';
const LONGEST = 'Please select at most {limit} day |||| Please select at most {limit} days';

const periodOf = (format: 'date' | 'yyyy-MM-dd HH:mm', more: FieldDefinition = {}): FieldDefinition => ({
  type: 'object',
  title: 'Period',
  properties: { from: { type: 'string', format, title: 'From' }, to: { type: 'string', format, title: 'To' } },
  ...more,
});

const days = fieldsOf({ period: periodOf('date', { 'x-ui': { dateRange: { maxDays: 31 } } }) });
const moments = fieldsOf({ period: periodOf('yyyy-MM-dd HH:mm', { 'x-ui': { dateRange: { maxDays: 2 } } }) });

describe('a period', () => {
  it.each<[string, unknown, unknown, Values]>([
    ['of one day', '2027-03-01', '2027-03-01', {}],
    ['of as many days as may be, both ends counted', '2027-03-01', '2027-03-31', {}],
    ['over the end of a month', '2027-01-31', '2027-03-02', {}],
    ['in a leap year', '2028-02-01', '2028-03-02', {}],
    ['of one day more', '2027-03-01', '2027-04-01', { period: LONGEST }],
    ['of a year', '2027-01-01', '2027-12-31', { period: LONGEST }],
    ['whose end is before its start', '2027-03-02', '2027-03-01', { period: ORDER }],
    ['that is open at its end', '2020-03-01', '', {}],
    ['that is open at its start', null, '2027-03-01', {}],
    [
      'with a day that does not exist: of the period itself nothing is said',
      '2027-03-32',
      '2027-03-01',
      { 'period.from': 'Please input a date such as 2026-11-27' },
    ],
  ])('%s', (_, from, to, errors) => expect(saidIn(validateForm(days, { period: { from, to } }))).toEqual(errors));

  it.each<[string, string, string, Values]>([
    ['late on one day and early on the next are two days', '2027-03-01 23:00', '2027-03-02 01:00', {}],
    ['a whole day is one day', '2027-03-01 00:00', '2027-03-01 23:59', {}],
    ['two whole days are two', '2027-03-01 00:00', '2027-03-02 23:59', {}],
    ['a minute of a third day is too long', '2027-03-01 23:59', '2027-03-03 00:00', { period: LONGEST }],
    // The night in which daylight saving time starts in Europe.
    ['clocks that change do not matter', '2027-03-27 12:00', '2027-03-28 12:00', {}],
    ['the end in the same minute is right', '2027-03-01 10:00', '2027-03-01 10:00', {}],
    ['a minute earlier is not', '2027-03-01 10:00', '2027-03-01 09:59', { period: ORDER }],
  ])('with times: %s', (_, from, to, errors) => {
    expect(saidIn(validateForm(moments, { period: { from, to } }))).toEqual(errors);
  });

  it('carries the number of days into its text', () => {
    const values = { period: { from: '2027-01-01', to: '2027-12-31' } };
    expect(validateForm(days, values)['period']).toMatchObject({
      rule: 'longest',
      args: { title: 'Period', limit: 31 },
    });
  });

  it.each<[FieldDefinition['errorMessage'], Values]>([
    [{ order: 'Backwards' }, { period: 'Backwards' }],
    ['Wrong', { period: 'Wrong' }],
  ] as never)('has words of its own: %j', (errorMessage, errors) => {
    const own = fieldsOf({ period: periodOf('date', { errorMessage }) });
    expect(saidIn(validateForm(own, { period: { from: '2027-01-02', to: '2027-01-01' } }))).toEqual(errors);
  });

  it('that is required asks for both of its ends', () => {
    const own = filledOf({
      properties: { period: periodOf('date', { required: ['from', 'to'] }) },
      required: ['period'],
    });
    expect(Object.keys(validateForm(own, {}))).toEqual(['period.from', 'period.to']);
    expect(Object.keys(validateForm(own, { period: { from: '2027-01-01', to: '' } }))).toEqual(['period.to']);
  });

  it('is checked inside of objects and rows, too', () => {
    const nested = fieldsOf({
      inner: { type: 'object', properties: { period: periodOf('date') } },
      rows: { type: 'array', items: { type: 'object', properties: { period: periodOf('date') } } },
    });
    const wrong = { period: { from: '2027-01-02', to: '2027-01-01' } };
    expect(saidIn(validateForm(nested, { inner: wrong, rows: [{}, wrong] }))).toEqual({
      'inner.period': ORDER,
      'rows.1.period': ORDER,
    });
  });

  it('is no fault where a rule has taken it away, or the server made it', () => {
    const wrong = { from: '2027-01-02', to: '2027-01-01' };
    const ruled = filledOf({
      properties: { all: { type: 'boolean' }, period: periodOf('date'), made: periodOf('date', { readOnly: true }) },
      if: { properties: { all: { const: true } }, required: ['all'] },
      then: { properties: { period: false } },
    });
    expect(validateForm(ruled, { all: true, period: wrong, made: wrong })).toEqual({});
  });
});
