import { describe, expect, it } from 'vitest';
import { missingFilter } from '../../../src/generator/actions/requiredFilters';
import { field, filter, filterSet, list } from './entities';

const span = (name: string, period: object) => filter(name, { field: field(name, { type: 'object', ui: { period } }) });
const own = {
  list: list({
    filters: filterSet([filter('kind'), span('days', { as: 'list' }), span('months', { ends: ['start', 'end'] })]),
  }),
};

describe('what must be chosen before an action', () => {
  it.each<[string, string[] | undefined, Record<string, unknown>, string | undefined]>([
    ['is nothing where it asks for nothing', undefined, {}, undefined],
    ['is nothing once it is there', ['kind'], { kind: 0 }, undefined],
    ['is a code that is missing', ['kind'], { other: 1 }, 'kind'],
    ['is a text that is empty', ['kind'], { kind: '' }, 'kind'],
    ['is a period', ['days'], { kind: 'A' }, 'days'],
    ['is nothing once the period is there', ['days'], { days: ['2026-12-28', '2027-01-03'] }, undefined],
    ['is the end of a period', ['months'], { start: '2027-01' }, 'months'],
    ['is nothing once both ends are there', ['months'], { start: '2027-01', end: '2027-02' }, undefined],
    ['is the first of several', ['months', 'kind'], {}, 'kind'],
  ])('%s', (_, requires, filters, missing) => {
    expect(missingFilter(own, requires ? { requires } : {}, filters)?.name).toBe(missing);
  });

  it('is nothing without a list', () => {
    expect(missingFilter({}, { requires: ['kind'] })).toBeUndefined();
    expect(missingFilter(own, { requires: ['kind'] })?.name).toBe('kind');
  });
});
