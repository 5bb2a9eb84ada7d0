/** What is asked before something is made that reaches many. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../support/entityModule';
import { openScreen } from './form';

const textbox = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

describe('a record that is confirmed before it is made', () => {
  const message = { type: 'string', title: 'Message', errorMessage: { required: 'Please input message' } } as const;
  const entity = moduleOf(
    { properties: { message }, required: ['message'] },
    {
      routes: { list: '/vouchers', create: '/vouchers/create' },
      calls: { create: 'POST vouchers' },
      form: { in: 'screen' },
      messages: { save: 'Send', confirmCreate: 'Send it to everybody?' },
    },
  );
  const send = () => screen.findByRole('button', { name: 'Send' });
  const question = () => screen.findByRole('dialog');

  it('is sent after the question, and not without an answer to it', async () => {
    const dataProvider = { create: vi.fn().mockResolvedValue({ data: { id: 8 } }) };
    const { user } = openScreen('/vouchers/create', { entity, dataProvider });
    await user.type(await textbox('Message'), 'Hello');
    await user.click(await send());
    within(await question()).getByText('Send it to everybody?');
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dataProvider.create).not.toHaveBeenCalled();
    expect(await textbox('Message')).toHaveProperty('value', 'Hello');
    await user.click(await send());
    await user.click(within(await question()).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('at /vouchers');
    expect(dataProvider.create.mock.calls.map(([, { data }]) => data)).toEqual([{ message: 'Hello' }]);
  });

  it('is not asked about while something is wrong', async () => {
    const { user } = openScreen('/vouchers/create', { entity });
    await user.click(await send());
    await screen.findByText('Please input message');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
