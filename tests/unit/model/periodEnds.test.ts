import { describe, expect, it } from 'vitest';
import { periodWords } from '../../support/periodWords';
import type { FieldDefinition } from '../../../src/model/language/definition';
import { READERS } from '../../../src/model/reading/read';
import { check } from '../../../src/model/form/validate';
import { fromWire, toWire } from '../../../src/model/wire/wire';
import { fieldsOf } from './filled';
import { saidIn } from './said';

const day = { type: 'string', format: 'date' } as const;
const WORDS = {
  language: 'en',
  yes: 'Yes',
  no: 'No',
  nameOf: () => undefined,
  symbolOf: () => '',
  periods: periodWords,
};

/** Described with its last day first: the names say which is which. */
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
    expect(saidIn(check(plain, { period: value }))).toEqual({});
    const backwards = { [first]: '2027-01-03', [last]: '2027-01-01' };
    expect(saidIn(check(plain, { period: backwards }))).toEqual({ period: 'The end must not be before the start' });
    const field = plain.shape.fields['period']!;
    expect(field.kind).toBe('daterange');
    expect(READERS.period({ value, field, row: {}, words: WORDS })).toBe('01 Jan 2027 – 03 Jan 2027');
  });

  it('goes over the wire as one object, or under the names of its ends', () => {
    expect(toWire(plain, { period: value })).toEqual({ period: value });
    const sent = { since: '2027-01-01', until: '2027-01-03' };
    expect(toWire(named, { period: value })).toEqual(sent);
    expect(fromWire(named.shape, sent)).toEqual({ period: value });
    const long = { ...value, [last]: '2027-01-04' };
    expect(saidIn(check(named, { period: long }))).toEqual({
      period: 'Please select at most {limit} day |||| Please select at most {limit} days',
    });
  });
});
