import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { drawField } from './draw';

describe('a text', () => {
  const title: FieldDefinition = { type: 'string', title: 'Title', maxLength: 5 };

  it('takes no more typed characters than its limit', async () => {
    const { user, submit } = drawField(title);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'abcdefg');
    expect(await submit()).toBe('abcde');
    screen.getByText('5/5');
  });

  it('counts an emoji as one character', async () => {
    const { user } = drawField(title);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '🔌🔌🔌🔌🔌🔌');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('🔌🔌🔌🔌🔌');
  });

  it('keeps a longer paste whole and says that it is too long', async () => {
    const { user } = drawField(title);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    await user.click(input);
    await user.paste('abcdefgh');
    expect(input.value).toBe('abcdefgh');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('8/5');
    screen.getByText('3 characters too many');
    await user.type(input, 'x{Backspace}');
    expect(input.value).toBe('abcdefg');
  });

  it('keeps the line breaks that it has, also while it is edited and when they are gone', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Code' }, 'import os\nprint(1)');
    const getInput = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });
    expect(getInput().value).toBe('import os\nprint(1)');
    await user.type(getInput(), '{Enter}x');
    expect(await submit()).toBe('import os\nprint(1)\nx');
    await user.clear(getInput());
    await user.type(getInput(), 'a{Enter}b');
    expect(await submit()).toBe('a\nb');
  });

  it('replaces what is selected at its limit', async () => {
    const { user } = drawField(title, 'abcde');
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    await user.click(input);
    input.setSelectionRange(0, 2);
    await user.keyboard('x');
    expect(input.value).toBe('xcde');
  });

  it.each([
    [{}, 'abc', false],
    [{}, 'abcd', true],
    [{ alwaysShowCounter: true }, '', true],
  ])('counts from 80 %% of its limit on, or always: %o %s', (ui, text, isCounted) => {
    drawField({ ...title, 'x-ui': ui }, text);
    expect(screen.queryByText(`${text.length}/5`) !== null).toBe(isCounted);
  });

  it('describes its input by help and counter', () => {
    drawField({ ...title, 'x-ui': { help: 'Shown to drivers' } }, 'abcd');
    const input = screen.getByRole('textbox', { name: 'Title' });
    const help = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toContain('Shown to drivers');
    expect(help?.textContent).toContain('4/5');
  });

  it('is an empty text when it is cleared', async () => {
    const { user, submit } = drawField(title, 'ab');
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    expect(await submit()).toBe('');
  });
});

describe('a text of several lines', () => {
  it('keeps its line breaks', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Content', maxLength: 5000 });
    await user.type(screen.getByRole('textbox', { name: 'Content' }), 'one{Enter}two');
    expect(await submit()).toBe('one\ntwo');
  });
});
