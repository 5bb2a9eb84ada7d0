import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { getInvalidJsonText } from '../../../src/model/values/invalidJsonText';
import { drawField } from './draw';

const box = (name: string, role = 'textbox') => screen.findByRole<HTMLInputElement>(role, { name });

describe('a switch', () => {
  it('turns on and off', async () => {
    const { user, submit } = drawField({ type: 'boolean', title: 'Free' });
    const control = screen.getByRole('switch', { name: 'Free' });
    await user.click(control);
    expect(await submit()).toBe(true);
    await user.click(control);
    expect(await submit()).toBe(false);
  });
});

describe('a phone number', () => {
  it('is stored with the calling code of the operator', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Mobile', format: 'phone' });
    await user.type(await box('Mobile'), '9123 4567');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Calling code of Mobile' }).value).toBe('65');
    expect(await submit()).toBe('+6591234567');
    expect((await box('Mobile')).value).toBe('9123 4567');
  });

  it('takes the code of a pasted number', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Mobile', format: 'phone' });
    await user.click(await box('Mobile'));
    await user.paste('+60 12-345 6789');
    expect(await submit()).toBe('+60123456789');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Calling code of Mobile' }).value).toBe('60');
  });

  it('is empty without digits, whatever the code', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Mobile', format: 'phone' }, '+6591234567');
    await user.clear(await box('Mobile'));
    expect(await submit()).toBe('');
  });
});

describe('a password', () => {
  it('is masked until it is asked for, and never filled in by the browser', async () => {
    const { user } = drawField({ type: 'string', title: 'Password', 'x-ui': { widget: 'password' } });
    const input = await screen.findByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' });
    expect(input.type).toBe('password');
    expect(input.autocomplete).toBe('new-password');
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(input.type).toBe('text');
    screen.getByRole('button', { name: 'Hide Password' });
  });
});

describe('a value that no other widget draws', () => {
  it('is edited as JSON', async () => {
    const { user, submit } = drawField({ type: 'object', title: 'Settings' }, { a: 1 });
    const input = await box('Settings');
    expect(JSON.parse(input.value)).toEqual({ a: 1 });
    await user.clear(input);
    await user.click(input);
    await user.paste('{"b": [2]}');
    expect(await submit()).toEqual({ b: [2] });
  });

  it('keeps a text with a fault and says where it is', async () => {
    const { user, submit } = drawField({ type: 'object', title: 'Settings' });
    await user.click(await box('Settings'));
    await user.paste('{\n "b": x}');
    screen.getByText('This is not valid JSON: line 2, column 7: a value is missing; texts need double quotation marks');
    expect((await box('Settings')).value).toBe('{\n "b": x}');
    expect(getInvalidJsonText(await submit())).toBe('{\n "b": x}');
  });

  it.each<[string, FieldDefinition, unknown, string]>([
    ['any type', { 'x-ui': { widget: 'json' } }, 'plain words', '"plain words"'],
    ['another type', { type: 'object' }, 'plain words', '"plain words"'],
    ['any type, a number in it', { 'x-ui': { widget: 'json' } }, '5', '"5"'],
    ['several types', { type: ['object', 'string'], 'x-ui': { widget: 'json' } }, '{', '"{"'],
  ])('shows a text of a field of %s in quotation marks, as the text it is', async (_, field, value, shown) => {
    const { submit } = drawField({ title: 'Settings', ...field }, value);
    expect((await box('Settings')).value).toBe(shown);
    expect(screen.queryByText(/no JSON/)).toBeNull();
    expect(await submit()).toBe(value);
  });
});

describe('a list of texts', () => {
  it('takes one entry after the other', async () => {
    const { user, submit } = drawField({ type: 'array', title: 'Recipients', items: { type: 'string' } });
    await user.type(await screen.findByRole('combobox', { name: 'Recipients' }), 'a@x.sg{Enter}b@x.sg,c@x.sg{Enter}');
    expect(await submit()).toEqual(['a@x.sg', 'b@x.sg', 'c@x.sg']);
  });

  const RECIPIENTS = { type: 'array', title: 'Recipients', items: { type: 'string', format: 'email' } } as const;

  it('holds in its input, and nowhere else, what a draft or a record brings that is wrong', async () => {
    const { user, submit } = drawField(RECIPIENTS, ['a@x.sg', 'nobody', 'b@x.sg']);
    const input = await box('Recipients', 'combobox');
    expect(input.value).toBe('nobody');
    expect(document.querySelectorAll('.MuiChip-root')).toHaveLength(2);
    // Focusing the input and leaving it changes nothing.
    await user.click(input);
    await user.tab();
    expect(await submit()).toEqual(['a@x.sg', 'nobody', 'b@x.sg']);
    await user.type(input, '@x.sg{Enter}');
    expect(await submit()).toEqual(['a@x.sg', 'b@x.sg', 'nobody@x.sg']);
    expect(input.value).toBe('');
  });

  it('takes no more characters than an entry may have', async () => {
    const { user } = drawField({ type: 'array', title: 'Codes', items: { type: 'string', maxLength: 3 } });
    const input = await box('Codes', 'combobox');
    await user.type(input, 'abcdef{Enter}ghi');
    expect(input.value).toBe('ghi');
    screen.getByText('abc');
  });

  it('empties the input of an entry that is there already', async () => {
    const { user } = drawField(RECIPIENTS, ['a@x.sg']);
    const input = await box('Recipients', 'combobox');
    await user.type(input, 'a@x.sg{Enter}');
    expect(input.value).toBe('');
    expect(screen.getAllByText('a@x.sg')).toHaveLength(1);
  });

  it('keeps a wrong entry in the input and in its value, until it is right', async () => {
    const { user, submit } = drawField(RECIPIENTS, ['a@x.sg']);
    const input = await box('Recipients', 'combobox');
    await user.type(input, 'b@x{Enter}');
    expect(input.value).toBe('b@x');
    expect(screen.queryByRole('button', { name: 'b@x' })).toBeNull();
    expect(await submit()).toEqual(['a@x.sg', 'b@x']);
    await user.type(input, '.sg{Enter}');
    expect(await submit()).toEqual(['a@x.sg', 'b@x.sg']);
  });

  it('forgets a wrong entry that is taken away again', async () => {
    const { user, submit } = drawField(RECIPIENTS, ['a@x.sg']);
    await user.type(await box('Recipients', 'combobox'), 'b@x{Enter}{Backspace}{Backspace}{Backspace}');
    expect(await submit()).toEqual(['a@x.sg']);
  });
});
