import { describe, expect, it } from 'vitest';
import { fieldOf } from './support';

const TEXT = { type: 'string', maxLength: 3 };

describe('a reference', () => {
  it.each<[string, string, Record<string, unknown>, object, boolean]>([
    [
      'with the last step of an address on its host',
      'https://a.org/s/other.json',
      { $id: 'https://a.org/s/x' },
      {},
      true,
    ],
    [
      'with the last step of an address on another host',
      'https://b.org/other.json',
      { $id: 'https://a.org/s/x' },
      {},
      false,
    ],
    ['with the last step of an address, where no file has one', 'https://b.org/other.json', {}, {}, true],
    [
      'with the last step of an address, and another address',
      'https://b.org/other.json',
      {},
      { $id: 'https://c.org/other.json' },
      false,
    ],
    ['with the last step of an address, and screens', 'https://b.org/other.json', {}, { 'x-admin': {} }, false],
    [
      'with an address of its own',
      'other.json',
      { $id: 'https://a.org/s/x' },
      { $id: 'https://c.org/other.json' },
      true,
    ],
  ])('to a file of this name, %s, is followed or not', (_, ref, parentValues, other, isFollowed) => {
    const files = { 'other.json': { ...TEXT, ...other } };
    expect(fieldOf({ $ref: ref }, parentValues, files).field).toMatchObject(
      isFollowed ? TEXT : { 'x-ui': { widget: 'json' } },
    );
  });

  it('finds the file with the address before the one with the name', () => {
    const files = { 'other.json': { type: 'number' }, 'mine.json': { $id: 'https://a.org/s/other.json', ...TEXT } };
    expect(fieldOf({ $ref: 'other.json' }, { $id: 'https://a.org/s/x' }, files).field).toMatchObject(TEXT);
  });
});
