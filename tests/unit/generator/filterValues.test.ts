import { describe, expect, it } from 'vitest';
import { fieldFilters, fromFormValues, searchFilters, toFormValues } from '../../../src/generator/list/filterValues';
import { field, filter } from './entities';

const status = filter('status', { field: field('status', { choices: [{ value: 'Active', label: 'Active' }] }) });
const search = filter('name', { search: true });

describe('filters between address and inputs', () => {
  it('are split into inputs of fields and searches', () => {
    expect(fieldFilters([status, search])).toEqual([status]);
    expect(searchFilters([status, search])).toEqual([search]);
  });

  it('are the empty text in the form when unset', () => {
    expect(toFormValues([status], {})).toEqual({ status: '' });
    expect(toFormValues([status], { status: 'Active', name: 'x' })).toEqual({ status: 'Active' });
  });

  it.each([
    [{ status: 'Active' }, { name: 'x' }, { name: 'x', status: 'Active' }],
    [{ status: '' }, { name: 'x', status: 'Active' }, { name: 'x' }],
    [{ status: undefined }, { status: 'Active' }, {}],
    [{ status: null, other: 'y' }, {}, {}],
  ])('%j over %j', (form, before, after) => {
    expect(fromFormValues([status], form, before)).toEqual(after);
  });
});
