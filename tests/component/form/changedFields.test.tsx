/** A form whose API takes the changed fields only: what the real data provider sends. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/transport/createHttp';
import { getRecordId, getRecordIdParts } from '../../../src/model/values/recordIds';
import { dialects } from '../../support/dialects';
import { createTestModule } from '../../support/entityModule';
import { openDialog, openScreen, saveButton, textbox } from './form';

const LAMP = {
  id: 7,
  name: 'Aurora',
  note: 'old',
  kind: 'STREET',
  pole: 'P1',
  address: { city: 'Jurong', street: 'West 1' },
  made: 'ana',
  power: 60,
};
type Lamp = Partial<typeof LAMP> & Record<string, unknown>;

const lamps = (admin: Parameters<typeof createTestModule>[1] = {}) =>
  createTestModule(
    {
      title: 'Lamps',
      properties: {
        name: { type: 'string', title: 'Name' },
        note: { type: 'string', title: 'Note' },
        kind: { type: 'string', title: 'Kind' },
        pole: { type: 'string', title: 'Pole' },
        address: {
          type: 'object',
          title: 'Address',
          properties: { city: { type: 'string', title: 'City' }, street: { type: 'string', title: 'Street' } },
        },
        made: { type: 'string', title: 'Made by', readOnly: true },
      },
      if: { properties: { kind: { const: 'WALL' } }, required: ['kind'] },
      then: { properties: { pole: false } },
    },
    {
      titleField: 'name',
      singularName: 'lamp',
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { rest: { path: 'lamps', dialect: 'hal', update: 'PATCH' } },
      form: { openAs: 'screen', sections: [{ fields: ['name', 'note', 'kind', 'pole', 'address'] }] },
      ...admin,
    },
  );

/** Returns the real data provider in front of a server that merges what it is sent, and counts versions. */
function createServer(module = lamps()) {
  const bodies: Lamp[] = [];
  const versions: (string | null)[] = [];
  let stored: Lamp = LAMP;
  let version = 1;
  const { name, title, ids, calls } = module.entity;
  const change = (fields: Lamp): void => {
    stored = { ...stored, ...fields };
    version += 1;
  };
  const fetch = async (_: string, { body, headers }: RequestInit): Promise<Response> => {
    if (typeof body === 'string') {
      const sent = JSON.parse(body) as Lamp;
      const ifMatch = new Headers(headers).get('If-Match');
      versions.push(ifMatch);
      bodies.push(sent);
      if (ifMatch !== `"${version}"`) return new Response(null, { status: 412 });
      change(sent);
    }
    return Response.json(stored, { headers: { ETag: `"${version}"` } });
  };
  const table = {
    name,
    title,
    ids,
    calls,
    getId: (row: Readonly<Record<string, unknown>>) => getRecordId(ids, row),
    getIdParts: (id: unknown) => getRecordIdParts(ids, id),
  };
  const dataProvider = createDataProvider({
    baseUrl: '/api',
    routes: { getResourceCalls: async () => table, pageTable: () => table },
    http: createHttp({ credentials: { token: () => 'secret' }, fetch: fetch as never }),
    dialects,
  });
  return { dataProvider, bodies, versions, entity: module, change };
}

async function type(user: ReturnType<typeof openScreen>['user'], field: string, text: string) {
  const input = await textbox(field);
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}

describe('a form whose API takes the changed fields only', () => {
  it.each<[name: string, changes: Record<string, string>, body: Lamp]>([
    ['one field', { Name: 'Borealis' }, { name: 'Borealis' }],
    ['an emptied field', { Note: '' }, { note: null as never }],
    ['a field that a rule removes', { Kind: 'WALL' }, { kind: 'WALL', pole: null as never }],
    ['a part of an object', { City: 'Tuas' }, { address: { city: 'Tuas', street: 'West 1' } }],
    ['an emptied part of an object', { Street: '' }, { address: { city: 'Jurong', street: null as never } }],
  ])('sends %s', async (_, changes, body) => {
    const { bodies, ...server } = createServer();
    const { user } = openScreen('/vouchers/7', server);
    // An optional object is folded.
    if ('address' in body) await user.click(await screen.findByRole('button', { name: /^Address/ }));
    for (const [field, text] of Object.entries(changes)) await type(user, field, text);
    await user.click(saveButton());
    await screen.findByText('at /vouchers');
    expect(bodies).toEqual([body]);
  });

  it('sends nothing where nothing has changed, and closes as after a save', async () => {
    const { bodies, ...server } = createServer();
    const { user } = openScreen('/vouchers/7', server);
    await textbox('Name');
    await user.click(saveButton());
    await screen.findByText('Nothing was changed');
    await screen.findByText('at /vouchers');
    expect(bodies).toEqual([]);
  });

  it('sends what a rule has removed already', async () => {
    const { bodies, change, ...server } = createServer();
    change({ kind: 'WALL' });
    const { user } = openScreen('/vouchers/7', server);
    await type(user, 'Name', 'Borealis');
    await user.click(saveButton());
    await waitFor(() => expect(bodies).toEqual([{ name: 'Borealis', pole: null }]));
  });

  it('sends what differs from what somebody else has saved meanwhile', async () => {
    const { bodies, change, ...server } = createServer(lamps({ conflictCheck: true }));
    const { user } = openScreen('/vouchers/7', server);
    await type(user, 'Name', 'Borealis');
    change({ note: 'theirs', power: 90 });
    await user.click(saveButton());
    await user.click(await screen.findByRole('radio', { name: /Yours.*old/ }));
    await user.click(screen.getByRole('button', { name: 'Save choices' }));
    await waitFor(() => expect(bodies).toEqual([{ name: 'Borealis', note: 'old' }]));
  });

  it('that stays open sends what differs from what it has saved', async () => {
    const sections = [{ fields: ['name', 'note'] }];
    const { bodies, ...server } = createServer(lamps({ form: { openAs: 'screen', stayAfterSave: true, sections } }));
    const { user } = openScreen('/vouchers/7', server);
    for (const name of ['Borealis', 'Aurora']) {
      await type(user, 'Name', name);
      await user.click(saveButton());
      await waitFor(() => expect(bodies.at(-1)).toEqual({ name }));
    }
    expect(bodies).toHaveLength(2);
  });

  it('in a dialog sends the same', async () => {
    const { bodies, ...server } = createServer();
    const { user } = openDialog({ id: 7, ...server });
    await type(user, 'Name', 'Borealis');
    await user.click(saveButton());
    await waitFor(() => expect(bodies).toEqual([{ name: 'Borealis' }]));
  });
});

describe('the version of the record', () => {
  const resource = lamps().entity.name;

  it('is the loaded one, also where another part of the screen has read a later one', async () => {
    const { bodies, versions, change, ...server } = createServer();
    const { user } = openScreen('/vouchers/7', server);
    await type(user, 'Name', 'Borealis');
    change({ note: 'theirs' });
    await server.dataProvider.getOne(resource, { id: 7 });
    await user.click(saveButton());
    await user.click(await screen.findByRole('radio', { name: /Yours.*old/ }));
    expect(versions).toEqual(['"1"']);
    await user.click(screen.getByRole('button', { name: 'Save choices' }));
    await screen.findByText('at /vouchers');
    expect(versions).toEqual(['"1"', '"2"']);
    expect(bodies.at(-1)).toEqual({ name: 'Borealis', note: 'old' });
  });

  it('is renewed without a question where nothing has changed that the form overwrites', async () => {
    const { bodies, versions, change, ...server } = createServer();
    const { user } = openScreen('/vouchers/7', server);
    await type(user, 'Name', 'Borealis');
    change({ power: 90 });
    await user.click(saveButton());
    await screen.findByText('at /vouchers');
    expect(versions).toEqual(['"1"', '"2"']);
    expect(bodies.at(-1)).toEqual({ name: 'Borealis' });
  });

  it('is that of the save where the form stays open', async () => {
    const sections = [{ fields: ['name', 'note'] }];
    const entity = lamps({ form: { openAs: 'screen', stayAfterSave: true, sections } });
    const { versions, change, ...server } = createServer(entity);
    const { user } = openScreen('/vouchers/7', server);
    await type(user, 'Name', 'Borealis');
    await user.click(saveButton());
    await waitFor(() => expect(versions).toEqual(['"1"']));
    await screen.findByText('Successfully updated');
    await type(user, 'Name', 'Corona');
    change({ name: 'Theirs' });
    await server.dataProvider.getOne(resource, { id: 7 });
    await user.click(saveButton());
    await screen.findByRole('radio', { name: /Theirs/ });
    expect(versions).toEqual(['"1"', '"2"']);
  });
});
