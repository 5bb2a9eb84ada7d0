/** Unsaved input and the current path survive the end of the session. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '../../../src/auth/sessionStore';
import { getImportedRowsKeyPrefix } from '../../../src/widgets/draftStore';
import { ADMIN, ARTICLES, expectToast, openApp, signIn, TYPES } from '../app';

describe('a session that ends over something unsaved', () => {
  const ACCOUNT = { ...ADMIN, token: 't2' };
  const CREATE = '/marketing-management/article-type?dialog=create';
  const create = vi.fn();
  const typed = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Type Name/ });

  /** Opens a form with unsaved text whose save fails with 401. */
  async function lose(): Promise<Awaited<ReturnType<typeof openApp>>> {
    create.mockReset().mockRejectedValueOnce(new HttpError('Session expired', 401));
    create.mockResolvedValue({ data: { id: 9 } });
    const app = await openApp({
      path: CREATE,
      session: ADMIN,
      answers: { 'POST pre-login': null, 'POST login': ACCOUNT },
      dataProvider: { create },
    });
    await app.user.type(await typed(), 'Half a name');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    return app;
  }
  const again = () => within(screen.getByRole('dialog', { name: 'Please sign in again' }));
  async function signInOver({ user }: Awaited<ReturnType<typeof openApp>>): Promise<void> {
    await user.type(again().getByLabelText('Password'), 'Wattdesk#2026');
    await user.click(again().getByRole('button', { name: 'Login' }));
  }

  it('keeps the screen, says why once, and speaks of no success', async () => {
    const app = await lose();
    await expectToast('Session expired');
    expect(screen.getAllByText('Session expired')).toHaveLength(1);
    expect(document.querySelector('.wd-toast-success')).toBeNull();
    expect(app.path()).toBe(ARTICLES.path.replace('article', 'article-type'));
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(app.session.get()).not.toHaveProperty('token');
    expect(again().getByRole('textbox', { name: 'User Name' })).toHaveProperty('value', 'admin');
    expect(document.activeElement).toBe(again().getByLabelText('Password'));
  });

  it('goes on where it was for the same account, which saves when it wants to', async () => {
    const app = await lose();
    await signInOver(app);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please sign in again' })).toBeNull());
    expect((await typed()).value).toBe('Half a name');
    expect(create).toHaveBeenCalledTimes(1);
    expect(app.count('GET resources')).toBe(1);
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Successfully added');
    expect(create.mock.calls.map(([, { data }]) => data.articleTypeName)).toEqual(['Half a name', 'Half a name']);
  });

  it('begins anew for another account', async () => {
    const app = await lose();
    app.answer('POST login', { ...ACCOUNT, userPk: '2', userName: 'viewer' });
    app.answer('GET resources', [ARTICLES]);
    await signInOver(app);
    await waitFor(() => expect(app.path()).toBe(ARTICLES.path));
    expect(screen.queryByDisplayValue('Half a name')).toBeNull();
  });

  it('is left for the sign-in page by whoever gives up', async () => {
    const app = await lose();
    await app.user.click(again().getByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(app.path()).toBe('/login'));
  });

  it('is a draft after a reload, for the same account and nobody else', async () => {
    await lose();
    const isKept = async () =>
      waitFor(() => expect(Object.values(sessionStorage).join()).toContain('"articleTypeName":"Half a name"'));
    await isKept();
    cleanup();
    const answers = { 'POST pre-login': null, 'POST login': { ...ACCOUNT, userPk: '2' } };
    const other = await openApp({ path: CREATE, answers });
    await signIn(other);
    expect((await typed()).value).toBe('');
    cleanup();
    localStorage.clear();
    const app = await openApp({ path: CREATE, answers: { ...answers, 'POST login': ACCOUNT } });
    await signIn(app);
    await screen.findByText(/Restored your unsaved changes/);
    expect((await typed()).value).toBe('Half a name');
    await isKept();
  });

  it('leaves no draft behind where it is given up, and forgets what was imported', async () => {
    const app = await lose();
    sessionStorage.setItem(`${getImportedRowsKeyPrefix(ACCOUNT.userPk)}article/1`, '1 0');
    await waitFor(() => expect(sessionStorage).toHaveLength(2));
    await app.user.click(again().getByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('goes on as soon as another tab has signed in', async () => {
    await lose();
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: JSON.stringify(ACCOUNT) }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please sign in again' })).toBeNull());
    expect((await typed()).value).toBe('Half a name');
  });
});

describe('after the sign-in page', () => {
  const answers = { 'POST pre-login': null, 'POST login': ADMIN };
  const refused = { getList: async () => Promise.reject(new HttpError('Session expired', 401)) };

  it('the address is back', async () => {
    const app = await openApp({ path: TYPES.path, answers });
    await screen.findByRole('heading', { name: 'Sign in' });
    await signIn(app);
    await waitFor(() => expect(app.path()).toBe(TYPES.path));
  });

  it.each(['//evil.example/x', '/\\evil.example', '/%5Cevil.example', '/login'])(
    '%s leads to the start',
    async (path) => {
      const app = await openApp({ path, answers });
      await screen.findByRole('heading', { name: 'Sign in' });
      await signIn(app);
      await waitFor(() => expect(app.path()).toBe(ARTICLES.path));
    },
  );

  it('the address is that of another account for another account', async () => {
    const app = await openApp({ path: TYPES.path, session: ADMIN, answers, dataProvider: refused });
    await screen.findByRole('heading', { name: 'Sign in' });
    app.answer('POST login', { ...ADMIN, userPk: '2' });
    await signIn(app);
    await waitFor(() => expect(app.path()).toBe(ARTICLES.path));
  });
});
