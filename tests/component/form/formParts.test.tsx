/** Objects and lists of a form whose schema has no sections. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from './form';

const TEXT: FieldDefinition = { type: 'string' };
const OBJECT: FieldDefinition = { type: 'object', properties: { a: TEXT } };

const createEntity = (properties: Record<string, FieldDefinition>, required: string[] = []) =>
  createTestModule(
    { properties: { name: TEXT, ...properties }, required, additionalProperties: false },
    {
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', create: 'POST vouchers', update: 'PUT vouchers' },
      form: { openAs: 'screen' },
    },
  );

const PROBE: FieldDefinition = {
  type: 'object',
  properties: { path: TEXT, period: { type: 'integer', default: 10 } },
  required: ['path'],
};
const LIMITS: FieldDefinition = { type: 'object', properties: { cpu: { type: 'integer', default: 2 } } };
const ENV: FieldDefinition = { type: 'array', items: { type: 'object', properties: { key: TEXT, value: TEXT } } };

function openNew(properties: Record<string, FieldDefinition>, required: string[] = []) {
  const create = vi.fn().mockResolvedValue({ data: { id: 1 } });
  const app = openScreen('/vouchers/create', { entity: createEntity(properties, required), dataProvider: { create } });
  return { ...app, create, sent: (): unknown => create.mock.lastCall?.[1].data as unknown };
}

function openStored(properties: Record<string, FieldDefinition>, record: object, required: string[] = []) {
  const data = { id: 7, ...record };
  const update = vi.fn().mockResolvedValue({ data });
  const getOne = vi.fn().mockResolvedValue({ data });
  const app = openScreen('/vouchers/7', {
    entity: createEntity(properties, required),
    dataProvider: { getOne, update },
  });
  return { ...app, update, sent: (): unknown => update.mock.lastCall?.[1].data as unknown };
}

const head = (name: string) => screen.findByRole('button', { name });
const isOpen = async (name: string) => (await head(name)).getAttribute('aria-expanded') === 'true';
const textbox = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('an object that is not required', () => {
  it('is folded and not sent, without errors and defaults, until somebody fills it in', async () => {
    const { user, create, sent } = openNew({ probe: PROBE, limits: LIMITS });
    expect(await isOpen('Probe')).toBe(false);
    screen.getByRole('heading', { name: 'Probe', level: 2 });
    await user.type(await textbox('Name'), 'x');
    await user.click(save());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ name: 'x' });
  });

  it('is open if the form has nothing else to fill in', async () => {
    openNew({ name: { ...TEXT, readOnly: true }, probe: PROBE });
    expect(await isOpen('Probe')).toBe(true);
  });

  it('is open if it is the first of a form of folded parts, or the first with values', async () => {
    const parts = { name: { ...TEXT, readOnly: true }, probe: PROBE, limits: LIMITS };
    const { unmount } = openNew(parts);
    expect([await isOpen('Probe'), await isOpen('Limits')]).toEqual([true, false]);
    unmount();
    openStored(parts, { name: 'x', limits: { cpu: 4 } });
    expect([await isOpen('Probe'), await isOpen('Limits')]).toEqual([false, true]);
  });

  it('is told apart from one of the same title', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openNew({ line_length: { ...OBJECT, title: 'Line' }, 'line-length': { ...OBJECT, title: 'Line' } });
    expect(await screen.findAllByRole('button', { name: 'Line' })).toHaveLength(2);
    expect(report).not.toHaveBeenCalled();
  });

  it('has its defaults while it is open', async () => {
    const { user, create, sent } = openNew({ probe: PROBE });
    await user.click(await head('Probe'));
    expect((await textbox('Period')).value).toBe('10');
    await user.type(await textbox(/^Path/), '/live');
    await user.click(save());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ probe: { path: '/live', period: 10 } });
  });

  it('loses defaults that nobody has changed when it is folded, but no other value', async () => {
    const { user, create, sent } = openNew({ limits: LIMITS, probe: PROBE });
    await user.click(await head('Limits'));
    expect((await textbox('Cpu')).value).toBe('2');
    await user.click(await head('Limits'));
    await user.click(await head('Probe'));
    await user.type(await textbox(/^Path/), '/live');
    await user.click(await head('Probe'));
    screen.getByText('Path: /live; Period: 10');
    await user.click(save());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ probe: { path: '/live', period: 10 } });
  });

  it('shows the values of a record in its line', async () => {
    openStored({ box: { type: 'object', properties: { a: TEXT, b: TEXT } } }, { box: { a: 'one', b: 'two' } });
    expect(await isOpen('Box')).toBe(false);
    screen.getByText('A: one; B: two');
    expect(screen.queryByRole('textbox', { name: 'A' })).toBeNull();
  });

  it('opens at an error, where the focus goes to the field, and again at the next attempt', async () => {
    const { user, create } = openNew({ probe: PROBE });
    await user.click(await head('Probe'));
    await user.clear(await textbox('Period'));
    await user.type(await textbox('Period'), '5');
    await user.click(await head('Probe'));
    expect(await isOpen('Probe')).toBe(false);
    await user.click(save());
    await waitFor(async () => expect(document.activeElement).toBe(await textbox(/^Path/)));
    await user.click(await head('Probe'));
    screen.getByText('Needs attention');
    await user.click(save());
    await waitFor(async () => expect(document.activeElement).toBe(await textbox(/^Path/)));
    expect(create).not.toHaveBeenCalled();
    await user.type(await textbox(/^Path/), '/');
    expect(await isOpen('Probe')).toBe(true);
  });

  it('has parts of its own', async () => {
    const { user } = openNew({ outer: { type: 'object', properties: { inner: OBJECT, env: ENV } } });
    await user.click(await head('Outer'));
    screen.getByRole('heading', { name: 'Inner', level: 3 });
    expect(await isOpen('Inner')).toBe(false);
    await head('Add row: Env');
  });
});

it('opens an object that is required', async () => {
  openNew({ probe: PROBE }, ['probe']);
  expect(await isOpen('Probe')).toBe(true);
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
  const { user } = openStored({ any: {} }, { any: { x: [1] } });
  expect(await isOpen('Any')).toBe(false);
  screen.getByText('{ "x": [ 1 ] }');
  await user.click(await head('Any'));
  expect((await textbox('Any')).value).toContain('"x"');
});

describe('a list of objects', () => {
  it('is one line without rows, and opens with the first one', async () => {
    const { user, create, sent } = openNew({ env: ENV });
    const add = await head('Add row: Env');
    expect(screen.queryByText('No entries yet')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Env' })).toBeNull();
    await user.click(add);
    const row = await screen.findByRole('group', { name: 'Env 1' });
    await user.type(within(row).getByRole('textbox', { name: 'Key' }), 'MODE');
    await user.click(save());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ env: [{ key: 'MODE' }] });
  });

  it.each([
    [3, true],
    [4, false],
  ])('with %i rows is open: %s', async (count, expected) => {
    openStored({ env: ENV }, { env: Array.from({ length: count }, (_, index) => ({ key: `k${index}` })) });
    expect(await isOpen('Env')).toBe(expected);
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
    openStored({ parties }, record, isRequired ? ['parties'] : []);
    expect(await isOpen('Parties')).toBe(expected);
  });
});

it('keeps the extensions of vendors in what is sent, and shows none of them', async () => {
  const box: FieldDefinition = { type: 'object', properties: { a: TEXT, 'x-b': TEXT } };
  const record = { name: 'n', box: { a: 'one', 'x-b': 'kept' }, 'x-tool': { a: 'kept' } };
  const { user, update, sent } = openStored({ box, 'x-tool': OBJECT }, record);
  await screen.findByText('A: one');
  expect(screen.queryByText(/kept|X.tool/i)).toBeNull();
  await user.type(await textbox('Name'), '!');
  await user.click(save());
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(sent()).toMatchObject({ ...record, name: 'n!' });
});

describe('the contents of a form', () => {
  const MANY = Object.fromEntries(['b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, OBJECT]));
  const contents = () => screen.findByRole('navigation', { name: 'On this page' });

  it('lead to each section, and mark those with errors', async () => {
    const { user } = openNew({ ...MANY, probe: PROBE }, ['probe']);
    const nav = await contents();
    const names = within(within(nav).getByRole('list'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['General', 'B', 'C', 'D', 'E', 'F', 'G', 'Probe']);
    await user.click(within(nav).getByRole('button', { name: 'D' }));
    const { activeElement } = document;
    expect([activeElement?.textContent, activeElement?.getAttribute('aria-expanded')]).toEqual(['D', 'false']);
    expect(within(nav).getByRole('button', { current: 'location' }).textContent).toBe('D');
    await user.click(save());
    await within(nav).findByRole('button', { name: 'Probe 1 field needs attention' });
    expect(within(nav).getAllByRole('button', { name: /attention/ })).toHaveLength(1);
  });

  it('are a menu in a narrow window, which Escape and a choice close', async () => {
    const { user } = openNew(MANY);
    const nav = await contents();
    const menu = within(nav).getByRole('button', { name: 'On this page' });
    const isMenuOpen = () => menu.getAttribute('aria-expanded') === 'true';
    expect(isMenuOpen()).toBe(false);
    await user.click(menu);
    await user.keyboard('{Escape}');
    expect([isMenuOpen(), document.activeElement === menu]).toEqual([false, true]);
    await user.click(menu);
    await user.click(within(nav).getByRole('button', { name: 'D' }));
    expect([isMenuOpen(), document.activeElement?.textContent]).toEqual([false, 'D']);
    await user.click(menu);
    await user.click(await textbox('Name'));
    expect(isMenuOpen()).toBe(false);
  });

  it('are missing beside a short form', async () => {
    const { g: _, ...few } = MANY;
    openNew(few);
    await head('F');
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });
});
