/** Which record a form has created, and which row of a list it is. */
import { describe, expect, it } from 'vitest';
import { identifyCreatedRecord, isCreatedRow } from '../../../src/generator/created/identifyCreatedRecord';
import { createTestModule } from '../../support/entityModule';

const { entity: cards } = createTestModule({
  properties: {
    number: { type: 'string', 'x-ui': { omitFromDuplicate: true } },
    email: { type: 'string', 'x-ui': { omitFromDuplicate: true } },
    owner: { type: 'string' },
  },
});
const { entity: notes } = createTestModule({ properties: { text: { type: 'string' } } });
const { entity: codes } = createTestModule({ properties: { id: { type: 'string' } } });

describe('a created record', () => {
  it.each([
    ['by its id', cards, { id: 8, number: '04', owner: 'Ann' }, { id: 8, uniqueValues: { number: '04' } }],
    ['by an id that is a text of digits', cards, { id: '8' }, { id: '8', uniqueValues: {} }],
    ['by an id that is a text, where ids are texts', codes, { id: 'A7' }, { id: 'A7', uniqueValues: {} }],
    ['by its unique values without an id', cards, { id: '', number: '04' }, { uniqueValues: { number: '04' } }],
    ['by them where the response is a text', cards, { id: 'OK', number: '04' }, { uniqueValues: { number: '04' } }],
    ['by nothing without either', notes, { id: '', text: 'Hello' }, undefined],
    ['by nothing where its unique values are empty', cards, { id: '', number: '', owner: 'Ann' }, undefined],
  ])('is identified %s', (_, entity, created, expected) => {
    expect(identifyCreatedRecord(entity, created)).toEqual(expected);
  });

  it.each([
    ['has its id', { id: 8, uniqueValues: { number: '04' } }, { id: '8', number: '05' }, true],
    ['has another id', { id: 8, uniqueValues: { number: '04' } }, { id: 9, number: '04' }, false],
    ['has its unique value', { uniqueValues: { number: '04' } }, { id: 9, number: '04' }, true],
    [
      'has all of them that it shows',
      { uniqueValues: { number: '04', email: 'a@b.test' } },
      { id: 9, number: '04' },
      true,
    ],
    [
      'has only one',
      { uniqueValues: { number: '04', email: 'a@b.test' } },
      { id: 9, number: '04', email: 'c@d.test' },
      false,
    ],
    ['shows none', { uniqueValues: { number: '04' } }, { id: 9 }, false],
  ])('is or is not a row that %s', (_, identity, row, expected) => {
    expect(isCreatedRow(identity, row)).toBe(expected);
  });
});
