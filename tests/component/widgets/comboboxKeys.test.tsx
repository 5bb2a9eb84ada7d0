import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { drawField } from './draw';

const COLORS = ['Red', 'Green', 'Blue'].map((title) => ({ const: title.toUpperCase(), title }));
const COLOR = { type: 'string', oneOf: COLORS } as const;
const SEARCHED: FieldDefinition = {
  type: 'string',
  title: 'Color',
  oneOf: Array.from({ length: 40 }, (_, index) => ({ const: `C${index}`, title: `Color ${index}` })),
};
const SEVERAL: FieldDefinition = { type: 'array', title: 'Colors', items: COLOR, uniqueItems: true };

/** The text of the option that Enter would choose. */
const getHighlighted = (input: HTMLElement): string | null | undefined =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the arrow keys and Enter in a list that is searched by typing', () => {
  it.each([
    ['one of many', SEARCHED, undefined, 'Color 0', 'C0'],
    ['one of many, from the chosen one', SEARCHED, 'C7', 'Color 7', 'C7'],
    ['several: the first entry chooses all', SEVERAL, undefined, 'Select all (3)', ['RED', 'GREEN', 'BLUE']],
  ])('the first key opens it at an option, Enter chooses that: %s', async (_, field, value, option, stored) => {
    const { user, submit, submitted } = drawField(field, value);
    // A long list begins as a plain dropdown and becomes searchable when its code is there.
    await expect.poll(() => screen.queryByRole('combobox', { name: /^Color/ })?.tagName).toBe('INPUT');
    const input = screen.getByRole('combobox', { name: /^Color/ });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    expect(getHighlighted(input)).toBe(option);
    await user.keyboard('{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    expect(await submit()).toEqual(stored);
  });

  it('Enter in a list that the pointer opened, or without a match, saves nothing', async () => {
    const { user, submitted } = drawField(SEVERAL);
    const input = await screen.findByRole('combobox', { name: /^Color/ });
    await user.click(input);
    await screen.findByRole('listbox');
    expect(getHighlighted(input)).toBeUndefined();
    await user.keyboard('{Enter}');
    await user.type(input, 'violet');
    await screen.findByText('No options');
    await user.keyboard('{Enter}');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('Enter saves when the list is closed', async () => {
    const { user, submitted } = drawField(SEVERAL);
    await screen.findByRole('combobox', { name: /^Color/ });
    await user.tab();
    await user.keyboard('{ArrowDown}{Escape}{Enter}');
    await expect.poll(() => submitted.mock.calls.length).toBe(1);
  });
});

describe('a list of more options than are shown at a time', () => {
  const choices = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ const: `C${index}`, title: `Color ${index}` }));
  const MORE: FieldDefinition = { type: 'string', title: 'Color', oneOf: choices(130) };
  const SEVERAL_OF_MORE: FieldDefinition = {
    type: 'array',
    title: 'Color',
    items: { type: 'string', oneOf: choices(130) },
    uniqueItems: true,
  };

  it.each([
    ['one', MORE],
    ['several', SEVERAL_OF_MORE],
  ])('says so in its last entry, which cannot be chosen: %s', async (_, field) => {
    const { user, submit } = drawField(field, undefined);
    await expect.poll(() => screen.queryByRole('combobox', { name: /^Color/ })?.tagName).toBe('INPUT');
    const input = screen.getByRole('combobox', { name: /^Color/ });
    await user.click(input);
    const last = (await screen.findAllByRole('option')).at(-1)!;
    expect(last.textContent).toBe('30 more: type to find them');
    expect([last.getAttribute('aria-disabled'), last.style.opacity]).toEqual(['true', '1']);
    // With the keys, too, the list goes round without it.
    await user.keyboard('{ArrowUp}');
    expect(getHighlighted(input)).toBe('Color 99');
    await user.type(input, 'Color 12');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Color 12',
      ...Array.from({ length: 10 }, (_unused, index) => `Color 12${index}`),
    ]);
    await user.click(screen.getByRole('option', { name: 'Color 129' }));
    expect(await submit()).toEqual(field === MORE ? 'C129' : ['C129']);
  });
});
