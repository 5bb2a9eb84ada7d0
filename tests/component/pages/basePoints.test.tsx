import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { ADMIN, expectToast, openApp } from '../app';

const LIST = '/points-management';
const POINTS = { resourceKey: 'points-config', name: 'Points Configuration', path: LIST };
const VALUES = {
  dynamicPointsId: 1,
  earningValue: '1',
  earningCurrency: 'SGD',
  earningPoints: '10',
  offsetPoints: '100',
  offsetValue: '1',
  offsetCurrency: 'SGD',
  lastUpdateTime: '2027-03-09 08:05',
};

interface Server {
  base: unknown;
  role?: string;
  viewOnly?: boolean;
  fails?: boolean;
}

/** Renders the list with its block, on a server with this base setting. */
async function open({ base, role = 'ADMIN', viewOnly = false, fails = false }: Server) {
  const state = { base, fails };
  const read = (): unknown => {
    if (state.fails) throw new HttpError('The base is down', 500);
    return state.base;
  };
  const send = vi.fn(async ({ path }: { path: string }) => {
    if (path.endsWith('auth/resources')) return { data: [{ ...POINTS, viewOnly }], msg: '' };
    return { data: path.endsWith('base-dynamic-points') ? read() : [], msg: '' };
  });
  const getOne = vi.fn(async () => ({ data: { ...(read() as object), id: 'single' } }));
  const save = vi.fn(async (_: string, { data }: { data: object }) => {
    state.base = { ...VALUES, ...(state.base as object), ...data };
    return { data: { id: 1, ...data } };
  });
  const provider = { send, getOne, update: save, create: save } as unknown as Partial<WattdeskDataProvider>;
  const app = await openApp({ path: LIST, session: { ...ADMIN, roleName: role }, dataProvider: provider });
  return { ...app, state, save };
}

const block = () => screen.findByRole('region', { name: 'Base Points' });

/** Waits until the block contains the text. */
async function says(text: string): Promise<void> {
  const container = await block();
  await waitFor(() => expect(container.textContent).toContain(text));
}

const editButton = async () => within(await block()).queryByRole('button', { name: 'Edit' });

async function openDialog(app: { user: { click: (element: Element) => Promise<void> } }): Promise<HTMLElement> {
  await app.user.click(await within(await block()).findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: /base points/i });
  await within(dialog).findAllByRole('textbox');
  return dialog;
}

const values = (dialog: HTMLElement): string[] =>
  within(dialog)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);

afterEach(() => localStorage.clear());

describe('the base formulas above the list', () => {
  it('shows both and when they were changed', async () => {
    await open({ base: VALUES });
    await says('SGD 1 = 10 points');
    await says('100 points = SGD 1');
    await says('Last Updated09 Mar 2027 08:05');
  });

  it('shows a dash for a number that the server leaves out', async () => {
    await open({ base: { ...VALUES, earningPoints: null, offsetValue: undefined } });
    await says('SGD 1 = – points');
    await says('100 points = SGD –');
  });

  it.each([
    ['ADMIN', false, true],
    ['ADMIN', true, false],
    ['PROVIDER', false, false],
    ['admin', false, false],
    ['ADMIN ', false, false],
    ['SUPER ADMIN', false, false],
    ['', false, false],
  ])('role "%s", view-only %s: can be edited %s', async (role, viewOnly, expected) => {
    await open({ base: VALUES, role, viewOnly });
    await says('SGD 1 = 10 points');
    expect((await editButton()) !== null).toBe(expected);
  });

  it('says when it cannot be read, with the text of the server, and tries again', async () => {
    const app = await open({ base: VALUES, fails: true });
    await expectToast('The base is down');
    await screen.findByText('The base points could not be loaded');
    // A setting that could not be loaded must not be editable: a save would overwrite it.
    expect((await block()).textContent).not.toContain('points =');
    expect(await editButton()).toBeNull();
    app.state.fails = false;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await says('SGD 1 = 10 points');
  });
});

describe('where nobody has set the base', () => {
  it('the block has no formula, and the dialog is empty and makes it', async () => {
    const app = await open({ base: null });
    await says('Nothing has been saved yet.');
    await says('SGD – = – points');
    const dialog = await openDialog(app);
    expect(values(dialog)).toEqual(['', '', '', '']);
    for (const [index, box] of within(dialog).getAllByRole('textbox').entries())
      await app.user.type(box, String(index + 1));
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expectToast('Success');
    expect(app.save.mock.lastCall?.[1].data).toEqual({
      earningValue: '1',
      earningPoints: '2',
      offsetPoints: '3',
      offsetValue: '4',
    });
    await says('SGD 1 = 2 points');
    expect((await block()).textContent).not.toContain('Nothing has been saved');
  });

  it('it is not saved over one that somebody has set meanwhile', async () => {
    const app = await open({ base: null });
    const dialog = await openDialog(app);
    for (const box of within(dialog).getAllByRole('textbox')) await app.user.type(box, '5');
    app.state.base = VALUES;
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Changed by someone else' });
    expect(app.save).not.toHaveBeenCalled();
  });
});

describe('the dialog of the base', () => {
  it('opens with the values of the server, saves and reloads the block', async () => {
    const app = await open({ base: VALUES });
    const dialog = await openDialog(app);
    expect(values(dialog)).toEqual(['1', '10', '100', '1']);
    const [, points] = within(dialog).getAllByRole('textbox');
    await app.user.clear(points!);
    await app.user.type(points!, '12.5');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expectToast('Success');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.save).toHaveBeenCalledTimes(1);
    expect(app.save.mock.lastCall?.[1].data).toEqual({
      dynamicPointsId: 1,
      earningValue: '1',
      earningPoints: '12.5',
      offsetPoints: '100',
      offsetValue: '1',
    });
    await says('SGD 1 = 12.5 points');
  });

  it('says the message of a pair at each of its fields that is empty and sends nothing', async () => {
    const app = await open({ base: VALUES });
    const dialog = await openDialog(app);
    const [value, points, used] = within(dialog).getAllByRole('textbox');
    await app.user.clear(value!);
    await app.user.clear(points!);
    await app.user.clear(used!);
    await app.user.type(used!, '0.5');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findAllByText('Please enter points earning formula')).toHaveLength(2);
    within(dialog).getByText('Please enter a correct number');
    expect(document.activeElement).toBe(value);
    expect(app.save).not.toHaveBeenCalled();
  });
});
