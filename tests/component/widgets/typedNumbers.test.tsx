/** Inputs of fields that take texts and numbers. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawField } from './draw';

it('what is typed is a number where JSON writes it so, while a stored text stays until it is changed', async () => {
  const field = { type: ['string', 'integer'] as const, title: 'Size', 'x-ui': { parseNumbers: true as const } };
  const { user, submit } = drawField({ ...field, type: [...field.type] }, '3');
  expect(await submit()).toBe('3');
  const input = screen.getByRole('textbox', { name: 'Size' });
  for (const [typed, value] of [
    ['12', 12],
    ['1.5', '1.5'],
    ['large', 'large'],
  ] as const) {
    await user.clear(input);
    await user.type(input, typed);
    expect((input as HTMLInputElement).value).toBe(typed);
    expect(await submit()).toBe(value);
  }
});
