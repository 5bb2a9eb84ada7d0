/** Actions whose schema names the inverse: the message of the success offers Undo. */
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { pagesOf, renderList, type Row } from '../list/support';

const module = createTestModule(
  {
    title: 'Lots',
    properties: {
      id: { type: 'integer', title: 'ID', readOnly: true },
      name: { type: 'string', title: 'Name' },
      zone: { type: 'string', title: 'Zone' },
    },
  },
  {
    idField: 'id',
    titleField: 'name',
    calls: { page: { endpoint: 'POST lots', dialect: 'pageNo/pageVo' } },
    list: { columns: ['name', 'zone'] },
    actions: {
      lock: {
        title: 'Lock',
        scope: ['row', 'selection'],
        callPerRecord: true,
        call: 'POST lots/lock/{id}',
        undo: 'unlock',
        onSuccess: { successMessage: 'Locked' },
      },
      unlock: { title: 'Unlock', call: 'POST lots/unlock/{id}', payload: { reason: 'undo' } },
      move: {
        title: 'Move',
        call: 'POST lots/move/{id}',
        input: { type: 'object', properties: { zone: { type: 'string', title: 'New Zone' } }, required: ['zone'] },
        payload: { zone: '{zone}' },
        undo: {
          when: { required: ['zone'] },
          call: 'POST lots/move/{id}',
          payload: { zone: '{record.zone}', from: '{zone}' },
        },
      },
    },
  },
);

const ROWS: Row[] = [
  { id: 1, name: 'North', zone: 'A' },
  { id: 2, name: 'South' },
  { id: 3, name: 'West', zone: 'C' },
];

function start(fail: (path: string, id: unknown) => Error | undefined = () => undefined) {
  const send = vi.fn(async ({ path }: { path: string }, { params }: { params?: Row; body?: object } = {}) => {
    const error = fail(path, params?.id);
    if (error) throw error;
    return { data: null, msg: '' };
  });
  const getList = pagesOf(() => ROWS);
  const app = renderList({ module, getList, provider: { send } as never });
  const sent = () => send.mock.calls.map(([{ path }, { params, body } = {}]) => [path, params?.id, body]);
  return { ...app, getList, sent };
}

async function perform({ user }: ReturnType<typeof start>, name: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const getUndo = () => screen.findByRole('button', { name: /^Undo/ });

describe('undoing an action', () => {
  it('sends the named inverse for its record once, and reads the rows again', async () => {
    const app = start();
    await perform(app, 'North', 'Lock');
    await screen.findByText('Locked');
    const reads = app.getList.mock.calls.length;
    const undo = await getUndo();
    for (const _ of ['pressed', 'pressed again']) fireEvent.click(undo);
    await screen.findByText('Undone');
    expect(app.sent()).toEqual([
      ['lots/lock/{id}', 1, undefined],
      ['lots/unlock/{id}', 1, { reason: 'undo' }],
    ]);
    expect(app.getList.mock.calls.length).toBeGreaterThan(reads);
  });

  it('of selected rows is sent for those that succeeded, one after the other; what fails is named', async () => {
    const app = start((path, id) =>
      (path.includes('unlock') ? id === 3 : id === 2) ? new HttpError('Barrier stuck', 400) : undefined,
    );
    await screen.findByText('North');
    for (const name of ['North', 'South', 'West'])
      await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await app.user.click(await screen.findByRole('button', { name: 'Lock' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lock' }));
    const failed = await screen.findByText('2 done · 1 failed');
    const told = within(failed.closest<HTMLElement>('[role=dialog]')!);
    await app.user.click(told.getByRole('button', { name: 'Close' }));
    await app.user.click(await getUndo());
    await screen.findByText(/Undone for 1 of 2\. Not undone: West: Barrier stuck/);
    expect(app.sent().slice(3)).toEqual([
      ['lots/unlock/{id}', 1, { reason: 'undo' }],
      ['lots/unlock/{id}', 3, { reason: 'undo' }],
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(app.sent()).toHaveLength(6));
    expect(app.sent().at(-1)).toEqual(['lots/unlock/{id}', 3, { reason: 'undo' }]);
  });

  it('marks what the server says of the failed rows with its language', async () => {
    const app = start((path, id) => {
      const fails = path.includes('unlock') ? id === 3 : id === 2;
      return fails ? new HttpError('Schranke klemmt', 400, { language: 'de' }) : undefined;
    });
    await screen.findByText('North');
    for (const name of ['South', 'West'])
      await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await app.user.click(await screen.findByRole('button', { name: 'Lock' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lock' }));
    const ofSeries = await screen.findByText('Schranke klemmt');
    expect(ofSeries.closest('body [lang]')?.textContent).toBe('Schranke klemmt');
    await app.user.click(
      within(ofSeries.closest<HTMLElement>('[role=dialog]')!).getByRole('button', { name: 'Close' }),
    );
    await app.user.click(await getUndo());
    const ofUndo = await screen.findByText('Schranke klemmt');
    expect([ofUndo.lang, ofUndo.textContent]).toEqual(['de', 'Schranke klemmt']);
    expect(ofUndo.parentElement?.textContent).toBe('Not undone: West: Schranke klemmt');
  });

  it('may send values that the record had before; it is not offered where there are none', async () => {
    const app = start();
    const move = async (name: string): Promise<void> => {
      await perform(app, name, 'Move');
      const dialog = within(await screen.findByRole('dialog'));
      await app.user.type(await dialog.findByRole('textbox', { name: 'New Zone' }), 'B');
      await app.user.click(dialog.getByRole('button', { name: /^Move/ }));
      await screen.findByText('Success');
    };
    await move('South');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await move('North');
    await app.user.click(await getUndo());
    await screen.findByText('Undone');
    expect(app.sent().at(-1)).toEqual(['lots/move/{id}', 1, { zone: 'A', from: 'B' }]);
  });
});
