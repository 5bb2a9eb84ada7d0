/** Bulk actions on selected rows: count, progress, failures and retry. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createTypesModule, pagesOf, renderList, types, type Row } from './support';

const module = createTypesModule({
  calls: { page: { endpoint: 'POST types', dialect: 'pageNo/pageVo' }, delete: 'DELETE types/{articleTypeId}' },
  actions: {
    delete: { scope: ['row', 'selection'] },
    tell: {
      title: 'Tell',
      scope: 'selection',
      callPerRecord: true,
      call: 'POST types/tell/{articleTypeId}',
      input: { type: 'object', properties: { why: { type: 'string', title: 'Why' } }, required: ['why'] },
    },
    merge: { title: 'Merge', scope: 'selection', call: 'POST types/merge', payload: { ids: '{ids}' } },
  },
});

/**
 * Returns a server that deletes rows.
 * @param against errors by id of the rows it refuses to delete
 */
function server(against: () => Readonly<Record<number, HttpError>> = () => ({}), count = 5) {
  let rows: Row[] = types(count);
  const remove = vi.fn(async (_: string, { id }: { id: number }) => {
    const error = against()[id];
    if (error) throw error;
    rows = rows.filter((row) => row.id !== id);
    return { data: { id } };
  });
  const send = vi.fn(async () => ({ data: null, msg: 'Merged' }));
  return { getList: pagesOf(() => rows), provider: { delete: remove, send } as never, remove, send };
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

async function choose(user: UserEvent, ...rows: number[]): Promise<void> {
  await screen.findByText('Type 1');
  for (const row of rows) await user.click(screen.getByRole('checkbox', { name: `Select Type ${row}` }));
}

/** Presses the button of the selection bar and confirms the dialog. */
async function begin(user: UserEvent, name: string, count: number): Promise<HTMLElement> {
  await user.click(await button(name));
  const question = await screen.findByRole('dialog', { name: new RegExp(`^${name}: ${count} selected`) });
  await user.click(within(question).getByRole('button', { name: /^(Confirm|Delete|Merge)$/ }));
  return question;
}

const asked = ({ remove }: ReturnType<typeof server>) => remove.mock.calls.map(([, { id }]) => id);

describe('what is done with chosen rows', () => {
  it('is asked with their number and names, done one after the other, and told', async () => {
    const api = server();
    const { user } = renderList({ module, ...api });
    await choose(user, 1, 3);
    await user.click(await button('Delete'));
    const question = await dialog();
    within(question).getByText('Type 1, Type 3');
    within(question).getByText('Are you sure you want to delete these 2 rows?');
    expect(asked(api)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete: 2 done');
    expect(asked(api)).toEqual([1, 3]);
    await waitFor(() => expect(screen.queryByText('Type 3')).toBeNull());
    screen.getByText('Nothing selected');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The pressed button is no longer rendered.
    expect(document.activeElement?.textContent).toBe('Nothing selected');
  });

  it('leaves out those with which it cannot be done, and says so', async () => {
    const api = server();
    const { user } = renderList({ module, ...api });
    await choose(user, 3, 4, 5);
    await user.click(await button('Delete (2)'));
    within(await dialog()).getByText('1 other selected row is skipped. Inactive records cannot be changed');
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete: 2 done');
    expect(asked(api)).toEqual([3, 4]);
    // The excluded row stays selected.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true'),
    );
  });

  it('deletes the present version of a row that was changed when the user tries again', async () => {
    let against: Record<number, HttpError> = { 2: new HttpError('Changed in the meantime', 412) };
    const api = server(() => against);
    const getOne = vi.fn(async () => ({ data: { id: 2, articleTypeId: 2, '@etag': '"2"' } }));
    const { user } = renderList({ module, ...api, provider: { delete: api.remove, getOne } as never });
    await choose(user, 1, 2, 3);
    await begin(user, 'Delete', 3);
    await screen.findByText('Changed in the meantime');
    expect(asked(api)).toEqual([1, 2, 3]);
    expect(getOne).not.toHaveBeenCalled();
    against = {};
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    await screen.findByText('Delete: 3 done');
    expect(api.remove.mock.lastCall?.[1]).toMatchObject({ id: 2, previousData: { '@etag': '"2"' } });
  });

  it('names each failure, keeps those chosen and tries only them again', async () => {
    let against: Record<number, HttpError> = { 2: new HttpError('Still in use', 409) };
    const api = server(() => against);
    const { user } = renderList({ module, ...api });
    await choose(user, 1, 2, 3);
    await begin(user, 'Delete', 3);
    const result = await screen.findByText('2 done · 1 failed');
    const told = within(result.closest<HTMLElement>('[role=dialog]')!);
    expect(told.getByText('Type 2').nextElementSibling?.textContent).toBe('Still in use');
    expect(asked(api)).toEqual([1, 2, 3]);
    await user.click(told.getByRole('button', { name: 'Try again (1)' }));
    await screen.findByText('2 done · 1 failed');
    against = {};
    await user.click(told.getByRole('button', { name: 'Try again (1)' }));
    await screen.findByText('Delete: 3 done');
    expect(asked(api)).toEqual([1, 2, 3, 2, 2]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The button that opened the dialog is no longer rendered.
    await waitFor(() => expect(document.activeElement?.className).toMatch(/^wd-(selection|list)/));
  });

  it.each([
    ['the line is broken', new HttpError('Network error', 0)],
    ['nobody is allowed', new HttpError('Forbidden', 403)],
  ])('ends where the next one would fail as well: %s', async (_, error) => {
    const api = server(() => ({ 2: error }));
    const { user } = renderList({ module, ...api });
    await choose(user, 1, 2, 3, 4);
    await begin(user, 'Delete', 4);
    await screen.findByText('1 done · 1 failed · 2 not attempted');
    expect(asked(api)).toEqual([1, 2]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('3 selected');
  });

  it('tries what failed again with those whose turn had not come', async () => {
    let against: Record<number, HttpError> = { 2: new HttpError('Network error', 0) };
    const api = server(() => against);
    const { user } = renderList({ module, ...api });
    await choose(user, 1, 2, 3, 4);
    await begin(user, 'Delete', 4);
    await screen.findByText('1 done · 1 failed · 2 not attempted');
    against = {};
    await user.click(await button('Try again (3)'));
    await screen.findByText('Delete: 4 done');
    expect(asked(api)).toEqual([1, 2, 2, 3, 4]);
  });

  it('ends with the call that is under way when the screen is left', async () => {
    const api = server();
    let finish = (): void => undefined;
    api.remove.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve({ data: { id: 1 } }))));
    const { user, unmount } = renderList({ module, ...api });
    await choose(user, 1, 2, 3);
    await begin(user, 'Delete', 3);
    await screen.findByText('0 of 3');
    unmount();
    await act(async () => finish());
    expect(asked(api)).toEqual([1]);
  });

  it('says how far it is and stops after the one that is under way', async () => {
    const api = server();
    let finish = (): void => undefined;
    api.remove.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve({ data: { id: 1 } }))));
    const { user } = renderList({ module, ...api });
    await choose(user, 1, 2);
    await begin(user, 'Delete', 2);
    await screen.findByText('0 of 2');
    expect(screen.getByRole('progressbar', { name: 'Delete: 2 selected' }).getAttribute('aria-valuenow')).toBe('0');
    await user.keyboard('{Escape}');
    await screen.findByText('Stopping after this row…');
    await act(async () => finish());
    await screen.findByText('1 done · 1 not attempted');
    expect(asked(api)).toEqual([1]);
  });

  it('counts what failed as tried', async () => {
    const api = server();
    api.remove.mockRejectedValueOnce(new HttpError('Still in use', 409));
    api.remove.mockImplementationOnce(() => new Promise(() => undefined));
    const { user } = renderList({ module, ...api });
    await choose(user, 1, 2, 3);
    await begin(user, 'Delete', 3);
    await screen.findByText('1 of 3');
    expect(screen.getByRole('progressbar', { name: 'Delete: 3 selected' }).getAttribute('aria-valuenow')).toBe('33');
  });

  it('keeps what was typed for it until all is done', async () => {
    const api = server();
    const refused = new HttpError('Not now', 409);
    const send = vi.fn().mockResolvedValueOnce({ data: null, msg: '' }).mockRejectedValueOnce(refused);
    const { user } = renderList({ module, getList: api.getList, provider: { send } as never });
    send.mockResolvedValue({ data: null, msg: '' });
    await choose(user, 1, 2);
    await user.click(await button('Tell'));
    const form = await screen.findByRole('dialog', { name: 'Tell: 2 selected' });
    await user.type(within(form).getByRole('textbox', { name: /Why/ }), 'Rain');
    await user.click(within(form).getByRole('button', { name: 'Tell' }));
    await screen.findByText('1 done · 1 failed');
    await user.click(await button('Close'));
    const again = await screen.findByRole('dialog', { name: 'Tell: 1 selected' });
    expect(within(again).getByRole<HTMLInputElement>('textbox', { name: /Why/ }).value).toBe('Rain');
    await user.click(within(again).getByRole('button', { name: 'Tell' }));
    await screen.findByText('Tell: 1 done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(send.mock.calls.map(([, { params, body }]) => [params.articleTypeId, body])).toEqual([
      [1, { why: 'Rain' }],
      [2, { why: 'Rain' }],
      [2, { why: 'Rain' }],
    ]);
  });

  it('of one call for all is asked, too, and sends them together', async () => {
    const api = server();
    const { user } = renderList({ module, ...api });
    await choose(user, 1, 2);
    await begin(user, 'Merge', 2);
    await screen.findByText('Merged');
    expect(api.send).toHaveBeenLastCalledWith(
      expect.objectContaining({ path: 'types/merge' }),
      expect.objectContaining({ body: { ids: [1, 2] } }),
    );
    screen.getByText('Nothing selected');
  });
});
