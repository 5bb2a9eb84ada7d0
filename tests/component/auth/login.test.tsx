import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { ADMIN, expectRefused, expectToast, openApp, refuse, signIn } from '../app';

const PLAIN = { otpRequired: false, changePasswordRequired: false };
const LOGIN = { ...ADMIN, userPk: 1 };
const WHO = { username: 'admin', password: 'Wattdesk#2026' };
const OTP_FIELD = { name: 'One-Time Password' };

describe('signing in', () => {
  it('asks pre-login, then login, then lands on the first permitted screen', async () => {
    const app = await openApp({ answers: { 'POST pre-login': PLAIN, 'POST login': LOGIN } });
    await signIn(app);
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
    expect(app.calls).toEqual([
      { call: 'POST pre-login', body: WHO },
      { call: 'POST login', body: WHO },
      { call: 'GET resources' },
    ]);
    expect(app.session.get()).toEqual(ADMIN);
  });

  it('is drawn without menu and top bar', async () => {
    await openApp({ path: '/login' });
    await screen.findByRole('heading', { name: 'Sign in', level: 1 });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('asks for empty fields and calls nobody', async () => {
    const app = await openApp({ path: '/login' });
    await app.user.click(await screen.findByRole('button', { name: 'Login' }));
    await screen.findByText('Please input user name');
    screen.getByText('Please input password');
    expect(app.calls).toEqual([]);
  });

  it.each([
    ['pre-login', { 'POST pre-login': refuse('Wrong password', 401) }],
    ['login', { 'POST pre-login': PLAIN, 'POST login': refuse('Wrong password', 401) }],
  ])('shows the server’s message after a failed %s and stays', async (_, answers) => {
    const app = await openApp({ answers });
    await signIn(app);
    await expectToast('Wrong password');
    expect(app.path()).toBe('/login');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'User Name' }).value).toBe('admin');
    // The button that had the focus was disabled during the request.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expectRefused(screen.getByLabelText('Password'), 'Wrong password');
  });

  it('speaks no more of a wrong password when the right one has led on', async () => {
    const app = await openApp({ answers: { 'POST pre-login': refuse('Wrong password', 401), 'GET otp': null } });
    await signIn(app);
    await expectToast('Wrong password');
    app.answer('POST pre-login', { ...PLAIN, otpRequired: true });
    await app.user.type(screen.getByLabelText('Password'), '{Enter}');
    await screen.findByRole('textbox', OTP_FIELD);
    expect(screen.queryByText('Wrong password')).toBeNull();
  });

  it('does not blame the password for a call that never came back', async () => {
    const lost = new HttpError('Network error', 0, { fault: 'network', messageArgs: {} });
    const app = await openApp({ answers: { 'POST pre-login': () => Promise.reject(lost) } });
    await signIn(app);
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('has a busy button and sends once while a call runs', async () => {
    const app = await openApp({ answers: { 'POST pre-login': () => new Promise(() => undefined) } });
    await signIn(app);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /Login/ });
    await waitFor(() => expect(button.disabled).toBe(true));
    await app.user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(app.count('POST pre-login')).toBe(1);
  });

  it('refuses an answer that does not say who signed in', async () => {
    const app = await openApp({ answers: { 'POST pre-login': PLAIN, 'POST login': {} } });
    await signIn(app);
    await expectToast('The server did not return your account. Please contact your administrator.');
    expect(app.session.get()).toBeUndefined();
  });

  it('sends a signed-in user away', async () => {
    const app = await openApp({ path: '/login', session: ADMIN });
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
  });
});

async function openStep(login: unknown = LOGIN) {
  const app = await openApp({
    answers: { 'POST pre-login': { ...PLAIN, otpRequired: true }, 'GET otp': null, 'POST login': login },
  });
  await signIn(app);
  const field = await screen.findByRole<HTMLInputElement>('textbox', OTP_FIELD);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false));
  return { app, field };
}

describe('the one-time password', () => {
  it('is requested once and sent with user name and password', async () => {
    const { app, field } = await openStep();
    expect(app.calls.at(-1)).toEqual({ call: 'GET otp', query: { username: 'admin' } });
    await app.user.type(field, '246810{Enter}');
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
    expect(app.calls).toContainEqual({ call: 'POST login', body: { ...WHO, otp: '246810' } });
    expect(app.count('GET otp')).toBe(1);
  });

  it('blocks an empty code', async () => {
    const { app } = await openStep();
    await app.user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Please input one-time password');
    expect(app.count('POST login')).toBe(0);
  });

  it('keeps the step, empties the field and says at it what is wrong after a wrong code', async () => {
    const { app, field } = await openStep(refuse('Wrong code', 401));
    await app.user.type(field, '1');
    // The button loses the focus because it is disabled during the request.
    await app.user.click(screen.getByRole('button', { name: 'Login' }));
    await expectToast('Wrong code');
    expect(field.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expectRefused(field, 'Wrong code');
    expect(app.path()).toBe('/login');
  });

  it('is sent again on Resend, and Back returns to the first step', async () => {
    const { app } = await openStep();
    await app.user.click(screen.getByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(app.count('GET otp')).toBe(2));
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'User Name' })).value).toBe('admin');
    expect(screen.queryByRole('textbox', OTP_FIELD)).toBeNull();
  });
});
