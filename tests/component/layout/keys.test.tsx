import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ARTICLES, TYPES } from '../app';
import { open } from './typesList';

const rows = () => screen.findByRole('link', { name: '1' });
const main = () => document.querySelector('main')!;

describe('the keys of a page', () => {
  it('are all listed by ?, with the letters of the screens that may be seen', async () => {
    const { user } = await open();
    await rows();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const text of ['Find a screen, an action or a record', 'Search the list', 'Next row', 'Save'])
      within(dialog).getByText(text);
    const screens = within(dialog).getByRole('region', { name: 'Go to a screen' });
    expect([...screens.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'g then aArticles',
      'g then tArticle Types',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('go to the next and the previous part of the page, also from an input', async () => {
    const { user } = await open();
    await rows();
    (await screen.findByRole('link', { name: 'Articles' })).focus();
    await user.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement).toBe(main()));
    await user.keyboard('/{Shift>}{F6}{/Shift}');
    await waitFor(() => expect(document.activeElement).toBe(main()));
  });

  it('go to a screen, to the box to search, and to something new', async () => {
    const app = await open();
    await rows();
    await app.user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    // Shortcuts do not apply while the user types in an input.
    await app.user.keyboard('gan?');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('gan?');
    expect(app.path()).toBe(TYPES.path);
    await app.user.clear(screen.getByRole('searchbox'));
    main().focus();
    await app.user.keyboard('n');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('textbox');
    // Global shortcuts do not apply while a dialog is open.
    (document.activeElement as HTMLElement).blur();
    await app.user.keyboard('ga');
    expect(app.path()).toBe(TYPES.path);
  });

  it('leave the focus on the button of something new, where nothing had it before', async () => {
    const { user } = await open();
    await rows();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('textbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-keyshortcuts')).toBe('n');
  });

  it('go by g and a letter, and nowhere with another key between', async () => {
    const app = await open();
    await rows();
    await app.user.keyboard('gxa');
    // If the shortcut had applied, its lazy-loaded code would have run by now.
    await act(async () => void (await import('../../../src/layout/shortcuts/screenLetters')));
    expect(app.path()).toBe(TYPES.path);
    await app.user.keyboard('ga');
    await waitFor(() => expect(app.path()).toBe(ARTICLES.path));
  });

  it('walk the rows of a list, also those that lead nowhere', async () => {
    const { user } = await open();
    const first = await rows();
    main().focus();
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(main());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Old');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '3' }));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(first);
    // The focus moves to the same kind of control in the other row.
    screen.getByRole('button', { name: 'Actions for News' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Tips');
  });

  it('do nothing twice while they are held, but to walk the rows', async () => {
    await open();
    const first = await rows();
    main().focus();
    const isTaken = (key: string, repeat: boolean) => !fireEvent.keyDown(document.activeElement!, { key, repeat });
    expect(['?', '/', 'n', 'g'].map((key) => isTaken(key, true))).toEqual([false, false, false, false]);
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, main()]);
    expect(isTaken('ArrowDown', false)).toBe(true);
    expect(document.activeElement).toBe(first);
    expect(isTaken('ArrowDown', true)).toBe(true);
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Old');
  });

  it('go from the box to search to what it found', async () => {
    const { user } = await open();
    const first = await rows();
    await user.keyboard('/{ArrowDown}');
    expect(document.activeElement).toBe(first);
  });

  it('can be switched off, all but those with Ctrl, and stay so', async () => {
    const { user, store, path } = await open();
    await rows();
    await user.keyboard('?');
    await user.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?ga/');
    expect([screen.queryByRole('dialog'), path(), store.getItem('keys')]).toEqual([null, TYPES.path, false]);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Find' });
  });

  it('are switched in the menu of the user, too', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Account: admin' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Single-key shortcuts', checked: true }));
    expect(store.getItem('keys')).toBe(false);
  });
});
