/** Pages of a list: the replacement of an empty page, and the page request. */
import { describe, expect, it } from 'vitest';
import { getReplacementPage, toPageRequest } from '../../../src/generator/queries/pageRequest';

describe('the page to go to instead of an empty one', () => {
  it.each([
    [1, 10, 0, 0, undefined],
    [3, 10, 4, 24, undefined],
    [3, 10, 0, 20, 2],
    [2, 10, 0, 10, 1],
    [999, 10, 0, 62, 7],
    [5, 10, 0, 0, 1],
    [3, 10, 0, 100, 2],
  ])('page %i of %i rows each, %i here of %i', (page, perPage, rows, total, expected) => {
    expect(getReplacementPage(page, perPage, rows, total)).toBe(expected);
  });
});

it('asks for a page in one form', () => {
  expect(toPageRequest({ page: 2, perPage: 20, filter: { status: 'Active' } })).toEqual({
    pagination: { page: 2, perPage: 20 },
    sort: { field: 'id', order: 'ASC' },
    filter: { status: 'Active' },
  });
});
