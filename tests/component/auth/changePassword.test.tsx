import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN, expectRefused, expectToast, openApp, refuse, signIn, type OpenApp, type OpenOptions } from '../app';

const EXPIRED = { otpRequired: false, changePasswordRequired: true };

async function fill({ user }: OpenApp, oldPassword: string, newPassword: string, again = newPassword): Promise<void> {
  const values = { 'Current Password': oldPassword, 'New Password': newPassword, 'Confirm Password': again };
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (value) await user.type(field, value);
  }
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

async function openDialog(options: OpenOptions = {}): Promise<OpenApp> {
  const app = await openApp({ path: '/404', session: ADMIN, ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Account: admin' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
  await screen.findByRole('dialog', { name: 'Change Password' });
  return app;
}

describe('changing an expired password at the sign-in', () => {
  it('replaces the sign-in, and leads back to it afterwards', async () => {
    const app = await openApp({ answers: { 'POST pre-login': EXPIRED, 'POST change-password': null } });
    await signIn(app, 'expired', 'old-one');
    await fill(app, 'old-one', 'new-one');
    await expectToast('Update successfully');
    await screen.findByRole('textbox', { name: 'User Name' });
    expect(app.calls.at(-1)).toEqual({
      call: 'POST change-password',
      body: { username: 'expired', oldPassword: 'old-one', newPassword: 'new-one' },
    });
    expect(app.count('POST login')).toBe(0);
  });
});

describe('Change Password in the user menu', () => {
  it('asks for every empty field and calls nobody', async () => {
    const app = await openDialog();
    await fill(app, '', '');
    await screen.findByText('Please input current password');
    screen.getByText('Please input new password');
    screen.getByText('Please input the new password again');
    expect(app.count('POST change-password')).toBe(0);
  });

  it.each([
    ['12345', '12345', {}, 'Password needs to be more than 6 characters'],
    ['x'.repeat(33), 'x'.repeat(33), {}, 'Max 32 characters'],
    ['123456', '123457', {}, 'The two passwords do not match'],
    ['123456', '123456', { requireStrongPasswords: true }, 'The password is not strength'],
  ])('refuses %s / %s (%j)', async (password, again, flags, message) => {
    const app = await openDialog({ flags });
    await fill(app, 'old', password, again);
    await screen.findByText(message);
    expect(app.count('POST change-password')).toBe(0);
  });

  it('closes after a success', async () => {
    const app = await openDialog({ answers: { 'POST change-password': null } });
    await fill(app, 'old', '123456');
    await expectToast('Update successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.session.get()).toEqual(ADMIN);
  });

  it('stays open after a failure, with what was typed', async () => {
    const app = await openDialog({ answers: { 'POST change-password': refuse('Wrong password') } });
    await fill(app, 'old', '123456');
    await expectToast('Wrong password');
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('123456');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current Password')));
    expectRefused(screen.getByLabelText('Current Password'), 'Wrong password');
  });

  it('speaks no more of a refusal after the next try', async () => {
    const app = await openDialog({ answers: { 'POST change-password': refuse('Wrong password') } });
    await fill(app, 'old', '123456');
    await expectToast('Wrong password');
    app.answer('POST change-password', null);
    await app.user.click(screen.getByRole('button', { name: 'Change Password' }));
    await expectToast('Update successfully');
    expect(screen.queryByText('Wrong password')).toBeNull();
  });

  it('ends the session when the server no longer knows it', async () => {
    const app = await openDialog({ answers: { 'POST change-password': refuse('Session expired', 401) } });
    await fill(app, 'old', '123456');
    await expectToast('Session expired');
    await waitFor(() => expect(app.path()).toBe('/login'));
  });
});
