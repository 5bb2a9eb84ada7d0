import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from '../form/form';
import { drawField } from './draw';

const code: FieldDefinition = {
  type: 'string',
  title: 'Code',
  'x-ui': { serverGenerated: { call: 'GET voucher/code', buttonLabel: 'Refresh' } },
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
    // Marked as more than a read, so that it is not retried.
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

describe('a value that a new record asks for by itself', () => {
  const address: FieldDefinition = {
    type: 'string',
    title: 'Address',
    'x-ui': { serverGenerated: { call: 'GET ocpi/address', buttonLabel: 'Read again', callOnCreate: true } },
  };
  const value = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })).value;
  const entity = createTestModule(
    { properties: { address } },
    {
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', create: 'POST vouchers', update: 'PUT vouchers' },
      form: { openAs: 'screen' },
    },
  );

  it('is there without a button, is sent, and is nothing that could be lost', async () => {
    const create = vi.fn().mockResolvedValue({ data: { id: 1 } });
    const send = vi.fn().mockResolvedValue({ data: 'https://a.test', msg: '' });
    const { user } = openScreen('/vouchers/create', { entity, dataProvider: { send, create } });
    await waitFor(async () => expect(await value()).toBe('https://a.test'));
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create.mock.calls[0]?.[1].data).toEqual({ address: 'https://a.test' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is asked for by hand where that fails', async () => {
    const send = vi.fn().mockRejectedValueOnce(new HttpError('Busy', 503));
    send.mockResolvedValue({ data: 'https://a.test', msg: '' });
    const { user } = openScreen('/vouchers/create', { entity, dataProvider: { send } });
    await user.click(await screen.findByRole('button', { name: 'Read again' }));
    await waitFor(async () => expect(await value()).toBe('https://a.test'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull());
  });

  it('is that of the record where there is one', async () => {
    const send = vi.fn();
    const getOne = vi.fn().mockResolvedValue({ data: { id: 7, address: 'https://old.test' } });
    openScreen('/vouchers/7', { entity, dataProvider: { send, getOne } });
    await waitFor(async () => expect(await value()).toBe('https://old.test'));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the button that copies', () => {
  const send = async () => ({ data: 'NEW', msg: '' });

  it('takes the value along, and does not repeat it', async () => {
    const { user } = await drawn(send);
    await user.click(screen.getByRole('button', { name: 'Copy Code' }));
    expect((await screen.findByText('Copied')).closest('.wd-toast')?.textContent).not.toContain('OLD');
    expect(await navigator.clipboard.readText()).toBe('OLD');
  });

  it('says when the browser does not let it', async () => {
    const { user } = await drawn(send);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy Code' }));
    await screen.findByText('Your browser did not allow copying');
  });

  it('is not there while there is nothing to take', async () => {
    drawField(code, undefined, { dataProvider: { send: send as never } });
    await screen.findByRole('button', { name: 'Refresh' });
    expect(screen.queryByRole('button', { name: 'Copy Code' })).toBeNull();
  });
});
