/** A form that stays open after a save. */
import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { openScreen, SAVED_LINKS } from './form';

const entity = createTestModule(
  {
    title: 'Things',
    properties: {
      name: { type: 'string', title: 'Name', pattern: '^[A-Z]' },
      updateTime: { type: 'string', readOnly: true },
    },
  },
  {
    titleField: 'name',
    routes: { list: '/vouchers', update: '/vouchers/{id}' },
    calls: { get: 'GET things/{id}', update: 'PUT things' },
    form: { openAs: 'screen', stayAfterSave: true },
  },
);

/** Returns a data provider with one record, which a save changes. */
function server() {
  let record = { id: 7, name: 'Night' };
  const getOne = vi.fn(async () => ({ data: { ...record } }));
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: (record = { ...record, ...data }) }));
  return { getOne, update };
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function open() {
  const dataProvider = server();
  const app = openScreen('/vouchers/7', { entity, dataProvider: dataProvider as never });
  const save = async (words: string) => {
    if (words !== '') await app.user.type(await name(), words);
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { ...app, ...dataProvider, save };
}

/** Saves a form whose reload after the save fails. */
async function savedUnread() {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await open();
  const { user, getOne, save } = app;
  const read = getOne.getMockImplementation()!;
  await name();
  // Conflict check before the save, and reload after it.
  getOne.mockImplementationOnce(read).mockRejectedValueOnce(new HttpError('The server rests', 500));
  await save('!');
  await screen.findByText('The things could not be refreshed. This page may be out of date.');
  const retry = async () => {
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).toBeNull());
  };
  return { ...app, retry };
}

describe('after its save', () => {
  it('shows what the server has made of it, and leaves the focus where it is', async () => {
    const properties = {
      links: { ...SAVED_LINKS, 'x-ui': { rows: { idField: 'linkId' } } },
      made: { type: 'string', title: 'Made', readOnly: true },
    } as const;
    const rows = createTestModule(
      { properties },
      {
        routes: { list: '/vouchers', update: '/vouchers/{id}' },
        calls: { get: 'GET things/{id}', update: 'PUT things' },
        form: { openAs: 'screen', stayAfterSave: true, fields: ['links', 'made'] },
      },
    );
    let record: object = { id: 7, links: [{ linkId: 1, label: 'A' }], made: 'first' };
    const dataProvider = {
      getOne: async () => ({ data: record }),
      update: async (_: string, { data }: { data: object }) => ({
        data: (record = { ...record, ...data, made: 'then' }),
      }),
    };
    const { user } = openScreen('/vouchers/7', { entity: rows, dataProvider: dataProvider as never });
    const [label] = await screen.findAllByRole('textbox', { name: /^Label/ });
    await user.type(label!, 'B{Enter}');
    await screen.findByText('then');
    expect(screen.queryByText('first')).toBeNull();
    expect(document.activeElement).toBe(label);
  });

  it('nothing is unsaved, and the next save meets no changes but its own', async () => {
    const { save, update, getOne } = await open();
    await save('!');
    await screen.findByText('Successfully updated');
    expect(closes()).toBe(true);
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(3));
    await save('?');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls.map(([, { data }]) => data)).toEqual([{ name: 'Night!' }, { name: 'Night!?' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, (app: Awaited<ReturnType<typeof open>>) => Promise<unknown>, string]>([
    [
      'that succeeds after a refused one',
      async ({ user, save }) => {
        await user.clear(await name());
        await save('x');
        await screen.findByText('1 field needs attention');
        await user.clear(await name());
        await save('Noon');
      },
      'Successfully updated',
    ],
    [
      'that the server has failed at',
      ({ save, update }) => {
        update.mockRejectedValueOnce(new HttpError('The server rests', 500));
        return save('!');
      },
      'Not saved: The server rests',
    ],
  ])('%s, a field that is left wrong later is none that was refused', async (_, first, answer) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const app = await open();
    await name();
    await first(app);
    await screen.findByText(answer);
    await app.user.clear(await name());
    await app.user.type(await name(), 'x{Tab}');
    await waitFor(async () => expect((await name()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText(/needs attention/)).toBeNull();
  });

  it('what was typed stays where the record cannot be read again, and so does what is typed then', async () => {
    const { user, save, update, retry } = await savedUnread();
    expect(await name()).toHaveProperty('value', 'Night!');
    expect(closes()).toBe(true);
    await user.type(await name(), '?');
    await retry();
    expect(await name()).toHaveProperty('value', 'Night!?');
    expect(closes()).toBe(false);
    await save('');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.lastCall?.[1].data).toEqual({ name: 'Night!?' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('nothing of somebody else is saved over unseen, who has changed it since', async () => {
    const { user, save, update, getOne, retry } = await savedUnread();
    await user.type(await name(), '?');
    getOne.mockResolvedValue({ data: { id: 7, name: 'Noon' } });
    await retry();
    await save('');
    await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await screen.findByRole('radio', { name: /Theirs.*Noon/ });
    expect(update).toHaveBeenCalledTimes(1);
  });
});
