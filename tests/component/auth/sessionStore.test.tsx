import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '../../../src/auth/sessionStore';
import { getDraftKey, saveDraft } from '../../../src/widgets/draftStore';
import { ADMIN, ARTICLES, expectToast, MENU, openApp, refuse, signIn } from '../app';

const openMenu = async (app: Awaited<ReturnType<typeof openApp>>) =>
  app.user.click(await screen.findByRole('button', { name: 'Account: admin' }));

describe('without a login', () => {
  it.each(['/', '/redirect', '/404', '/marketing-management/article', '/nowhere'])(
    '%s leads to /login',
    async (path) => {
      const app = await openApp({ path });
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(app.path()).toBe('/login');
      expect(app.calls).toEqual([]);
    },
  );
});

describe('the redirect page', () => {
  it.each([
    ['the dashboard', [...MENU, { resourceKey: 'dashboard', name: 'Dashboard', path: '/dashboard' }], '/dashboard'],
    ['the first permitted screen', MENU, '/marketing-management/article'],
    ['the 404 page for a user without any', [], '/404'],
  ])('goes to %s', async (_, resources, path) => {
    const app = await openApp({ path: '/redirect', session: ADMIN, answers: { 'GET resources': resources } });
    await waitFor(() => expect(app.path()).toBe(path));
  });

  it('is blank while the resources are on their way', async () => {
    await openApp({
      path: '/redirect',
      session: ADMIN,
      answers: { 'GET resources': () => new Promise(() => undefined) },
    });
    expect(document.body.textContent).toBe('');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([[null], ['x'], [[{}]]])('says of the answer %j that nobody knows, and tries again', async (answer) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const app = await openApp({ path: '/redirect', session: ADMIN, answers: { 'GET resources': answer } });
    expect((await screen.findByRole('alert')).textContent).toContain('Your permissions could not be loaded.');
    expect(app.session.get()).toBeDefined();
    app.answer('GET resources', MENU);
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
  });

  it('shows a failure and goes to /login; what was typed before is kept', async () => {
    const key = getDraftKey(ADMIN.userPk, ['article', '1']);
    saveDraft(key, {
      savedAt: Date.now(),
      values: { title: 'Typed' },
      initialValues: {},
      structures: {},
      isIncomplete: false,
    });
    const app = await openApp({
      path: '/redirect',
      session: ADMIN,
      answers: { 'GET resources': refuse('No menu', 500) },
    });
    await expectToast('No menu');
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(app.session.get()).toBeUndefined();
    expect(sessionStorage.getItem(key)).toContain('Typed');
  });
});

describe('a call answered with 401', () => {
  it('ends the session, with the server’s message shown once for several calls', async () => {
    const app = await openApp({
      path: ARTICLES.path,
      session: ADMIN,
      dataProvider: { getList: async () => Promise.reject(new HttpError('Session expired', 401)) },
    });
    await expectToast('Session expired');
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(screen.getAllByText('Session expired')).toHaveLength(1);
  });
});

describe('a call answered with 403', () => {
  it('is a toast and nothing else', async () => {
    const app = await openApp({
      path: '/404',
      session: ADMIN,
      answers: { 'GET resources': refuse('Not for you', 403) },
    });
    await expectToast('Not for you');
    expect(app.path()).toBe('/404');
    expect(app.session.get()).toEqual(ADMIN);
  });
});

describe('logout', () => {
  it('tells the server, forgets everything but the person’s preferences, and is at /login', async () => {
    const app = await openApp({ path: ARTICLES.path, session: ADMIN });
    await openMenu(app);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(app.count('GET log-out')).toBe(1);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('ends the session here when the call fails', async () => {
    const app = await openApp({ path: '/404', session: ADMIN, answers: { 'GET log-out': refuse('No answer', 500) } });
    await openMenu(app);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expectToast('No answer');
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(app.session.get()).toBeUndefined();
  });

  it('shows the next user nothing of the one before', async () => {
    const app = await openApp({
      path: ARTICLES.path,
      session: ADMIN,
      answers: { 'POST pre-login': null, 'POST login': { ...ADMIN, userName: 'viewer' } },
    });
    await screen.findByRole('link', { name: 'Article Types' });
    await openMenu(app);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    app.answer('GET resources', [ARTICLES]);
    await signIn(app, 'viewer');
    await screen.findByRole('link', { name: 'Articles' });
    expect(screen.queryByRole('link', { name: 'Article Types' })).toBeNull();
    expect(app.count('GET resources')).toBe(2);
  });
});

describe('other tabs', () => {
  it('take this one out with them', async () => {
    const app = await openApp({ path: '/404', session: ADMIN });
    await screen.findByRole('button', { name: 'Back to Home' });
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
    await waitFor(() => expect(app.path()).toBe('/login'));
  });

  it('bring this one in', async () => {
    const app = await openApp({ path: '/login' });
    await screen.findByRole('heading', { name: 'Sign in' });
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: JSON.stringify(ADMIN) }));
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
  });
});

describe('the 404 page', () => {
  const TEXT = 'Sorry, you do not have access rights or the url is incorrect. Please contact your administrator!';

  it.each(['/404', '/nowhere', '/marketing-management/article-type'])('stands at %s', async (path) => {
    await openApp({ path, session: ADMIN, answers: { 'GET resources': [ARTICLES] } });
    await screen.findByText(TEXT);
    expect(document.title).toBe('Page not found · Wattdesk');
  });

  it('goes home', async () => {
    const app = await openApp({ path: '/404', session: ADMIN });
    await app.user.click(await screen.findByRole('button', { name: 'Back to Home' }));
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
  });

  it('switches the account', async () => {
    const app = await openApp({ path: '/404', session: ADMIN });
    await app.user.click(await screen.findByRole('button', { name: 'Switch Account' }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(app.count('GET log-out')).toBe(1);
  });
});

describe('permitted screens', () => {
  it('ask for the resources once, whatever is opened', async () => {
    const app = await openApp({ path: ARTICLES.path, session: ADMIN });
    await app.user.click(await screen.findByRole('link', { name: 'Article Types' }));
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article-type'));
    expect(app.count('GET resources')).toBe(1);
  });

  it('lose their actions when their resource is view-only', async () => {
    await openApp({
      path: ARTICLES.path,
      session: ADMIN,
      answers: { 'GET resources': [{ ...ARTICLES, viewOnly: true }] },
    });
    await screen.findByRole('heading', { name: 'Articles', level: 1 });
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it.each([
    [ARTICLES.path, 'link', 'Articles'],
    ['/nowhere', 'button', 'Marketing'],
  ])('have no empty menu where nobody knows what is permitted: %s', async (path, role, name) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const app = await openApp({ path, session: ADMIN, answers: { 'GET resources': null } });
    await expectToast('Your permissions could not be loaded.');
    app.answer('GET resources', MENU);
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await app.user.click(menu.getByRole('button', { name: 'Retry: Main menu' }));
    await menu.findByRole(role, { name });
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  it('wait for rights that could not be read, and Retry asks again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const app = await openApp({
      path: ARTICLES.path,
      session: ADMIN,
      answers: { 'GET resources': refuse('No menu', 500) },
    });
    await expectToast('No menu');
    app.answer('GET resources', MENU);
    await app.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Articles', level: 1 });
  });
});
