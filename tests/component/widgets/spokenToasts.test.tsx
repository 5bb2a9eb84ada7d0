import { screen } from '@testing-library/react';
import { HttpError, useNotificationContext } from 'ra-core';
import { expect, it } from 'vitest';
import { useToast } from '../../../src/widgets/useToast';
import { renderInApp } from '../../support/renderInApp';

/** Created as by the transport, with the text in the language at that time. */
const LATE = new HttpError('No answer for 30 seconds', 0, { fault: 'timeout', messageArgs: { seconds: 30 } });

function Telling() {
  const toast = useToast();
  const { notifications } = useNotificationContext();
  return (
    <>
      <button onClick={() => toast.success({ key: 'list.deleted' })}>Tell</button>
      <button onClick={() => toast.error(LATE)}>Fail</button>
      <button onClick={() => toast.error(new HttpError('Still in use', 409, { msg: 'Still in use' }))}>Refuse</button>
      <button onClick={() => toast.error(LATE, 'Not deleted')}>Fail by name</button>
      <output>{notifications.map(({ message }) => `told ${String(message)}`).join()}</output>
    </>
  );
}

it('a toast in our own words keeps their key, and is put into words where it is drawn', async () => {
  const { user } = renderInApp(<Telling />, { messages: { wd: { list: { deleted: 'Gone' } } } });
  await user.click(screen.getByRole('button', { name: 'Tell' }));
  await screen.findByText('Gone');
  expect(screen.getByRole('status').textContent).toBe('told wd.list.deleted');
});

it.each([
  ['Fail', '30 Sekunden lang keine Antwort', 'told wd.error.timeout'],
  ['Refuse', 'Still in use', 'told Still in use'],
  ['Fail by name', 'Not deleted: No answer for 30 seconds', 'told Not deleted: No answer for 30 seconds'],
])('a failure is put into words where it is drawn, a text of the server stays: %s', async (button, shown, told) => {
  const messages = { wd: { error: { timeout: '%{seconds} Sekunden lang keine Antwort' } } };
  const { user } = renderInApp(<Telling />, { messages });
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByText(shown);
  expect(screen.getByRole('status').textContent).toBe(told);
});
