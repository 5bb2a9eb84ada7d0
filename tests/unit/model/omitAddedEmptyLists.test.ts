import { expect, it } from 'vitest';
import { omitAddedEmptyLists } from '../../../src/model/wire/omitAddedEmptyLists';

type Body = Record<string, unknown>;

it.each<[string, Body, Body, Body]>([
  ['nobody has touched', { name: 'a', tags: [] }, { name: 'a' }, { name: 'a' }],
  ['was emptied', { tags: [] }, { tags: ['x'] }, { tags: [] }],
  ['was empty', { tags: [] }, { tags: [] }, { tags: [] }],
  ['has entries', { tags: ['x'] }, {}, { tags: ['x'] }],
  ['of a row', { rows: [{ tags: [] }, { tags: ['x'] }] }, { rows: [{ no: 1 }] }, { rows: [{}, { tags: ['x'] }] }],
  ['of a row was emptied', { rows: [{ tags: [] }] }, { rows: [{}, { tags: ['x'] }] }, { rows: [{ tags: [] }] }],
  ['is in a new object', { code: { coding: [] } }, {}, { code: { coding: [] } }],
  ['is in the first row', { rows: [{ tags: [] }] }, { rows: [] }, { rows: [{ tags: [] }] }],
  ['of an object', { code: { text: 'a', coding: [] } }, { code: { text: 'b' } }, { code: { text: 'a' } }],
])('an empty list that %s', (_, body, loaded, sent) => {
  expect(omitAddedEmptyLists(body, loaded)).toEqual(sent);
});
