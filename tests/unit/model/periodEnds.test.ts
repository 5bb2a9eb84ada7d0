import { describe, expect, it } from 'vitest';
import { PERIOD_TEXTS } from '../../support/periodTexts';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { formatNonEmptyValue } from '../../../src/model/displayFormats/formatValue';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { fieldsOf } from './filled';
import { saidIn } from './said';

const day = { type: 'string', format: 'date' } as const;
const WORDS = {
  language: 'en',
  yes: 'Yes',
  no: 'No',
  getOptionCodeLabel: () => undefined,
  getCurrencySymbol: () => '',
  periods: PERIOD_TEXTS,
};

/** Defined with the last day first: the property names determine which one is the start. */
describe.each([
  ['from', 'to'],
  ['start', 'end'],
])('a period of %s and %s', (first, last) => {
  const period = (more: FieldDefinition = {}): FieldDefinition => ({
    type: 'object',
    properties: { [last]: day, [first]: day },
    ...more,
  });
  const plain = fieldsOf({ period: period() });
  const named = fieldsOf({ period: period({ 'x-ui': { dateRange: { params: ['since', 'until'], maxDays: 3 } } }) });
  const value = { [first]: '2027-01-01', [last]: '2027-01-03' };

  it('has its order, and reads from its first day to its last', () => {
    expect(saidIn(validateForm(plain, { period: value }))).toEqual({});
    const backwards = { [first]: '2027-01-03', [last]: '2027-01-01' };
    expect(saidIn(validateForm(plain, { period: backwards }))).toEqual({
      period: 'The end must not be before the start',
    });
    const field = plain.shape.fields['period']!;
    expect(field.kind).toBe('daterange');
    expect(formatNonEmptyValue({ value, field, row: {}, texts: WORDS }, 'period')).toBe('01 Jan 2027 – 03 Jan 2027');
  });

  it('goes over the wire as one object, or under the names of its ends', () => {
    expect(toRequestBody(plain, { period: value })).toEqual({ period: value });
    const sent = { since: '2027-01-01', until: '2027-01-03' };
    expect(toRequestBody(named, { period: value })).toEqual(sent);
    expect(toFormValues(named.shape, sent)).toEqual({ period: value });
    const long = { ...value, [last]: '2027-01-04' };
    expect(saidIn(validateForm(named, { period: long }))).toEqual({
      period: 'Please select at most {limit} day |||| Please select at most {limit} days',
    });
  });
});

it('an object is no period if one of its ends may be another text than a day', () => {
  const { period } = fieldsOf({
    period: { type: 'object', properties: { from: day, to: { type: 'string', anyOf: [day, { enum: ['present'] }] } } },
  } as never).shape.fields;
  expect(period!.kind).toBe('object');
});
