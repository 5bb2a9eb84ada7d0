/** The server stores a secret: it cannot be edited, but typed text replaces it. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { SECRET_MASK } from '../../../src/model/values/maskedSecrets';
import { drawField } from './draw';

const masked: FieldDefinition = { type: 'string', title: 'Key', 'x-ui': { maskedByServer: true } };
const told: FieldDefinition = { type: 'string', title: 'Key', 'x-ui': { columnDefaults: { display: 'secret' } } };
const input = () => screen.findByLabelText<HTMLInputElement>(/^Key/, { selector: 'input' });
const button = (name: string) => screen.queryByRole('button', { name });

describe('a stored secret', () => {
  it.each<[string, FieldDefinition, string]>([
    ['masked', masked, SECRET_MASK],
    ['told', told, 'plain-secret'],
  ])('that is %s is said to be there, and kept', async (_, field, value) => {
    const { submit, container } = drawField(field, value);
    const { value: shown, type, placeholder } = await input();
    expect([shown, type, placeholder]).toEqual(['', 'password', 'A value is set']);
    expect(container.innerHTML).not.toContain(value);
    expect(button('Show Key')).toBeNull();
    expect(await submit()).toBe(value);
  });

  it.each<[string, FieldDefinition, string]>([
    ['masked', masked, SECRET_MASK],
    ['told', told, 'plain-secret'],
  ])('that is %s is replaced whole by what is typed, which can be shown and taken back', async (_, field, value) => {
    const { user, submit } = drawField(field, value);
    await user.type(await input(), '*X');
    expect((await input()).value).toBe('*X');
    screen.getByText('Replaces the current value');
    await user.click(button('Show Key')!);
    expect((await input()).type).toBe('text');
    expect(await submit()).toBe('*X');
    await user.click(button('Keep the current value of Key')!);
    expect((await input()).value).toBe('');
    expect((await input()).type).toBe('password');
    expect(await submit()).toBe(value);
  });

  it('is kept by an input that is emptied again', async () => {
    const { user, submit } = drawField(masked, SECRET_MASK);
    await user.type(await input(), 'a{Backspace}');
    expect((await input()).placeholder).toBe('A value is set');
    expect(await submit()).toBe(SECRET_MASK);
  });

  it('is removed on purpose where it is told and need not be there', async () => {
    const { user, submit } = drawField(told, 'plain-secret');
    await user.click((await input()) && button('Remove the value of Key')!);
    screen.getByText('Will be removed');
    expect(await submit()).toBe('');
    await user.click(button('Keep the current value of Key')!);
    expect(await submit()).toBe('plain-secret');
  });

  it('that is masked cannot be removed: nothing would be sent', async () => {
    drawField(masked, SECRET_MASK);
    await input();
    expect(button('Remove the value of Key')).toBeNull();
  });

  it('is none in a new record', async () => {
    const { user, submit } = drawField(masked);
    expect((await input()).placeholder).toBe('');
    await user.type(await input(), 'new');
    expect(await submit()).toBe('new');
  });
});
