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
