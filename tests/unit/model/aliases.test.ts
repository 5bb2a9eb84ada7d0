import { describe, expect, it } from 'vitest';
import { valueIn } from '../../../src/model/values/aliases';
import type { FieldUi } from '../../../src/model/language/definition';

describe('what a record holds of a field', () => {
  it.each<[string, FieldUi, Record<string, unknown>, unknown]>([
    ['its own name', {}, { at: 1 }, 1],
    ['another name', { aliases: ['when', 'time'] }, { time: 2 }, 2],
    ['its own name first', { aliases: ['when'] }, { at: 1, when: 2 }, 1],
    ['another name where the own one holds nothing', { aliases: ['when'] }, { at: [], when: [2] }, [2]],
    ['another name where the own one is null', { aliases: ['when'] }, { at: null, when: 2 }, 2],
    ['the last name where one is missing and one is blank', { aliases: ['when', 'time'] }, { when: '', time: 2 }, 2],
    ['zero and false are something', { aliases: ['when'] }, { at: 0, when: 2 }, 0],
    ['null where no name holds more', { aliases: ['when'] }, { at: null, when: '' }, null],
    ['an empty list where no name holds more', { aliases: ['when'] }, { when: [] }, []],
    ['nothing', { aliases: ['when'] }, {}, undefined],
    ['nothing that every object has', { aliases: ['constructor'] }, {}, undefined],
    [
      'a period of two names',
      { period: { ends: ['since', 'until'] } },
      { since: 'a', until: 'b' },
      { from: 'a', to: 'b' },
    ],
    [
      'a period of which one end is there',
      { period: { ends: ['since', 'until'] } },
      { until: 'b' },
      { from: undefined, to: 'b' },
    ],
    [
      'a period that has no end yet',
      { period: { ends: ['since', 'until'] } },
      { since: 'a' },
      { from: 'a', to: undefined },
    ],
    [
      'a period under its own name first',
      { period: { ends: ['since', 'until'] } },
      { at: { from: 'x' }, since: 'a' },
      { from: 'x' },
    ],
    ['a period of which nothing is there', { period: { ends: ['since', 'until'] } }, { at: null }, null],
  ])('%s', (_, ui, record, value) => expect(valueIn(record, { name: 'at', ui })).toEqual(value));
});
