/** Changing fields of selected rows and of cells without the form, and undoing it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { pagesOf, renderList, type Row } from './support';

const KINDS = ['FIXED', 'MOBILE', 'SPARE'].map((value) => ({ const: value, title: value.toLowerCase() }));

const module = createTestModule(
  {
    title: 'Lamps',
    properties: {
      id: { type: 'integer', title: 'ID', readOnly: true },
      name: { type: 'string', title: 'Name' },
      kind: { type: 'string', title: 'Kind', oneOf: KINDS, 'x-ui': { clearable: false } },
      dimmed: { type: 'boolean', title: 'Dimmed' },
      watts: { type: 'integer', title: 'Watts' },
      dataStatus: { type: 'string', title: 'Status', enum: ['Active', 'Inactive'] },
    },
    required: ['name', 'kind'],
    if: { properties: { kind: { const: 'SPARE' } }, required: ['kind'] },
    then: { properties: { dimmed: false } },
    else: { required: ['watts'] },
  },
  {
    idField: 'id',
    titleField: 'name',
    routes: { list: '/list', update: '/lamps/{id}' },
    calls: {
      page: { endpoint: 'POST lamps', dialect: 'pageNo/pageVo' },
      get: 'GET lamps/{id}',
      update: 'PUT lamps/{id}',
    },
    list: { columns: ['name', 'kind', 'dataStatus'] },
    form: { openAs: 'screen' },
    bulkEdit: ['kind', 'dimmed', 'dataStatus'],
  },
);

const lamps = (): Row[] =>
  [1, 2, 3, 4].map((id) => ({
    id,
    name: `Lamp ${id}`,
    kind: id === 2 ? 'MOBILE' : 'FIXED',
    dataStatus: id === 4 ? 'Inactive' : 'Active',
  }));

/** A server that keeps the lamps. Its list leaves out what only the record has. */
function server() {
  const stored = new Map<number, Row>(
    lamps().map((row) => [row.id, { ...row, dimmed: true, watts: row.id === 3 ? null : 40 }]),
  );
  const getOne = vi.fn(async (_: string, { id }: { id: number }) => ({ data: { ...stored.get(id)! } }));
  const update = vi.fn(async (_: string, { id, data }: { id: number; data: Row }) => {
    stored.set(id, { ...stored.get(id)!, dimmed: undefined as never, ...data, id });
    return { data: { ...data, id } };
  });
  const getList = pagesOf(() =>
    [...stored.values()].map(({ id, name, kind, dataStatus }) => ({ id, name, kind, dataStatus })),
  );
  const sent = () => update.mock.calls.map(([, { data }]) => data);
  return { stored, getOne, update, getList, sent, provider: { getOne, update } as never };
}

type App = ReturnType<typeof renderList>;

function start(api = server()): App & { api: ReturnType<typeof server> } {
  return { ...renderList({ module, ...api }), api };
}

const dialog = (name: RegExp) => screen.findByRole('dialog', { name });

async function openDialog({ user }: App, ...names: string[]): Promise<ReturnType<typeof within>> {
  await screen.findByText('Lamp 1');
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('button', { name: /^Edit \(\d\)$/ }));
  return within(await dialog(/^Edit: \d selected/));
}

async function pick({ user }: App, form: ReturnType<typeof within>, field: string, option: string): Promise<void> {
  await user.click(await form.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('selected rows', () => {
  it('are read, changed and saved one after the other, all else staying as it is; Undo restores the former values', async () => {
    const app = start();
    const { user, api } = app;
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2', 'Lamp 4');
    // The inactive row is skipped.
    form.getByText('1 selected record is skipped');
    form.getByText('Lamp 4');
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    form.getByText('The selected records have different values');
    await pick(app, form, 'Kind', 'spare');
    await user.click(form.getByRole('button', { name: /^Change 2 records/ }));
    await screen.findByText('Kind changed in 2 records');
    // The rule clears the switch, as in the form.
    expect(api.sent()).toEqual([
      { name: 'Lamp 1', kind: 'SPARE', watts: 40, dataStatus: 'Active' },
      { name: 'Lamp 2', kind: 'SPARE', watts: 40, dataStatus: 'Active' },
    ]);
    expect(api.getOne.mock.calls.map(([, { id }]) => id)).toEqual([1, 2]);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await screen.findByText('Undone');
    expect(api.sent().slice(2)).toEqual([
      { name: 'Lamp 1', kind: 'FIXED', dimmed: true, watts: 40, dataStatus: 'Active' },
      { name: 'Lamp 2', kind: 'MOBILE', dimmed: true, watts: 40, dataStatus: 'Active' },
    ]);
  });

  it('are not changed before a field is chosen and filled in', async () => {
    const app = start();
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2');
    const save = form.getByRole('button', { name: /^Change 2/ });
    await app.user.click(save);
    await form.findByText('Choose at least one field to change');
    await app.user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await app.user.click(save);
    await form.findByText('Please select Kind');
    expect(app.api.getOne).not.toHaveBeenCalled();
  });

  it('that break a rule, were changed by others or are gone are named with the reason; the others are changed', async () => {
    const app = start();
    const { api, user } = app;
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2', 'Lamp 3');
    api.stored.get(1)!.kind = 'SPARE';
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await pick(app, form, 'Kind', 'mobile');
    await user.click(form.getByRole('button', { name: /^Change 3/ }));
    const told = within(
      await screen.findByText('1 done · 2 failed').then((text) => text.closest<HTMLElement>('[role=dialog]')!),
    );
    const reason = (name: string) => told.getByText(name).nextElementSibling?.textContent;
    expect(reason('Lamp 1')).toBe('Kind was changed to “spare” by someone else. Trying again replaces it.');
    expect(reason('Lamp 3')).toBe('Watts: Please input Watts');
    // Lamp 2 has the value already, so nothing is sent for it.
    expect(api.sent()).toEqual([]);
    await user.click(told.getByRole('button', { name: 'Try again (2)' }));
    await screen.findByText('2 done · 1 failed');
    expect(api.sent()).toMatchObject([{ name: 'Lamp 1', kind: 'MOBILE' }]);
  });

  it('are asked about once more if they can no longer be changed afterwards; Undo restores them all the same', async () => {
    const app = start();
    const { api, user } = app;
    const form = await openDialog(app, 'Lamp 1');
    await user.click(form.getByRole('checkbox', { name: 'Status' }));
    await pick(app, form, 'Status', 'Inactive');
    await user.click(form.getByRole('button', { name: /^Change 1 record/ }));
    await screen.findByText('Once inactive, they can no longer be changed here. Save them?');
    expect(api.getOne).not.toHaveBeenCalled();
    await user.click(screen.getAllByRole('button', { name: /^Change 1 record/ }).at(-1)!);
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByText('Undone');
    expect(api.sent().map(({ dataStatus }) => dataStatus)).toEqual(['Inactive', 'Active']);
  });

  it('that someone has changed since are not undone, and said so', async () => {
    const app = start();
    const { api, user } = app;
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2');
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await pick(app, form, 'Kind', 'spare');
    await user.click(form.getByRole('button', { name: /^Change 2/ }));
    await screen.findByText('Kind changed in 2 records');
    api.stored.get(2)!.kind = 'FIXED';
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByText(/^Undone for 1 of 2\. Not undone: Lamp 2: Kind has been changed to “fixed” since/);
    expect(api.stored.get(1)).toMatchObject({ kind: 'FIXED', dimmed: true });
    expect(api.sent()).toHaveLength(3);
  });

  it('end at an error that every row would meet', async () => {
    const app = start();
    const { api, user } = app;
    api.update.mockRejectedValue(new HttpError('Come back later', 503));
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2');
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await pick(app, form, 'Kind', 'spare');
    await user.click(form.getByRole('button', { name: /^Change 2/ }));
    await screen.findByText('0 done · 1 failed · 1 not attempted');
    expect(api.update).toHaveBeenCalledTimes(1);
  });
});

const pencil = (field: string, name: string) => screen.findByRole('button', { name: `Edit ${field} of ${name}` });

describe('a cell', () => {
  it('is changed in place with the input and the rules of the form, and taken back', async () => {
    const app = start();
    const { api, user } = app;
    await user.click(await pencil('Kind', 'Lamp 1'));
    const editor = within(await dialog(/^Edit Kind of Lamp 1/));
    await pick(app, editor, 'Kind', 'spare');
    await user.click(editor.getByRole('button', { name: /^Save/ }));
    await screen.findByText('Successfully updated');
    expect(api.sent()).toEqual([{ name: 'Lamp 1', kind: 'SPARE', watts: 40, dataStatus: 'Active' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => screen.getByText('spare'));
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await screen.findByText('Undone');
    expect(api.stored.get(1)).toMatchObject({ kind: 'FIXED', dimmed: true });
  });

  it('shows the errors of fields without an input here, and stays open', async () => {
    const app = start();
    await app.user.click(await pencil('Kind', 'Lamp 3'));
    const editor = within(await dialog(/^Edit Kind of Lamp 3/));
    await pick(app, editor, 'Kind', 'mobile');
    await app.user.click(editor.getByRole('button', { name: /^Save/ }));
    await editor.findByText('Watts: Please input Watts');
    expect(app.api.update).not.toHaveBeenCalled();
  });

  it('is left by Escape without a change, the focus back on its button', async () => {
    const app = start();
    const button = await pencil('Kind', 'Lamp 1');
    await app.user.click(button);
    const editor = within(await dialog(/^Edit Kind of Lamp 1/));
    await pick(app, editor, 'Kind', 'spare');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.api.update).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('is reached by F2 and arrow keys; one button of a row is in the tab order', async () => {
    start();
    const first = await pencil('Kind', 'Lamp 1');
    const status = await pencil('Status', 'Lamp 1');
    expect([first.tabIndex, status.tabIndex]).toEqual([0, -1]);
    act(() => screen.getByRole('link', { name: 'Lamp 1' }).focus());
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press('F2');
    expect(document.activeElement).toBe(first);
    press('ArrowRight');
    expect(document.activeElement).toBe(status);
    press('ArrowDown');
    press('ArrowDown');
    // The last row cannot be changed.
    press('ArrowDown');
    expect(document.activeElement).toBe(await pencil('Status', 'Lamp 3'));
    press('F2');
    await dialog(/^Edit Status of Lamp 3/);
  });

  it.each([
    ['of a record that cannot be changed', 'Lamp 4', {}],
    ['for users who may only look', 'Lamp 1', { viewOnly: true }],
  ])('%s is plain', async (_, name, options) => {
    renderList({ module, ...server(), ...options });
    await screen.findByText(name);
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Edit Kind/ })).toHaveLength('viewOnly' in options ? 0 : 3),
    );
    expect(screen.queryByRole('button', { name: `Edit Kind of ${name}` })).toBeNull();
  });
});
