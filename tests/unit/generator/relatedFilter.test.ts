import { expect, it } from 'vitest';
import { getRelatedFilter } from '../../../src/generator/relatedSource/loadRelatedSources';
import { createTestModule } from '../../support/entityModule';

const parent = createTestModule({ properties: { code: { type: 'string' } } });
const rows = createTestModule(
  { properties: { owner: { type: 'integer' }, codes: { type: 'array', items: { type: 'string' } } } },
  { list: { columns: ['owner'], filters: ['owner', 'codes'] } } as never,
);

it.each([
  ['the value of the record', { owner: 'id' }, { id: 3 }, { owner: 3 }],
  ['its value as a list, for a filter of several values', { codes: 'code' }, { id: 3, code: 'A' }, { codes: ['A'] }],
  ['nothing if the record lacks the value', { owner: 'id', codes: 'code' }, { id: 3 }, undefined],
  ['nothing if the list lacks the filter', { colour: 'code' }, { id: 3, code: 'A' }, undefined],
])('a related list is filtered by %s', (_, filtersFromRecord, record, expected) => {
  expect(getRelatedFilter(rows, { list: 'thing', filtersFromRecord }, parent, record)).toEqual(expected);
});
