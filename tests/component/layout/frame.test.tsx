import { act, render, screen, waitFor, within } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { LanguageChangeEffects } from '../../../src/i18n/LanguageChangeEffects';
import { ADMIN, ARTICLES, openApp, TYPES } from '../app';

const open = (path = ARTICLES.path) => openApp({ path, session: ADMIN });

describe('on a narrow screen', () => {
  afterEach(() => {
    window.innerWidth = 1280;
  });

  it('has the menu in a drawer that closes after a choice', async () => {
    window.innerWidth = 390;
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await app.user.click(await screen.findByRole('link', { name: 'Article Types' }));
    await waitFor(() => expect(app.path()).toBe(TYPES.path));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull());
  });

  it('has icons beside the page where there is no room for names, which come in a drawer', async () => {
    window.innerWidth = 1024;
    const app = await open();
    const group = await screen.findByRole('button', { name: 'Marketing' });
    expect(screen.queryByRole('link', { name: 'Article Types' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Open menu' }));
    await app.user.click(await screen.findByRole('link', { name: 'Article Types' }));
    await waitFor(() => expect(app.path()).toBe(TYPES.path));
    expect(group.isConnected).toBe(true);
    // The setting for wide screens is unchanged.
    expect(app.store.getItem('sidebar.open')).toBeUndefined();
  });

  it('has no drawer open that was left open when the window grew and shrank again', async () => {
    const become = (width: number): void =>
      act(() => {
        window.innerWidth = width;
        window.dispatchEvent(new Event('resize'));
      });
    window.innerWidth = 1024;
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Main menu' });
    become(1280);
    become(1024);
    expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the top bar', () => {
  it('says where the user is and who it is', async () => {
    const { user } = await open();
    const bar = await screen.findByRole('banner');
    const trail = await within(bar).findByRole('navigation', { name: 'Breadcrumb' });
    expect(trail.textContent).toBe('Wattdesk › Marketing › Articles');
    // A group has no screen, and the current screen needs no link.
    expect(
      within(trail)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wattdesk']);
    await user.click(within(bar).getByRole('button', { name: 'Account: admin' }));
    const account = await screen.findByRole('menu');
    for (const text of ['admin', 'Administrator', 'admin@wattdesk.test']) within(account).getByText(text);
  });

  it('says the title of a group once if its entry has the same', async () => {
    const group = { resourceKey: 'articles', name: 'Articles', children: [ARTICLES] };
    await openApp({ path: ARTICLES.path, session: ADMIN, answers: { 'GET resources': [group] } });
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    await waitFor(() => expect(trail.textContent).toBe('Wattdesk › Articles'));
  });

  it('leads up on a phone, where the page itself begins with its title', async () => {
    window.innerWidth = 390;
    await open();
    const bar = await screen.findByRole('banner');
    const trail = await within(bar).findByRole('navigation', { name: 'Breadcrumb' });
    expect(trail.textContent).toBe('Wattdesk');
    window.innerWidth = 1280;
  });

  it('leads to the help and the contact of this installation, there and on the sign-in page', async () => {
    const config = { helpUrl: 'https://help.example.com', contactUrl: 'mailto:support@example.com' };
    const { user } = await openApp({ path: ARTICLES.path, session: ADMIN, config });
    await user.click(await screen.findByRole('button', { name: 'Account: admin' }));
    expect(screen.getAllByRole('separator')).toHaveLength(3);
    const links = ['Help', 'Contact'].map((name) => screen.getByRole<HTMLAnchorElement>('menuitem', { name }));
    expect(links.map((link) => [link.getAttribute('href'), link.rel])).toEqual([
      [config.helpUrl, 'noreferrer'],
      [config.contactUrl, 'noreferrer'],
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect((await screen.findByRole('link', { name: 'Help' })).getAttribute('href')).toBe(config.helpUrl);
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe(config.contactUrl);
  });

  it('switches the language, of the page and of its menu', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Language' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '中文' }));
    await screen.findByRole('button', { name: '语言' });
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(store.getItem('locale')).toBe('zh-Hans');
  });

  it('switches the language below what is typed and told, and keeps the focus', async () => {
    const { user } = await open('/marketing-management/article/create');
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Half a title');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please input article content');
    await user.click(screen.getByRole('button', { name: 'Language' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '中文' }));
    const button = await screen.findByRole('button', { name: '语言' });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^标题/ })).value).toBe('Half a title');
    await screen.findByText('请输入文章内容');
    expect(screen.queryByText('Please input article content')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('stays in its language where another one cannot be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = memoryStore({ locale: 'en' });
    const i18nProvider = await createI18nProvider('en');
    vi.spyOn(i18nProvider, 'changeLocale').mockRejectedValue(new Error('offline'));
    const onChange = vi.fn();
    render(
      <StoreContextProvider value={store}>
        <LanguageChangeEffects {...{ i18nProvider, onChange }} />
      </StoreContextProvider>,
    );
    store.setItem('locale', 'zh-Hans');
    await waitFor(() => expect(store.getItem('locale')).toBe('en'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('follows the system, light or dark as chosen', async () => {
    const { user, store } = await open();
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Appearance' }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    await choose('Dark');
    expect(store.getItem('theme')).toBe('dark');
    await choose('System');
    expect(store.getItem('theme')).toBeUndefined();
  });
});

describe('for the keyboard and the screen reader', () => {
  it('offers the way to the page first', async () => {
    const { user } = await open();
    await screen.findByRole('link', { name: 'Articles' });
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip to content' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('has the focus on the page after a change of screen', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Article Types' }));
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  });
});

describe('without a network', () => {
  it('says so until it is back', async () => {
    await open();
    await screen.findByRole('banner');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    screen.getByText(/You are offline/);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});
