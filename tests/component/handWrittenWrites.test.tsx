/** react-admin's own screens and hooks that write, in the whole app: each of its modes reaches the server. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useDelete, useDeleteMany, useNotify, useRedirect, useUpdate, useUpdateMany, type MutationMode } from 'ra-core';
import {
  BulkDeleteButton,
  Create,
  DataTable,
  DeleteButton,
  Edit,
  List,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToast } from '../../src/widgets/useToast';
import type { EntityModule } from '../../src/model/entity';
import { publishManifest } from '../../src/model/registry';
import { moduleOf } from '../support/entityModule';
import { ADMIN, openApp, type OpenApp } from './app';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions', async (original) => {
  const { late } = await import('../../src/ui/late');
  const parts = { 'lamp-list': late(async () => LampList), 'lamp-form': late(async () => LampForm) };
  return { ...(await original<object>()), customViews: parts };
});

const LAMPS = [
  { id: 1, lampName: 'Aurora' },
  { id: 2, lampName: 'Borealis' },
];
const MODES: readonly MutationMode[] = ['pessimistic', 'optimistic', 'undoable'];

/** What a hook is asked for is told by the name of its button. */
function Hooks({ mutationMode }: { mutationMode: MutationMode }) {
  const notify = useNotify();
  const toast = useToast();
  const redirect = useRedirect();
  const done = (text: string) => ({ onSuccess: () => notify(text, { undoable: mutationMode === 'undoable' }) });
  const silent = { mutationMode, onSuccess: () => redirect('/lamps') };
  const [update] = useUpdate();
  const [updateMany] = useUpdateMany();
  const [remove] = useDelete();
  const [removeMany] = useDeleteMany();
  const renamed = { data: { lampName: 'Cassiopeia' }, previousData: LAMPS[0] };
  const calls: Record<string, () => unknown> = {
    update: () => update('lamp', { id: 1, ...renamed }, { mutationMode, ...done('Updated') }),
    'update another': () => update('lamp', { id: 2, ...renamed }, { mutationMode, ...done('Updated') }),
    'update silently': () => update('lamp', { id: 1, ...renamed }, silent),
    updateMany: () =>
      updateMany('lamp', { ids: [1, 2], data: { lampName: 'Cassiopeia' } }, { mutationMode, ...done('Updated') }),
    delete: () => remove('lamp', { id: 1, previousData: LAMPS[0] }, { mutationMode, ...done('Deleted') }),
    deleteMany: () => removeMany('lamp', { ids: [1, 2] }, { mutationMode, ...done('Deleted') }),
    'tell something else': () => toast.success('Something else'),
  };
  return Object.entries(calls).map(([name, call]) => (
    <button key={name} onClick={() => void call()}>{`${mutationMode}: ${name}`}</button>
  ));
}

const LampList = () => (
  <List resource="lamp" perPage={10} disableSyncWithLocation>
    <DataTable bulkActionButtons={<BulkDeleteButton />} rowClick={false}>
      <DataTable.Col source="lampName" label="Name" />
    </DataTable>
    {MODES.map((mode) => (
      <Hooks key={mode} mutationMode={mode} />
    ))}
  </List>
);

const LampForm = () => {
  const { id } = useParams();
  const fields = <TextInput source="lampName" label="Name" />;
  return id === undefined ? (
    <Create resource="lamp" redirect="list">
      <SimpleForm>{fields}</SimpleForm>
    </Create>
  ) : (
    <Edit resource="lamp" id={Number(id)}>
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton />
            <DeleteButton />
          </Toolbar>
        }
      >
        {fields}
      </SimpleForm>
    </Edit>
  );
};

const routes = { list: '/lamps', create: '/lamps/create', update: '/lamps/{id}' };
const { entity, validators }: EntityModule = moduleOf(
  { title: 'Lamps', properties: { lampName: { type: 'string', title: 'Name' } } },
  {
    routes,
    calls: {
      page: 'POST lamp-pages',
      get: 'GET lamp/{id}',
      create: 'POST lamp',
      update: 'PUT lamp',
      delete: 'DELETE lamp/{id}',
    },
    form: { in: 'screen', sections: [{ fields: ['lampName'] }] },
    views: { list: 'lamp-list', form: 'lamp-form' },
  },
);

/** What has reached the server: `update 1 Cassiopeia`. */
let written: string[];
/** What React or react-admin complains about. */
let complaints: string[];

/** react-admin 5.15 gives MUI's parts props that MUI 9 has no more: nothing to do with what is written. */
const isForeign = (text: string): boolean => text.startsWith('React does not recognize the `%s` prop');

const complain = (...words: unknown[]): void => {
  const text = words.map(String).join(' ');
  if (!isForeign(text)) complaints.push(text);
};

const provider = () => {
  const write =
    (name: string) =>
    async (_: string, { id, ids, data }: { id?: number; ids?: number[]; data?: { lampName?: string } }) => {
      written.push([name, id ?? ids?.join('+'), data?.lampName].filter((part) => part !== undefined).join(' '));
      return { data: ids ?? { id: id ?? 3, ...data } };
    };
  return {
    getList: async () => ({ data: LAMPS, total: LAMPS.length }),
    getOne: async (_: string, { id }: { id: number }) => ({ data: LAMPS.find((lamp) => lamp.id === Number(id)) }),
    getMany: async () => ({ data: LAMPS }),
    ...Object.fromEntries(
      ['create', 'update', 'updateMany', 'delete', 'deleteMany'].map((name) => [name, write(name)]),
    ),
  };
};

const open = (path = '/lamps', toastError = 50): Promise<OpenApp> =>
  openApp({
    path,
    session: ADMIN,
    answers: { 'GET resources': [{ resourceKey: 'lamp', name: 'Lamps', path: '/lamps' }] },
    dataProvider: provider() as never,
    config: { toastError },
  });

beforeEach(() => {
  written = [];
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  publishManifest({
    manifest: [
      {
        name: 'lamp',
        title: 'Lamps',
        ids: ['id'],
        label: 'lampName',
        routes: [routes],
        page: { method: 'POST', path: 'lamp-pages' },
      },
    ],
    loaders: { lamp: async () => ({ entity: { ...entity, name: 'lamp' }, validators }) },
  });
});

const press = async ({ user }: OpenApp, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

/** Long enough for whoever would like to undo something. */
const LONG = 60_000;

const rename = async (app: OpenApp): Promise<void> => {
  const input = await screen.findByRole('textbox', { name: 'Name' });
  await app.user.clear(input);
  await app.user.type(input, 'Cassiopeia');
  await press(app, 'Save');
};

const chooseAll = async (app: OpenApp): Promise<void> => {
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press(app, 'Delete');
};

describe("react-admin's own screens reach the server by themselves", () => {
  it.each<[string, string, (app: OpenApp) => Promise<void>, string]>([
    ['a changed record', '/lamps/1', rename, 'update 1 Cassiopeia'],
    ['a new record', '/lamps/create', rename, 'create Cassiopeia'],
    ['a deleted record', '/lamps/1', (app) => press(app, 'Delete'), 'delete 1'],
    ['chosen rows', '/lamps', chooseAll, 'deleteMany 1+2'],
  ])('%s', async (_, path, write, expected) => {
    const app = await open(path);
    await write(app);
    await waitFor(() => expect(written).toEqual([expected]));
    expect(complaints).toEqual([]);
  });

  it.each(
    MODES.flatMap((mode) =>
      ['update', 'update silently', 'updateMany', 'delete', 'deleteMany'].map((name) => [mode, name] as const),
    ),
  )('%s: %s', async (mode, name) => {
    const app = await open();
    await press(app, `${mode}: ${name}`);
    await waitFor(() => expect(written).toHaveLength(1));
    expect(complaints).toEqual([]);
  });
});

describe('what can be undone', () => {
  const toast = async (text: string) =>
    within((await screen.findByText(text, { selector: '.wd-toast-text' })).closest('.wd-toast')! as HTMLElement);

  it('is sent by nobody when it is undone, and the screen shows what was', async () => {
    const app = await open('/lamps', LONG);
    await press(app, 'undoable: update');
    await screen.findByRole('cell', { name: 'Cassiopeia' });
    await app.user.click(await (await toast('Updated')).findByRole('button', { name: 'Undo' }));
    await screen.findByRole('cell', { name: 'Aurora' });
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void fireEvent(window, new Event('beforeunload')));
    expect(written).toEqual([]);
  });

  it.each(['beforeunload', 'pagehide'])('is sent when the page is left (%s), once', async (event) => {
    const app = await open('/lamps', LONG);
    await press(app, 'undoable: delete');
    await (await toast('Deleted')).findByRole('button', { name: 'Undo' });
    expect(written).toEqual([]);
    act(() => void fireEvent(window, new Event(event)));
    await waitFor(() => expect(written).toEqual(['delete 1']));
    act(() => void fireEvent(window, new Event(event)));
    expect((await toast('Deleted')).queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(written).toEqual(['delete 1']);
  });

  it('waits while something else is told, and is sent when its message is closed', async () => {
    const app = await open('/lamps', LONG);
    await press(app, 'undoable: delete');
    await toast('Deleted');
    await press(app, 'undoable: tell something else');
    await toast('Something else');
    await app.user.click((await toast('Something else')).getByRole('button', { name: 'Close' }));
    expect(written).toEqual([]);
    await app.user.click((await toast('Deleted')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(written).toEqual(['delete 1']));
  });

  it('is what was done last: what was done before is sent first', async () => {
    const app = await open('/lamps', LONG);
    await press(app, 'undoable: update');
    await (await toast('Updated')).findByRole('button', { name: 'Undo' });
    await press(app, 'undoable: update another');
    await waitFor(() => expect(written).toEqual(['update 1 Cassiopeia']));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    act(() => void fireEvent(window, new Event('beforeunload')));
    expect(written).toEqual(['update 1 Cassiopeia']);
  });

  it('is sent before another write that cannot be undone', async () => {
    const app = await open('/lamps', LONG);
    await press(app, 'undoable: update');
    await (await toast('Updated')).findByRole('button', { name: 'Undo' });
    await press(app, 'undoable: update silently');
    await waitFor(() => expect(written).toEqual(['update 1 Cassiopeia', 'update 1 Cassiopeia']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
