import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { IconButton } from '../../../src/ui/IconButton';
import type { MenuOptions } from '../../../src/ui/menu/types';
import { useMenu } from '../../../src/ui/menu/useMenu';
import { renderInApp } from '../../support/renderInApp';

function Tool(options: MenuOptions) {
  const { button, menu } = useMenu(options);
  return (
    <>
      <IconButton label="Tools" {...button} />
      {menu}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Tools', hidden: true });

describe('a menu', () => {
  it('arrives when it is opened, with its first entry in focus, and gives the focus back', async () => {
    const onSelect = vi.fn();
    const { user } = renderInApp(
      <Tool
        header="Head"
        entries={[
          { key: 'one', label: 'One' },
          { key: 'two', label: 'Two', onSelect },
        ]}
      />,
    );
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await user.click(button());
    const first = await screen.findByRole('menuitem', { name: 'One' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('shows what is chosen, and stays open for another choice', async () => {
    const onSelect = vi.fn();
    const { user } = renderInApp(
      <Tool
        entries={[
          { key: 'a', label: 'A', kind: 'check', checked: true, keepsOpen: true, onSelect },
          { key: 'b', label: 'B', kind: 'check', checked: false, disabled: true, keepsOpen: true },
          { key: 'reset', label: 'Reset', hasDivider: true },
        ]}
      />,
    );
    await user.click(button());
    const checked = () => screen.getAllByRole('menuitemcheckbox').map((item) => item.getAttribute('aria-checked'));
    await waitFor(() => expect(checked()).toEqual(['true', 'false']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'A' }));
    expect(onSelect).toHaveBeenCalledOnce();
    screen.getByRole('menuitem', { name: 'Reset' });
  });

  it('leads to places by links', async () => {
    const { user } = renderInApp(<Tool entries={[{ key: 'a', label: 'Articles', to: '/articles', current: true }]} />);
    await user.click(button());
    expect((await screen.findByRole('menuitem', { name: 'Articles' })).getAttribute('href')).toBe('/articles');
  });
});
