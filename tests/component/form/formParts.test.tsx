/** Objects and lists of a form whose schema has no sections. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from './form';
import {
  ENV,
  findSectionButton,
  isSectionOpen,
  LIMITS,
  OBJECT,
  openCreateForm,
  openEditForm,
  PROBE,
  getSaveButton,
  TEXT,
  textbox,
} from './formWithParts';

describe('an object that is not required', () => {
  it('is folded and not sent, without errors and defaults, until somebody fills it in', async () => {
    const { user, create, sent } = openCreateForm({ probe: PROBE, limits: LIMITS });
    expect(await isSectionOpen('Probe')).toBe(false);
    screen.getByRole('heading', { name: 'Probe', level: 2 });
    await user.type(await textbox('Name'), 'x');
    await user.click(getSaveButton());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ name: 'x' });
  });

  it('is open if the form has nothing else to fill in', async () => {
    openCreateForm({ name: { ...TEXT, readOnly: true }, probe: PROBE });
    expect(await isSectionOpen('Probe')).toBe(true);
  });

  it('is open if it is the first of a form of folded parts, or the first with values', async () => {
    const parts = { name: { ...TEXT, readOnly: true }, probe: PROBE, limits: LIMITS };
    const { unmount } = openCreateForm(parts);
    expect([await isSectionOpen('Probe'), await isSectionOpen('Limits')]).toEqual([true, false]);
    unmount();
    openEditForm(parts, { name: 'x', limits: { cpu: 4 } });
    expect([await isSectionOpen('Probe'), await isSectionOpen('Limits')]).toEqual([false, true]);
  });

  it('is told apart from one of the same title', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openCreateForm({ line_length: { ...OBJECT, title: 'Line' }, 'line-length': { ...OBJECT, title: 'Line' } });
    expect(await screen.findAllByRole('button', { name: 'Line' })).toHaveLength(2);
    expect(report).not.toHaveBeenCalled();
  });

  it('has its defaults while it is open', async () => {
    const { user, create, sent } = openCreateForm({ probe: PROBE });
    await user.click(await findSectionButton('Probe'));
    expect((await textbox('Period')).value).toBe('10');
    await user.type(await textbox(/^Path/), '/live');
    await user.click(getSaveButton());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ probe: { path: '/live', period: 10 } });
  });

  it('loses defaults that nobody has changed when it is folded, but no other value', async () => {
    const { user, create, sent } = openCreateForm({ limits: LIMITS, probe: PROBE });
    await user.click(await findSectionButton('Limits'));
    expect((await textbox('Cpu')).value).toBe('2');
    await user.click(await findSectionButton('Limits'));
    await user.click(await findSectionButton('Probe'));
    await user.type(await textbox(/^Path/), '/live');
    await user.click(await findSectionButton('Probe'));
    screen.getByText('Path: /live; Period: 10');
    await user.click(getSaveButton());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ probe: { path: '/live', period: 10 } });
  });

  it('shows the values of a record in its line', async () => {
    openEditForm({ box: { type: 'object', properties: { a: TEXT, b: TEXT } } }, { box: { a: 'one', b: 'two' } });
    expect(await isSectionOpen('Box')).toBe(false);
    screen.getByText('A: one; B: two');
    expect(screen.queryByRole('textbox', { name: 'A' })).toBeNull();
  });

  it('opens at an error, where the focus goes to the field, and again at the next attempt', async () => {
    const { user, create } = openCreateForm({ probe: PROBE });
    await user.click(await findSectionButton('Probe'));
    await user.clear(await textbox('Period'));
    await user.type(await textbox('Period'), '5');
    await user.click(await findSectionButton('Probe'));
    expect(await isSectionOpen('Probe')).toBe(false);
    await user.click(getSaveButton());
    await waitFor(async () => expect(document.activeElement).toBe(await textbox(/^Path/)));
    await user.click(await findSectionButton('Probe'));
    screen.getByText('Needs attention');
    await user.click(getSaveButton());
    await waitFor(async () => expect(document.activeElement).toBe(await textbox(/^Path/)));
    expect(create).not.toHaveBeenCalled();
    await user.type(await textbox(/^Path/), '/');
    expect(await isSectionOpen('Probe')).toBe(true);
  });

  it('has parts of its own', async () => {
    const { user } = openCreateForm({ outer: { type: 'object', properties: { inner: OBJECT, env: ENV } } });
    await user.click(await findSectionButton('Outer'));
    screen.getByRole('heading', { name: 'Inner', level: 3 });
    expect(await isSectionOpen('Inner')).toBe(false);
    await findSectionButton('Add row: Env');
  });
});

it('opens an object that is required', async () => {
  openCreateForm({ probe: PROBE }, ['probe']);
  expect(await isSectionOpen('Probe')).toBe(true);
  expect((await textbox('Period')).value).toBe('10');
});

it('keeps the looks of an object below the title of its section', async () => {
  const entity = createTestModule(
    { properties: { box: OBJECT } },
    {
      routes: { list: '/vouchers', create: '/vouchers/create' },
      calls: { create: 'POST vouchers' },
      form: { openAs: 'screen', sections: [{ title: 'The box', fields: ['box'] }] },
    },
  );
  openScreen('/vouchers/create', { entity });
  await textbox('A');
  expect(screen.queryByRole('button', { name: 'Box' })).toBeNull();
});

it('folds a JSON value, with its beginning in the line', async () => {
  const { user } = openEditForm({ any: {} }, { any: { x: [1] } });
  expect(await isSectionOpen('Any')).toBe(false);
  screen.getByText('{ "x": [ 1 ] }');
  await user.click(await findSectionButton('Any'));
  expect((await textbox('Any')).value).toContain('"x"');
});

describe('a list of objects', () => {
  it('is one line without rows, and opens with the first one', async () => {
    const { user, create, sent } = openCreateForm({ env: ENV });
    const add = await findSectionButton('Add row: Env');
    expect(screen.queryByText('No entries yet')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Env' })).toBeNull();
    await user.click(add);
    const row = await screen.findByRole('group', { name: 'Env 1' });
    await user.type(within(row).getByRole('textbox', { name: 'Key' }), 'MODE');
    await user.click(getSaveButton());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ env: [{ key: 'MODE' }] });
  });

  it.each([
    [3, true],
    [4, false],
  ])('with %i rows is open: %s', async (count, expected) => {
    openEditForm({ env: ENV }, { env: Array.from({ length: count }, (_, index) => ({ key: `k${index}` })) });
    expect(await isSectionOpen('Env')).toBe(expected);
    expect(screen.queryByText(`${count} entries`) === null).toBe(expected);
  });

  it.each([
    [8, 2, false, true],
    [9, 2, false, false],
    [17, 1, false, false],
    [16, 2, true, true],
    [17, 2, true, false],
    [6, 3, false, true],
  ])('with %i fields in each of %i rows, required: %s, is open: %s', async (fields, rows, isRequired, expected) => {
    const properties = Object.fromEntries(Array.from({ length: fields }, (_, index) => [`f${index}`, TEXT]));
    const parties: FieldDefinition = { type: 'array', items: { type: 'object', properties } };
    const record = { parties: Array.from({ length: rows }, () => ({ f0: 'a' })) };
    openEditForm({ parties }, record, isRequired ? ['parties'] : []);
    expect(await isSectionOpen('Parties')).toBe(expected);
  });
});

it('keeps the extensions of vendors in what is sent, and shows none of them', async () => {
  const box: FieldDefinition = { type: 'object', properties: { a: TEXT, 'x-b': TEXT } };
  const record = { name: 'n', box: { a: 'one', 'x-b': 'kept' }, 'x-tool': { a: 'kept' } };
  const { user, update, sent } = openEditForm({ box, 'x-tool': OBJECT }, record);
  await screen.findByText('A: one');
  expect(screen.queryByText(/kept|X.tool/i)).toBeNull();
  await user.type(await textbox('Name'), '!');
  await user.click(getSaveButton());
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(sent()).toMatchObject({ ...record, name: 'n!' });
});
