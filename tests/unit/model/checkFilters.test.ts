import { describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import type { FilterDefinitions } from '../../../src/model/schemaLanguage/definition';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { getDefaultFilterValues, hasRuntimeDefaultFilters } from '../../../src/model/form/defaultFilterValues';
import type { ValueSources } from '../../../src/model/form/initialValues';
import { createTestModule } from '../../support/entityModule';

const valueSources: ValueSources = { config: shipped as Config, today: '2027-03-09' };

const filtersOf = (filters: FilterDefinitions) =>
  createTestModule(
    {
      properties: {
        status: { type: 'string', enum: ['A', 'B'] },
        country: { type: 'string', 'x-ui': { defaultFrom: 'config.country' } },
      },
    },
    { list: { columns: ['status'], filters } },
    { kinds: { call: 'GET kinds' } },
  ).entity.list!.filters.fields;

describe('what a list filters by when it opens', () => {
  it.each<[string, FilterDefinitions, object | undefined, object | undefined]>([
    ['nothing', ['status'], undefined, undefined],
    ['a default', [{ name: 'status', default: 'A' }, 'country'], { status: 'A' }, { status: 'A' }],
    ['a default that says no', [{ name: 'used', options: 'kinds', default: false }], { used: false }, { used: false }],
    [
      'the default of a filter with rules',
      { properties: { status: { default: 'B' }, late: { type: 'boolean', default: true } } },
      { status: 'B', late: true },
      { status: 'B', late: true },
    ],
    [
      'what only the page knows',
      {
        properties: {
          month: { type: 'string', format: 'month', 'x-ui': { defaultFrom: 'thisMonth' } },
          status: { default: 'A' },
        },
      },
      { status: 'A' },
      { month: '2027-03', status: 'A' },
    ],
    [
      'a default before what only the page knows',
      { properties: { year: { type: 'integer', default: 2020, 'x-ui': { defaultFrom: 'thisYear' } } } },
      { year: 2020 },
      { year: 2020 },
    ],
    [
      'what is not known',
      { properties: { kind: { type: 'integer', 'x-ui': { options: 'kinds', defaultFrom: 'firstOption' } } } },
      undefined,
      undefined,
    ],
  ])('%s', (_, filters, early, known) => {
    expect(getDefaultFilterValues(filtersOf(filters))).toEqual(early);
    expect(getDefaultFilterValues(filtersOf(filters), valueSources)).toEqual(known);
  });

  it.each<[FilterDefinitions, boolean]>([
    [['status'], false],
    // The initial value of a form field is no default of a filter.
    [['country'], false],
    [{ properties: { country: {} } }, false],
    [{ properties: { country: { 'x-ui': { defaultFrom: 'config.country' } } } }, true],
    [{ properties: { kind: { type: 'integer', 'x-ui': { options: 'kinds', defaultFrom: 'firstOption' } } } }, true],
    [{ properties: { year: { type: 'integer', default: 2020, 'x-ui': { defaultFrom: 'thisYear' } } } }, false],
  ])('of %j waits for the page: %s', (filters, expected) =>
    expect(hasRuntimeDefaultFilters(filtersOf(filters))).toBe(expected),
  );

  it('is nothing for a list without filters', () => {
    expect(getDefaultFilterValues(undefined, valueSources)).toBeUndefined();
    expect(hasRuntimeDefaultFilters(undefined)).toBe(false);
  });
});
