import { expect, it } from 'vitest';
import { isIdShown } from '../../../src/generator/shared/isIdShown';

const list = (...fields: string[]) => ({ columns: fields.map((field) => ({ field })) }) as never;

it.each([
  ['a column of the list', { ids: ['id'], list: list('id', 'name') }, true],
  ['no column of the list', { ids: ['id'], list: list('name') }, false],
  ['the id of an entity without a list', { ids: ['id'], list: undefined }, true],
  ['several fields', { ids: ['box', 'plug'], list: list('box', 'plug') }, false],
])('an id that is %s, and whether users know it', (_, entity, expected) =>
  expect(isIdShown(entity as Parameters<typeof isIdShown>[0])).toBe(expected),
);
