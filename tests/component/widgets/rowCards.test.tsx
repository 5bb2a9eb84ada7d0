import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawField } from './draw';

const TEXT = { type: 'string' } as const;

it.each([
  ['a hash', { ...TEXT, pattern: '^[0-9a-f]{64}$' }, true],
  ['a key of at least 40 characters', { ...TEXT, minLength: 40 }, true],
  ['a text that may be long', { ...TEXT, maxLength: 200 }, false],
])('a card gives %s a whole line or a tile', async (_, code, isWhole) => {
  // An object in a row makes it a card.
  const place = { type: 'object', title: 'Place', properties: { city: TEXT } } as const;
  const properties = { code: { ...code, title: 'Code' }, place };
  drawField({ type: 'array', title: 'Parts', items: { type: 'object', properties } }, [{ code: 'a' }]);
  const input = await screen.findByRole('textbox', { name: 'Code' });
  expect(input.closest('.wd-row-cell')!.classList.contains('wd-edit-whole')).toBe(isWhole);
});
