import { describe, expect, it } from 'vitest';
import { getFieldValue } from '../../../src/model/values/getFieldValue';
import type { FieldUi } from '../../../src/model/schemaLanguage/definition';

describe('what a record holds of a field', () => {
  it.each<[string, FieldUi, Record<string, unknown>, unknown]>([
    ['its own name', {}, { at: 1 }, 1],
    ['another name', { alternateResponseNames: ['when', 'time'] }, { time: 2 }, 2],
    ['its own name first', { alternateResponseNames: ['when'] }, { at: 1, when: 2 }, 1],
    ['another name where the own one holds nothing', { alternateResponseNames: ['when'] }, { at: [], when: [2] }, [2]],
    ['another name where the own one is null', { alternateResponseNames: ['when'] }, { at: null, when: 2 }, 2],
    [
      'the last name where one is missing and one is blank',
      { alternateResponseNames: ['when', 'time'] },
      { when: '', time: 2 },
      2,
    ],
    ['zero and false are something', { alternateResponseNames: ['when'] }, { at: 0, when: 2 }, 0],
    ['null where no name holds more', { alternateResponseNames: ['when'] }, { at: null, when: '' }, null],
    ['an empty list where no name holds more', { alternateResponseNames: ['when'] }, { when: [] }, []],
    ['nothing', { alternateResponseNames: ['when'] }, {}, undefined],
    ['nothing that every object has', { alternateResponseNames: ['constructor'] }, {}, undefined],
    [
      'a period of two names',
      { dateRange: { params: ['since', 'until'] } },
      { since: 'a', until: 'b' },
      { from: 'a', to: 'b' },
    ],
    [
      'a period of which one end is there',
      { dateRange: { params: ['since', 'until'] } },
      { until: 'b' },
      { from: undefined, to: 'b' },
    ],
    [
      'a period that has no end yet',
      { dateRange: { params: ['since', 'until'] } },
      { since: 'a' },
      { from: 'a', to: undefined },
    ],
    [
      'a period under its own name first',
      { dateRange: { params: ['since', 'until'] } },
      { at: { from: 'x' }, since: 'a' },
      { from: 'x' },
    ],
    ['a period of which nothing is there', { dateRange: { params: ['since', 'until'] } }, { at: null }, null],
  ])('%s', (_, ui, record, value) => expect(getFieldValue(record, { name: 'at', ui })).toEqual(value));
});
