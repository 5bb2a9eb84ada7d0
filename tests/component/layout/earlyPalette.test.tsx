/** The command palette while its code is loading. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { ADMIN, openApp, TYPES } from '../app';

const line = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive: () => arrive() };
});
vi.mock('../../../src/layout/commandPalette/CommandPalette', async (original) => {
  await line.arrived;
  return original();
});

it('keeps what is typed before it is there, and gives the focus back', async () => {
  const getList = async () => ({ data: [{ id: 1, articleTypeId: 1, articleTypeName: 'News' }], total: 1 });
  const { user, path } = await openApp({
    path: TYPES.path,
    session: ADMIN,
    dataProvider: { getList: getList as unknown as WattdeskDataProvider['getList'] },
  });
  const link = await screen.findByRole('link', { name: '1' });
  link.focus();
  await user.keyboard('{Control>}k{/Control}ng');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' }).value).toBe('ng');
  // Escape that ends an IME composition does not close the palette.
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Find' }), { key: 'Escape', isComposing: true });
  screen.getByRole('textbox', { name: 'Find' });
  // Neither the dialog of a new record nor another screen opened.
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Find' })).toBeNull();
  expect(document.activeElement).toBe(link);

  await user.keyboard('{Control>}k{/Control}art{Control>}k{/Control}');
  line.arrive();
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find' });
  expect(box.value).toBe('art');
  await user.keyboard('icles');
  expect(box.value).toBe('articles');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(path()).toBe(TYPES.path);
});
