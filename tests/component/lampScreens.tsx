/** Screens built from react-admin's own components that write, for an entity that the tests add to the app. */
import { screen } from '@testing-library/react';
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
import { vi } from 'vitest';
import { useToast } from '../../src/widgets/useToast';
import type { EntityModule } from '../../src/model/entity/entity';
import { replaceEntityManifest } from '../../src/model/registry/entityRegistry';
import { createTestModule } from '../support/entityModule';
import { ADMIN, openApp, type OpenApp } from './app';

/** Records of the server. */
const LAMPS = [
  { id: 1, lampName: 'Aurora' },
  { id: 2, lampName: 'Borealis' },
];
export const MODES: readonly MutationMode[] = ['pessimistic', 'optimistic', 'undoable'];

/** Renders a button per mutation; its name is the mutation it starts. */
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

export const LampList = () => (
  <List resource="lamp" perPage={10} disableSyncWithLocation>
    <DataTable bulkActionButtons={<BulkDeleteButton />} rowClick={false}>
      <DataTable.Col source="lampName" label="Name" />
    </DataTable>
    {MODES.map((mode) => (
      <Hooks key={mode} mutationMode={mode} />
    ))}
  </List>
);

export const LampForm = () => {
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
const { entity, validators }: EntityModule = createTestModule(
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
    form: { openAs: 'screen', sections: [{ fields: ['lampName'] }] },
    customScreens: { list: 'lamp-list', form: 'lamp-form' },
  },
);

/** Writes received by the server, as `update 1 Cassiopeia`. */
export const written: string[] = [];
/**
 * The server responds to writes only after `answersAfter` has resolved, and rejects them with `refusal` while it is
 * set.
 */
export const server: { answersAfter?: Promise<void>; refusal?: Error } = {};
/** Warnings of React and react-admin. */
export const complaints: string[] = [];

/**
 * react-admin 5.15 passes props to MUI components that MUI 9 has removed; these warnings are unrelated to the
 * tested code.
 */
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
      await server.answersAfter;
      if (server.refusal) throw server.refusal;
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

/**
 * Opens a screen of the lamps in the whole app.
 * @param toastError milliseconds for which an error toast stays; undoable mutations wait as long
 */
export const openLamps = (path = '/lamps', toastError = 50): Promise<OpenApp> =>
  openApp({
    path,
    session: ADMIN,
    answers: { 'GET resources': [{ resourceKey: 'lamp', name: 'Lamps', path: '/lamps' }] },
    dataProvider: provider() as never,
    config: { errorToastMs: toastError },
  });

/** Resets the recorded writes and publishes the lamps as an entity of the app; runs before each test. */
export function startLamps(): void {
  written.length = 0;
  complaints.length = 0;
  delete server.answersAfter;
  delete server.refusal;
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  replaceEntityManifest({
    manifest: [
      {
        name: 'lamp',
        title: 'Lamps',
        ids: ['id'],
        titleField: 'lampName',
        routes: [routes],
        page: { method: 'POST', path: 'lamp-pages' },
      },
    ],
    loaders: { lamp: async () => ({ entity: { ...entity, name: 'lamp' }, validators }) },
  });
}

/** Presses a button by its name. */
export const press = async ({ user }: OpenApp, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
