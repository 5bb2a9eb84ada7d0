import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN, ARTICLES, MENU, openApp, TYPES } from '../app';

const open = (path = ARTICLES.path) => openApp({ path, session: ADMIN });

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

describe('the menu', () => {
  it('shows what is permitted, in groups, with the titles of the schemas', async () => {
    await open();
    const group = await screen.findByRole('list', { name: 'Marketing' });
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Articles', 'Article Types']);
  });

  it.each([
    ['its list', TYPES.path, 'Article Types'],
    ['a form', '/marketing-management/article/create', 'Articles'],
  ])('marks the entry of %s', async (_, path, name) => {
    await open(path);
    const link = await within(await menu()).findByRole('link', { name });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(within(await menu()).getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('is a busy skeleton until the resources have come', async () => {
    await openApp({ path: '/404', session: ADMIN, answers: { 'GET resources': () => new Promise(() => undefined) } });
    expect((await menu()).querySelector('[aria-busy=true]')).not.toBeNull();
    expect(within(await menu()).queryAllByRole('link')).toEqual([]);
  });

  it('closes a group and finds it closed again', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Marketing', expanded: true }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Articles' })).toBeNull());
    screen.getByRole('button', { name: 'Marketing', expanded: false });
  });

  const CARDS = { resourceKey: 'rfid-card', name: 'RFID Cards', path: '/rfid-card-management' };
  const MODELS = { resourceKey: 'vehicle-model', name: 'Vehicle Models', path: '/vehicle-model-management' };
  const PROFILES = {
    resourceKey: 'charging-profile',
    name: 'Charging Profiles',
    path: '/smart-energy-management/charging-profiles',
  };
  const GROUPS = [
    ...MENU,
    { resourceKey: 'administration', name: 'Administration', children: [CARDS, MODELS] },
    { resourceKey: 'energy', name: 'Smart Energy Management', children: [PROFILES] },
  ];
  const openGroups = (path = ARTICLES.path) => openApp({ path, session: ADMIN, answers: { 'GET resources': GROUPS } });
  const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');

  it('has one group open: that of the screen, until another one is opened', async () => {
    const { user } = await openGroups();
    await screen.findByRole('link', { name: 'Article Types' });
    expect([isOpen('Marketing'), isOpen('Administration')]).toEqual(['true', 'false']);
    await user.click(screen.getByRole('button', { name: 'Administration' }));
    expect([isOpen('Marketing'), isOpen('Administration')]).toEqual(['false', 'true']);
    await user.click(screen.getByRole('link', { name: 'RFID Cards' }));
    await screen.findByRole('link', { name: 'RFID Cards', current: 'page' });
    // What was chosen beside another screen no longer counts.
    await user.click(screen.getByRole('button', { name: 'Marketing' }));
    await user.click(screen.getByRole('link', { name: 'Articles' }));
    await screen.findByRole('link', { name: 'Articles', current: 'page' });
    expect([isOpen('Marketing'), isOpen('Administration')]).toEqual(['true', 'false']);
  });

  it('has no group of one entry, whose icon the entry has', async () => {
    await openGroups();
    const link = await screen.findByRole('link', { name: 'Charging Profiles' });
    expect(screen.queryByRole('button', { name: 'Smart Energy Management' })).toBeNull();
    expect(link.querySelector('svg')).not.toBeNull();
  });

  it('has the entry of the screen in sight', async () => {
    const scrolled: (string | null)[] = [];
    Element.prototype.scrollIntoView = function note(this: Element) {
      scrolled.push(this.textContent);
    };
    await openGroups(TYPES.path);
    await screen.findByRole('link', { name: 'Article Types', current: 'page' });
    expect(scrolled).toEqual(['Article Types']);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  describe('can be filtered', () => {
    const type = async (text: string) => {
      const app = await openGroups();
      await app.user.type(await screen.findByRole('textbox', { name: 'Find a screen' }), text);
      return app;
    };
    const found = () =>
      within(screen.getByRole('list', { name: 'Screens found' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);

    it.each([
      ['a title', 'vehicle', ['Vehicle ModelsAdministration']],
      ['a search word of the schema file', 'tag', ['RFID CardsAdministration']],
      ['a search word in another language', '充电卡', ['RFID CardsAdministration']],
      ['the title of a group', 'administration', ['RFID CardsAdministration', 'Vehicle ModelsAdministration']],
      ['a list that has no menu entry', 'stations', ['Config StationsCharging Profiles']],
    ])('by %s', async (_, text, screens) => {
      await type(text);
      expect(found()).toEqual(screens);
    });

    it('opens the first screen on Enter and is the menu again', async () => {
      const { user, path } = await type('models');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(path()).toBe(MODELS.path));
      expect(screen.queryByRole('list', { name: 'Screens found' })).toBeNull();
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find a screen' }).value).toBe('');
    });

    it('stays while a text is composed, whose Enter and Escape are those of the input method', async () => {
      const { path } = await type('models');
      const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find a screen' });
      for (const key of ['Enter', 'Escape']) fireEvent.keyDown(input, { key, isComposing: true });
      expect([path(), input.value]).toEqual([ARTICLES.path, 'models']);
    });

    it('leads through what was found by the arrow keys, and back by Escape', async () => {
      const { user, path } = await type('administration');
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(document.activeElement?.textContent).toBe('Vehicle ModelsAdministration');
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find a screen' }));
      await user.keyboard('{ArrowUp}');
      expect(document.activeElement?.textContent).toBe('Vehicle ModelsAdministration');
      await user.keyboard('{Escape}');
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find a screen' }));
      expect(screen.queryByRole('list', { name: 'Screens found' })).toBeNull();
      expect(path()).toBe(ARTICLES.path);
    });

    it('says that nothing was found', async () => {
      await type('zzz');
      screen.getByText('No screen for “zzz”');
    });
  });

  it('folds to icons, whose groups open beside them', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Close menu' }));
    await user.click(within(await menu()).getByRole('button', { name: 'Marketing' }));
    await screen.findByRole('menuitem', { name: 'Article Types' });
  });
});
