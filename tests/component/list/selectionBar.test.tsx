import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTypesModule, pagesOf, renderList, types } from './support';

const action = { scope: 'selection', payload: { ids: '{ids}' } } as const;

const module = createTypesModule({
  calls: { page: { endpoint: 'POST types', dialect: 'pageNo/pageVo' } },
  actions: {
    merge: { ...action, title: 'Merge', call: 'POST types/merge' },
    split: { ...action, title: 'Split', call: 'POST types/split' },
  },
});

it('an action that is possible for no selected row says why; one that waits for another does not', async () => {
  let finish = (): void => undefined;
  const send = vi.fn(() => new Promise((resolve) => (finish = () => resolve({ data: null, msg: 'Merged' }))));
  const { user } = renderList({ module, getList: pagesOf(() => types(5)), provider: { send } as never });
  const select = async (row: number) => user.click(await screen.findByRole('checkbox', { name: `Select Type ${row}` }));
  const split = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name, hidden: true });
  // The fifth row is inactive.
  await select(5);
  expect((await split('Split')).getAttribute('aria-description')).toBe('Inactive records cannot be changed');
  await user.click(await split('Split'));
  await screen.findByText('Inactive records cannot be changed');
  await select(4);
  await user.click(await screen.findByRole('button', { name: 'Merge (1)' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Merge' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const waiting = await split('Split (1)');
  expect([waiting.disabled, waiting.getAttribute('aria-description')]).toEqual([true, null]);
  await act(async () => finish());
  await screen.findByText('Merged');
});
