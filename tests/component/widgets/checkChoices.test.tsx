import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, OptionListDefinition } from '../../../src/model/schemaLanguage/definition';
import { compileEntityModule, createTestModule } from '../../support/entityModule';
import { drawField } from './draw';

const lists: Record<string, OptionListDefinition> = {
  types: { call: 'GET article/article-type-select', valueField: 'articleTypeId', labelField: 'articleTypeName' },
  groups: { call: 'GET group-select', paramsFromFields: { groupType: 'userType' } },
  sites: { call: 'GET site-select', searchParam: 'siteName', valueField: 'sitePk', labelField: 'siteName' },
  plugs: { call: 'GET plug-select', fallbackOptions: [{ const: 'AC' }, { const: 'DC' }] },
};

const entityWith = (name: FieldDefinition, more: Record<string, FieldDefinition> = {}) =>
  createTestModule({ properties: { name, ...more } }, {}, lists);

const thingWith = (name: FieldDefinition) => ({
  $id: 'thing',
  title: 'Things',
  type: 'object',
  properties: { name },
  'x-admin': { idField: 'name', routes: {}, calls: {} },
});

const answering = (...answers: unknown[]) => {
  const send = vi.fn();
  for (const response of answers) {
    if (response instanceof Error) send.mockRejectedValueOnce(response);
    else send.mockResolvedValueOnce({ data: response, msg: '' });
  }
  return send;
};

const open = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  await user.click(await screen.findByRole('combobox', { name }));
  return within(await screen.findByRole('listbox'));
};

describe('a select of the schema', () => {
  const colour: FieldDefinition = {
    type: 'string',
    title: 'Colour',
    oneOf: [
      { const: 'R', title: 'Red' },
      { const: 'G', title: 'Green' },
    ],
  };

  it('shows names and holds codes', async () => {
    const { user, submit } = drawField(colour);
    const list = await open(user, 'Colour');
    await user.click(list.getByRole('option', { name: 'Green' }));
    expect(await submit()).toBe('G');
  });

  it('takes the option of a letter while it is closed, and none of a key of the page', async () => {
    const { user, submit } = drawField(colour);
    await screen.findByRole('combobox', { name: 'Colour' });
    await user.tab();
    await user.keyboard('g');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Control>}r{/Control}');
    expect(await submit()).toBe('G');
  });

  it('can be emptied', async () => {
    const { user, submit } = drawField(colour, 'R');
    await user.click(screen.getByRole('button', { name: 'Clear Colour' }));
    // The clear button disappears with the value, so the focus moves to the dropdown.
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Colour/ }));
    expect(await submit()).toBe('');
  });

  it.each(['Delete', 'Backspace'])('is emptied by the keyboard: %s', async (key) => {
    const { user, submit } = drawField(colour, 'R');
    screen.getByRole('combobox', { name: /^Colour/ }).focus();
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Colour/ }));
    // The clear button is for the pointer only and not in the tab order.
    expect(screen.queryByRole('button', { name: 'Clear Colour' })).toBeNull();
    expect(await submit()).toBe('');
  });

  it('shows a value that is not among its choices', () => {
    drawField(colour, 'B');
    expect(screen.getByRole('combobox', { name: 'Colour' }).textContent).toBe('B');
  });
});

describe('a select of a server list', () => {
  const type: FieldDefinition = { type: 'integer', title: 'Type', 'x-ui': { options: 'types' } };

  it.each([false, true])('keeps focus and open list where a long list turns it into a search: %s', async (isOpen) => {
    let resolve: (answer: { data: object[]; msg: string }) => void = () => undefined;
    const send = vi.fn(
      () =>
        new Promise((done) => {
          resolve = done;
        }),
    );
    const { user } = drawField(type, undefined, { entity: entityWith(type), dataProvider: { send: send as never } });
    const early = await screen.findByRole('combobox', { name: 'Type' });
    if (isOpen) await user.click(early);
    else early.focus();
    const data = Array.from({ length: 40 }, (_, at) => ({ articleTypeId: at, articleTypeName: `Type ${at}` }));
    await act(async () => resolve({ data, msg: '' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).not.toBe(early));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' })));
    expect(screen.queryAllByRole('option')).toHaveLength(isOpen ? 40 : 0);
  });

  it('understands the keys of the list and keeps numbers numbers', async () => {
    const send = answering([{ articleTypeId: '7', articleTypeName: 'News' }]);
    const { user, submit } = drawField(type, undefined, { entity: entityWith(type), dataProvider: { send } });
    const list = await open(user, 'Type');
    await user.click(await list.findByRole('option', { name: 'News' }));
    expect(await submit()).toBe(7);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('names its values in the language of the page where the translation does', async () => {
    const send = answering([
      { value: 7, name: 'News' },
      { value: 8, name: 'Tips' },
    ]);
    const files = { 'thing.json': thingWith(type), 'options.json': lists };
    const entity = compileEntityModule('thing.json', files, { options: { types: { 7: '新闻' } } });
    const { user } = drawField(type, undefined, { entity, dataProvider: { send } });
    const list = await open(user, 'Type');
    expect((await list.findAllByRole('option')).map((option) => option.textContent)).toEqual(['新闻', 'Tips']);
  });

  it.each([
    ['one', type, 7, '', 'News'],
    ['several', { ...type, type: 'array', items: { type: 'integer' } } as FieldDefinition, [7], '…', 'News'],
    ['one that is not in it', type, 9, '', '9'],
  ])('shows no code while the list is on its way: %s', async (_, definition, value, early, late) => {
    let resolve: (answer: { data: object[]; msg: string }) => void = () => undefined;
    const send = vi.fn(() => new Promise((done) => (resolve = done)));
    drawField(definition, value, { entity: entityWith(definition), dataProvider: { send: send as never } });
    const shown = (await screen.findByRole('combobox', { name: 'Type' })).closest('.MuiInputBase-root, .wd-field')!;
    const text = () => shown.textContent?.replace(/\u200b|Type/g, '');
    expect(text()).toBe(early);
    await act(async () => resolve({ data: [{ articleTypeId: 7, articleTypeName: 'News' }], msg: '' }));
    await waitFor(() => expect(text()).toBe(late));
  });

  it('says at the field that the list could not be loaded, without a toast, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const send = answering(new Error('Down'), [{ value: 1, name: 'News' }]);
    const { user } = drawField(type, undefined, { entity: entityWith(type), dataProvider: { send } });
    await screen.findByText('Options could not be loaded');
    expect(screen.queryByText('Down')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry: Type' }));
    await waitFor(() => expect(screen.queryByText('Options could not be loaded')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' }));
    const list = await open(user, 'Type');
    list.getByRole('option', { name: 'News' });
  });

  it('uses the label of the record while the list does not hold its code', async () => {
    const named: FieldDefinition = { ...type, 'x-ui': { options: 'types', labelField: 'typeName' } };
    const entity = entityWith(named, { typeName: { type: 'string' } });
    drawField(named, 9, { entity, record: { typeName: 'Old news' }, dataProvider: { send: answering([]) } });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' }).textContent).toBe('Old news'));
  });

  it('waits for the field it depends on and asks with its value', async () => {
    const group: FieldDefinition = { type: 'integer', title: 'Group', 'x-ui': { options: 'groups' } };
    const send = answering([{ value: 1, name: 'Fleet' }]);
    const more = { userType: { type: 'string', title: 'User Type' } as FieldDefinition };
    const entity = entityWith(group, more);
    drawField(group, undefined, { entity, dataProvider: { send } });
    screen.getByText('Choose first: User Type');
    expect(send).not.toHaveBeenCalled();
  });

  it('asks with the value of the field it depends on', async () => {
    const group: FieldDefinition = { type: 'integer', title: 'Group', 'x-ui': { options: 'groups' } };
    const send = answering([{ value: 1, name: 'Fleet' }]);
    const entity = entityWith(group, { userType: { type: 'string' } });
    drawField(group, 1, { entity, record: { userType: 'FLEET' }, dataProvider: { send } });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Group' }).textContent).toBe('Fleet'));
    expect(send.mock.lastCall?.[1]).toMatchObject({ query: { groupType: 'FLEET' } });
  });

  it('lets the server search where the list says so', async () => {
    const site: FieldDefinition = { type: 'integer', title: 'Site', 'x-ui': { options: 'sites' } };
    const send = answering([], [{ sitePk: 4, siteName: 'Bugis' }]);
    const { user, submit } = drawField(site, undefined, { entity: entityWith(site), dataProvider: { send } });
    await user.type(await screen.findByRole('combobox', { name: 'Site' }), 'bug');
    await user.click(await screen.findByRole('option', { name: 'Bugis' }));
    expect(send.mock.calls[1]?.[1]).toMatchObject({ query: { siteName: 'bug' } });
    expect(await submit()).toBe(4);
  });
});

describe('a multiple select', () => {
  const plugs: FieldDefinition = {
    type: 'array',
    title: 'Plugs',
    items: { type: 'string' },
    'x-ui': { options: 'plugs' },
  };

  it('falls back to the choices of its schema', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const send = answering(new Error('Down'));
    const { user, submit } = drawField(plugs, ['AC'], { entity: entityWith(plugs), dataProvider: { send } });
    const list = await open(user, 'Plugs');
    await user.click(list.getByRole('option', { name: 'DC' }));
    expect(await submit()).toEqual(['AC', 'DC']);
  });

  it('says of a fallback that the list did not come, until it comes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const send = answering(new Error('Down'), [{ value: 'AC', name: 'Slow' }]);
    const { user } = drawField(plugs, ['AC'], { entity: entityWith(plugs), dataProvider: { send } });
    await screen.findByText('Options could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry: Plugs' }));
    await screen.findByText('Slow');
    expect(screen.queryByText('Options could not be loaded')).toBeNull();
  });

  it('takes all, and none', async () => {
    const sites = Array.from({ length: 500 }, (_, index) => ({ value: index, name: `Site ${index}` }));
    const many: FieldDefinition = { ...plugs, items: { type: 'integer' }, title: 'Sites' };
    const { user, submit } = drawField(many, [], {
      entity: entityWith(many),
      dataProvider: { send: answering(sites) },
    });
    await screen.findByRole('combobox', { name: 'Sites' });
    const list = await open(user, 'Sites');
    expect(list.getAllByRole('option').length).toBeLessThan(150);
    await user.click(list.getByRole('option', { name: 'Select all (500)' }));
    expect(await submit()).toHaveLength(500);
    screen.getByText('+492');
    const again = await open(user, 'Sites');
    await user.click(again.getByRole('option', { name: 'Select none' }));
    expect(await submit()).toEqual([]);
  });
});
