/** Concurrent edits of one record: a form does not overwrite another user's change without asking. */
import { HttpError } from 'ra-core';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { openDialog, openScreen, SAVED_LINKS } from './form';

const PROPERTIES = {
  name: { type: 'string', title: 'Name' },
  note: { type: 'string', title: 'Note' },
  password: { type: 'string', title: 'Password', 'x-ui': { widget: 'password' } },
  links: { ...SAVED_LINKS, 'x-ui': { rows: { idField: 'linkId' } } },
  updateBy: { type: 'string', title: 'Updated by', readOnly: true },
  updateTime: { type: 'string', title: 'Updated', format: 'yyyy-MM-dd HH:mm', readOnly: true },
} as const;
const ADMIN = {
  titleField: 'name',
  singularName: 'thing',
  routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
  calls: { get: 'GET things/{id}', create: 'POST things', update: 'PUT things' },
} as const;
const thing = (admin: Parameters<typeof createTestModule>[1] = {}) =>
  createTestModule({ title: 'Things', properties: PROPERTIES }, { ...ADMIN, form: { openAs: 'screen' }, ...admin });

const OPENED = {
  id: 7,
  name: 'Night',
  note: 'old',
  password: 'p1',
  links: [
    { linkId: 1, label: 'One' },
    { linkId: 2, label: 'Two' },
  ],
  updateBy: 'ana',
  updateTime: '2026-01-01 10:00',
};
const BY_BO = { updateBy: 'bo', updateTime: '2026-01-01 10:05' };

/** Returns a data provider that returns another record from the second read on. */
function server(...later: (object | Error)[]) {
  const getOne = vi.fn().mockResolvedValueOnce({ data: OPENED });
  for (const answer of later) {
    if (answer instanceof Error) getOne.mockRejectedValueOnce(answer);
    else getOne.mockResolvedValueOnce({ data: { ...OPENED, ...answer } });
  }
  const last = later.at(-1) ?? {};
  if (!(last instanceof Error)) getOne.mockResolvedValue({ data: { ...OPENED, ...last } });
  return { getOne, update: vi.fn().mockResolvedValue({ data: OPENED }) };
}
type Server = ReturnType<typeof server>;

const textbox = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const dialog = () => screen.findByRole('dialog', { name: 'Changed by someone else' });
const sent = ({ update }: Server) => update.mock.calls.map(([, { data }]) => data as Record<string, unknown>);

/** Opens a form, changes `Name` and saves. */
async function saveName(dataProvider: Partial<Server>, entity = thing()) {
  const app = openScreen('/vouchers/7', { entity, dataProvider });
  const name = await textbox('Name');
  await app.user.clear(name);
  await app.user.type(name, 'Day');
  const save = async () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  return { ...app, save };
}
const choiceOf = async (field: string, name: RegExp) =>
  within(await screen.findByRole('group', { name: new RegExp(field) })).getByRole<HTMLInputElement>('radio', { name });

describe('a record that nobody has changed meanwhile', () => {
  it('is read once more and saved', async () => {
    const provider = server({ updateTime: '2026-01-01 10:05' });
    await saveName(provider);
    await screen.findByText('Successfully updated');
    expect(provider.getOne).toHaveBeenCalledTimes(2);
    expect(sent(provider)).toMatchObject([{ name: 'Day', note: 'old' }]);
  });

  it('is saved with the spaces that somebody has added to a text meanwhile', async () => {
    const provider = server({ note: ' old' });
    await saveName(provider);
    await screen.findByText('Successfully updated');
    expect(sent(provider)).toMatchObject([{ name: 'Day', note: ' old' }]);
  });

  it('is saved unread where the schema wants it so', async () => {
    const provider = server({ note: 'theirs' });
    await saveName(provider, thing({ conflictCheck: false }));
    await screen.findByText('Successfully updated');
    expect(provider.getOne).toHaveBeenCalledTimes(1);
  });

  it('is not saved where it cannot be read again', async () => {
    const provider = server(new HttpError('Busy', 500));
    await saveName(provider);
    await screen.findByText('Busy');
    expect(provider.update).not.toHaveBeenCalled();
    expect((await textbox('Name')).value).toBe('Day');
  });
});

describe('a record that somebody has changed meanwhile', () => {
  it('is shown field by field: what only they have changed is theirs, the rest is mine', async () => {
    const provider = server({ ...BY_BO, name: 'Noon', note: 'new' });
    const { user } = await saveName(provider);
    const box = await dialog();
    expect(box.textContent).toMatch(/since you opened it \(bo, .*10:05\)/);
    expect(
      within(box)
        .getAllByRole('group')
        .map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['NameYou changed this too', 'Note']);
    within(box).getByText('When you opened it');
    within(box).getByText('Night');
    expect((await choiceOf('Name', /Yours.*Day/)).checked).toBe(true);
    expect((await choiceOf('Note', /Theirs.*new/)).checked).toBe(true);
    await user.click(within(box).getByRole('button', { name: 'Save choices' }));
    await screen.findByText('Successfully updated');
    expect(sent(provider)).toMatchObject([{ name: 'Day', note: 'new' }]);
    expect(provider.getOne).toHaveBeenCalledTimes(3);
  });

  it('is saved as it was chosen', async () => {
    const provider = server({ ...BY_BO, name: 'Noon', note: 'new' });
    const { user } = await saveName(provider);
    await user.click(await choiceOf('Name', /Theirs/));
    await user.click(await choiceOf('Note', /Yours/));
    await user.click(screen.getByRole('button', { name: 'Save choices' }));
    await screen.findByText('Successfully updated');
    expect(sent(provider)).toMatchObject([{ name: 'Noon', note: 'old' }]);
  });

  it('is asked about again when it changes once more', async () => {
    const provider = server({ ...BY_BO, note: 'new' }, { ...BY_BO, note: 'newer' });
    const { user } = await saveName(provider);
    await user.click(await screen.findByRole('button', { name: 'Save choices' }));
    await choiceOf('Note', /Theirs.*newer/);
    expect(provider.update).not.toHaveBeenCalled();
  });

  it('stays as it is in the form after Cancel, and the next Save asks again', async () => {
    const provider = server({ ...BY_BO, name: 'Noon' });
    const { user, save } = await saveName(provider);
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await textbox('Name')).value).toBe('Day');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })));
    await save();
    await dialog();
    expect(provider.update).not.toHaveBeenCalled();
  });

  it('reads row by row where it is a list, without the rows that all have; secrets are not shown', async () => {
    const links = [...OPENED.links, { linkId: 3, label: 'Three' }];
    const provider = server({ ...BY_BO, links, password: 'p2' });
    await saveName(provider);
    await choiceOf('Links', /Theirs.*Three.*2 more rows are unchanged/);
    await choiceOf('Password', /Theirs.*Not shown/);
    expect((await dialog()).textContent).not.toContain('p2');
  });

  it('is checked again: what both together break is said in the form', async () => {
    const rule = { properties: { note: { const: 'new' } }, required: ['note'] };
    const entity = createTestModule(
      { properties: PROPERTIES, if: rule, then: { properties: { name: { maxLength: 2 } } } },
      { ...ADMIN, form: { openAs: 'screen' } },
    );
    const provider = server({ ...BY_BO, note: 'new' });
    const { user } = await saveName(provider, entity);
    await user.click(await screen.findByRole('button', { name: 'Save choices' }));
    await waitFor(async () => expect((await textbox('Name')).getAttribute('aria-invalid')).toBe('true'));
    expect((await textbox('Note')).value).toBe('new');
    expect(provider.update).not.toHaveBeenCalled();
  });

  it('is asked about in a dialog as well', async () => {
    const provider = server({ ...BY_BO, note: 'new' });
    const { user, onClose } = openDialog({ id: 7, entity: thing(), dataProvider: provider });
    await user.type(await textbox('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save choices' }));
    await waitFor(() => expect(onClose.mock.calls).toEqual([[true]]));
    expect(sent(provider)).toMatchObject([{ name: 'Night!', note: 'new' }]);
  });

  it('is gone: that is said where it stays, and what was typed is still there', async () => {
    const provider = server(new HttpError('No such thing', 404));
    await saveName(provider);
    const alert = await screen.findByText(/This thing has been deleted/);
    expect(alert.closest('[role=alert]')).not.toBeNull();
    expect((await textbox('Name')).value).toBe('Day');
    expect(provider.update).not.toHaveBeenCalled();
  });
});

describe.each([409, 412])('a server that refuses a save with %i', (status) => {
  const refusal = new HttpError('Changed by bo', status);

  it('is believed: the record is read again, its words stand over the choice', async () => {
    const provider = server({}, { note: 'new' });
    provider.update.mockRejectedValueOnce(refusal);
    const { user } = await saveName(provider);
    within(await dialog()).getByText('Changed by bo');
    await user.click(screen.getByRole('button', { name: 'Save choices' }));
    await screen.findByText('Successfully updated');
    expect(sent(provider).map(({ note }) => note)).toEqual(['old', 'new']);
  });

  it('is told in its own words where nothing has changed', async () => {
    const provider = server();
    provider.update.mockRejectedValue(refusal);
    await saveName(provider);
    await screen.findByText('Changed by bo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told in its own words where the record is a row of its list, which is read again', async () => {
    const provider = server();
    provider.update.mockRejectedValue(refusal);
    const entity = thing({
      calls: { page: 'POST pages', get: 'listRow', update: 'PUT things' },
      list: { columns: ['name'] },
    });
    await saveName(provider, entity);
    await screen.findByText('Changed by bo');
    expect(provider.getOne).toHaveBeenCalledTimes(2);
    expect((await textbox('Name')).value).toBe('Day');
  });
});
