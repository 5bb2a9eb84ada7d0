import { describe, expect, it } from 'vitest';
import { getMissingFilters, getMissingFilterText } from '../../../src/generator/actions/requiredFilters';
import { field, filter, filterSet, list } from './entities';

const span = (name: string, period: object) =>
  filter(name, { field: field(name, { type: 'object', ui: { dateRange: period } }) });
const own = {
  list: list({
    filters: filterSet([
      filter('kind'),
      span('days', { serialization: 'array' }),
      span('months', { params: ['start', 'end'] }),
    ]),
  }),
};

describe('what must be chosen before an action', () => {
  it.each<[string, string[] | undefined, Record<string, unknown>, string[]]>([
    ['is nothing where it asks for nothing', undefined, {}, []],
    ['is nothing once it is there', ['kind'], { kind: 0 }, []],
    ['is a code that is missing', ['kind'], { other: 1 }, ['kind']],
    ['is a text that is empty', ['kind'], { kind: '' }, ['kind']],
    ['is a period', ['days'], { kind: 'A' }, ['days']],
    ['is nothing once the period is there', ['days'], { days: ['2026-12-28', '2027-01-03'] }, []],
    ['is the end of a period', ['months'], { start: '2027-01' }, ['months']],
    ['is nothing once both ends are there', ['months'], { start: '2027-01', end: '2027-02' }, []],
    ['are several, in the order of the filters', ['months', 'kind'], {}, ['kind', 'months']],
  ])('%s', (_, requires, filters, missing) => {
    const found = getMissingFilters(own, requires ? { requiredFilters: requires } : {}, filters);
    expect(found.map(({ name }) => name)).toEqual(missing);
  });

  it('is nothing where a rule forbids it', () => {
    const missing = getMissingFilters(own, { requiredFilters: ['kind', 'days'] }, {}, ['kind']);
    expect(missing.map(({ name }) => name)).toEqual(['days']);
  });

  it('is nothing without a list', () => {
    expect(getMissingFilters({}, { requiredFilters: ['kind'] })).toEqual([]);
    expect(getMissingFilters(own, { requiredFilters: ['kind'] })).toHaveLength(1);
  });

  it('says so in the words of the schema, else in general ones', () => {
    const t = (): string => 'Select {title}';
    expect(getMissingFilterText(field('site', { messages: { required: 'Please select a site' } }), t)).toBe(
      'Please select a site',
    );
    expect(getMissingFilterText(field('site'), t)).toBe('Select site');
  });
});
