/** react-admin's own lists and forms in pages and resources without a schema, on the real data provider. */
import { screen, waitFor, within } from '@testing-library/react';
import {
  AutocompleteInput,
  Create,
  Datagrid,
  DataTable,
  Edit,
  EditButton,
  List,
  ReferenceField,
  ReferenceInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenApp } from './app';
import { collectComplaints, expectSilence, openByHand, publishEntities } from './handWritten';
import { LAMP_MENU, MAKER_FILE } from './lampServer';
import { createRestServer, type RestServer } from './restServer';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions/extensionFiles', () => ({
  customSectionFiles: {},
  customDialogFiles: {},
  customViewFiles: {},
  customPageFiles: { '../../pages/gates/gate-desk.page.tsx': async () => GateDesk },
  customResourceFiles: {
    '../../pages/gates/gate.resource.tsx': async () => ({
      list: GateList,
      create: GateCreate,
      edit: GateEdit,
      recordRepresentation: 'name',
    }),
  },
}));

const inputs = (
  <>
    <TextInput source="name" />
    <ReferenceInput source="makerId" reference="maker">
      <AutocompleteInput label="Maker" />
    </ReferenceInput>
  </>
);

const GateList = () => (
  <List>
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="name" />
      <DataTable.Col source="makerId">
        <ReferenceField source="makerId" reference="maker" />
      </DataTable.Col>
      <DataTable.Col label={false}>
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

const GateCreate = () => (
  <Create>
    <SimpleForm>{inputs}</SimpleForm>
  </Create>
);

const GateEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>{inputs}</SimpleForm>
  </Edit>
);

const GateDesk = () => (
  <>
    <List resource="maker" actions={false} disableSyncWithLocation>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="makerName" />
      </Datagrid>
    </List>
    <Create resource="gate" redirect="list">
      <SimpleForm>{inputs}</SimpleForm>
    </Create>
  </>
);

const NORTH = { id: 1, name: 'North', makerId: 3 };
const MAKERS = [
  { makerId: 3, makerName: 'Ohm & Sons' },
  { makerId: 4, makerName: 'Volta' },
];
const ANSWERS = {
  'GET gate': [NORTH],
  'GET gate/1': NORTH,
  'GET gate/7': { id: 7, name: 'South', makerId: 4 },
  'PUT gate/1': { ...NORTH, makerId: 4 },
  'POST gate': { id: 7 },
  'GET makers': MAKERS,
  'GET makers/3': MAKERS[0],
  'GET makers/4': MAKERS[1],
};

let server: RestServer;
let complaints: string[];
beforeEach(() => {
  complaints = collectComplaints();
  server = createRestServer(ANSWERS);
  publishEntities({ maker: MAKER_FILE });
});

const open = (path: string, viewOnly = false) =>
  openByHand({
    path,
    menu: [
      ...LAMP_MENU,
      { resourceKey: 'gate-desk', name: 'Desk of the Gates', path: '/gate-desk' },
      { resourceKey: 'gate', name: 'Gates', path: '/gate', viewOnly },
    ],
    dataProvider: server.dataProvider,
  });

const getWrites = (): string[] => server.requests.filter((call) => !call.startsWith('GET'));

async function chooseMaker({ user }: OpenApp, name: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Maker' }));
  await user.click(await screen.findByRole('option', { name }));
}

describe('a page without an entity', () => {
  it('lists an entity, and creates a record of a resource', async () => {
    const app = await open('/gate-desk');
    await screen.findByRole('columnheader', { name: 'Maker Name' });
    await screen.findByRole('cell', { name: 'Volta' });
    await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'South');
    await chooseMaker(app, 'Volta');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getWrites()).toEqual(['POST gate {"name":"South","makerId":4}']));
    await waitFor(() => expect(app.path()).toBe('/gate'));
    expectSilence(complaints);
  });
});

describe('a resource without a schema', () => {
  it('lists its records, with links to the screens of an entity', async () => {
    const app = await open('/gate');
    const row = within((await screen.findByRole('cell', { name: 'North' })).closest('tr')!);
    await app.user.click(await row.findByRole('link', { name: 'Ohm & Sons' }));
    await waitFor(() => expect(app.path()).toBe('/makers/look/3'));
    expectSilence(complaints);
  });

  it('changes a record, and leads back to the list', async () => {
    const app = await open('/gate');
    await app.user.click(await screen.findByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(app.path()).toBe('/gate/1'));
    await waitFor(() =>
      expect((screen.getByRole('combobox', { name: 'Maker' }) as HTMLInputElement).value).toBe('Ohm & Sons'),
    );
    await chooseMaker(app, 'Volta');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.path()).toBe('/gate'));
    expect(getWrites()).toEqual(['PUT gate/1 {"id":1,"name":"North","makerId":4}']);
    expectSilence(complaints);
  });

  it('creates a record, and leads to its form', async () => {
    const app = await open('/gate');
    await app.user.click(await screen.findByRole('link', { name: 'Create' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'South');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.path()).toBe('/gate/7'));
    expect(getWrites()).toEqual(['POST gate {"name":"South"}']);
    expectSilence(complaints);
  });

  it('offers no changes to a user who may only look at it', async () => {
    await open('/gate', true);
    await screen.findByRole('cell', { name: 'North' });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
    expectSilence(complaints);
  });

  it.each(['/gate/create', '/gate/1'])('has no form at %s for a user who may only look at it', async (path) => {
    await open(path, true);
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expectSilence(complaints);
  });
});
