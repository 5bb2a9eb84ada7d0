import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/definition';
import { drawField } from './draw';

const code: FieldDefinition = {
  type: 'string',
  title: 'Code',
  'x-ui': { generate: { call: 'GET voucher/code', label: 'Refresh' } },
};

const drawn = async (send: (call: unknown) => Promise<unknown>) => {
  const app = drawField(code, 'OLD', { dataProvider: { send: send as never } });
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
  return { ...app, input, button: screen.getByRole('button', { name: 'Refresh' }) };
};

describe('a value that the server makes', () => {
  it('is replaced by the next one, and read out', async () => {
    const send = vi.fn(async () => ({ data: ' NEW ', msg: '' }));
    const { user, button, input, submit } = await drawn(send);
    await user.type(input, 'x');
    expect(input.value).toBe('OLD');
    await user.click(button);
    await waitFor(() => expect(input.value).toBe('NEW'));
    // Said to be no mere read, so that nobody repeats it.
    expect(send.mock.calls).toEqual([
      [expect.objectContaining({ method: 'GET', path: 'voucher/code' }), { read: false }],
    ]);
    expect(screen.getByRole('status').textContent).toBe('NEW');
    expect(await submit()).toBe('NEW');
  });

  it('is asked for by one call at a time, and the button keeps the focus', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const send = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    const { user, button, input } = await drawn(send);
    await user.dblClick(button);
    expect(send).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    answer({ data: 'NEW', msg: '' });
    await waitFor(() => expect(input.value).toBe('NEW'));
    expect(button.getAttribute('aria-busy')).toBe('false');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['fails', () => Promise.reject(new HttpError('No codes left', 409)), 'No codes left'],
    ['answers nothing', async () => ({ data: null, msg: '' }), 'Request failed, please try again'],
    ['answers something else', async () => ({ data: { code: 1 }, msg: '' }), 'Request failed, please try again'],
  ])('stays as it was when the call %s', async (_, send, text) => {
    const { user, button, input } = await drawn(send);
    await user.click(button);
    await screen.findByText(text);
    expect(input.value).toBe('OLD');
  });
});
