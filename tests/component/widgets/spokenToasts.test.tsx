import { screen } from '@testing-library/react';
import { useNotificationContext } from 'ra-core';
import { expect, it } from 'vitest';
import { useToast } from '../../../src/widgets/useToast';
import { renderInApp } from '../../support/harness';

function Telling() {
  const toast = useToast();
  const { notifications } = useNotificationContext();
  return (
    <>
      <button onClick={() => toast.success({ key: 'list.deleted' })}>Tell</button>
      <p>{notifications.map(({ message }) => `told ${String(message)}`).join()}</p>
    </>
  );
}

it('a toast in our own words keeps their key, and is put into words where it is drawn', async () => {
  const { user } = renderInApp(<Telling />, { messages: { wd: { list: { deleted: 'Gone' } } } });
  await user.click(screen.getByRole('button', { name: 'Tell' }));
  expect(await screen.findByText('Gone')).toBeTruthy();
  expect(screen.getByText('told wd.list.deleted')).toBeTruthy();
});
