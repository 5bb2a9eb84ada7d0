/** The table of contents beside a long form. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findSectionButton, OBJECT, openCreateForm, PROBE, getSaveButton, textbox } from './formWithParts';

describe('the contents of a form', () => {
  const MANY = Object.fromEntries(['b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, OBJECT]));
  const contents = () => screen.findByRole('navigation', { name: 'On this page' });

  it('lead to each section, and mark those with errors', async () => {
    const { user } = openCreateForm({ ...MANY, probe: PROBE }, ['probe']);
    const nav = await contents();
    const names = within(within(nav).getByRole('list'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['General', 'B', 'C', 'D', 'E', 'F', 'G', 'Probe']);
    await user.click(within(nav).getByRole('button', { name: 'D' }));
    const { activeElement } = document;
    expect([activeElement?.textContent, activeElement?.getAttribute('aria-expanded')]).toEqual(['D', 'false']);
    expect(within(nav).getByRole('button', { current: 'location' }).textContent).toBe('D');
    await user.click(getSaveButton());
    await within(nav).findByRole('button', { name: 'Probe 1 field needs attention' });
    expect(within(nav).getAllByRole('button', { name: /attention/ })).toHaveLength(1);
  });

  it('are a menu in a narrow window, which Escape and a choice close', async () => {
    const { user } = openCreateForm(MANY);
    const nav = await contents();
    const menu = within(nav).getByRole('button', { name: 'On this page' });
    const isMenuOpen = () => menu.getAttribute('aria-expanded') === 'true';
    expect(isMenuOpen()).toBe(false);
    await user.click(menu);
    await user.keyboard('{Escape}');
    expect([isMenuOpen(), document.activeElement === menu]).toEqual([false, true]);
    await user.click(menu);
    await user.click(within(nav).getByRole('button', { name: 'D' }));
    expect([isMenuOpen(), document.activeElement?.textContent]).toEqual([false, 'D']);
    await user.click(menu);
    await user.click(await textbox('Name'));
    expect(isMenuOpen()).toBe(false);
  });

  it('are missing beside a short form', async () => {
    const { g: _, ...few } = MANY;
    openCreateForm(few);
    await findSectionButton('F');
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });
});
