/** Hand-written lists with react-admin's own tables, on the real data provider: headers, values, links, sort order. */
import { screen, waitFor, within } from '@testing-library/react';
import { useCreatePath, useRedirect, useResourceDefinition } from 'ra-core';
import {
  CreateButton,
  Datagrid,
  DataTable,
  DateField,
  EditButton,
  List,
  NumberField,
  ReferenceField,
  TextField,
} from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectComplaints, expectSilence, openByHand, publishEntities } from './handWritten';
import { createLampServer, LAMP_FILE, LAMP_MENU, MAKER_FILE, type LampServer } from './lampServer';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions/extensions', async (original) => {
  const { createLazyParts } = await import('../support/lazyParts');
  const customViews = createLazyParts({ 'lamp-form': () => LampForm, 'lamp-list': () => LampList });
  const customSections = createLazyParts({ 'maker-table': () => MakerTable });
  return { ...(await original<object>()), customViews, customSections };
});

const LampForm = () => <p>A form</p>;

const MakerTable = () => (
  <DataTable bulkActionButtons={false} rowClick={false}>
    <DataTable.Col source="makerName" label="By hand" />
  </DataTable>
);

function LampList() {
  const { hasCreate, hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const redirect = useRedirect();
  return (
    <>
      <p>{`Creates: ${String(hasCreate)}, shows: ${String(hasShow)}`}</p>
      <a href={createPath({ resource: 'maker', type: 'show', id: 3 })}>Maker</a>
      <button onClick={() => redirect('edit', 'lamp', 2)}>Change Aurora</button>
      <List resource="lamp" disableSyncWithLocation actions={<CreateButton />}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="lampName" />
          <DataTable.NumberCol source="watts" />
          <DataTable.Col source="litSince" field={DateField} />
          <DataTable.Col source="makerId">
            <ReferenceField source="makerId" reference="maker" />
          </DataTable.Col>
          <DataTable.Col label="Change">
            <EditButton />
          </DataTable.Col>
        </DataTable>
      </List>
      <List resource="maker" disableSyncWithLocation actions={false} storeKey="makers">
        <Datagrid bulkActionButtons={false} rowClick={false}>
          <TextField source="makerName" />
          <NumberField source="makerId" />
        </Datagrid>
      </List>
    </>
  );
}

const MAKER_TABLE = {
  ...MAKER_FILE,
  definition: {
    ...MAKER_FILE.definition,
    'x-admin': {
      ...MAKER_FILE.definition['x-admin'],
      list: { columns: ['makerName'], filters: [], sectionsAboveFilters: [{ custom: 'maker-table' }] },
    },
  },
};

let server: LampServer;
let complaints: string[];
beforeEach(() => {
  complaints = collectComplaints();
  server = createLampServer();
  publishEntities({ lamp: LAMP_FILE, maker: MAKER_TABLE });
});

const open = (path = '/lights/all', locale = 'en') =>
  openByHand({ path, locale, menu: LAMP_MENU, dataProvider: server.dataProvider });

const getRow = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

describe('a table written by hand', () => {
  it.each([
    ['en', ['Name of the Lamp', 'Power', 'Lit Since', 'Made by'], '09 Mar 2027'],
    ['zh-Hans', ['灯的名称', '功率', 'Lit Since', '制造商'], '2027-03-09'],
  ])('has the headings of the schema and values in the format of the page (%s)', async (locale, headings, date) => {
    await open('/lights/all', locale);
    const row = await getRow('Borealis');
    for (const heading of headings) screen.getByRole('columnheader', { name: heading });
    row.getByText('1,234.5');
    row.getByText(date);
    await screen.findByRole('columnheader', { name: 'Maker Name' });
    await row.findByRole('link', { name: 'Ohm & Sons' });
    expectSilence(complaints);
  });

  it('leads to the generated screens, wherever they are', async () => {
    const { user, path } = await open();
    await getRow('Borealis');
    expect(screen.getByText(/^Creates/).textContent).toBe('Creates: true, shows: true');
    expect(screen.getByRole('link', { name: 'Maker' }).getAttribute('href')).toBe('/maker/3/show');
    await user.click(screen.getByRole('button', { name: 'Change Aurora' }));
    await waitFor(() => expect(path()).toBe('/lights/change/2'));
    expectSilence(complaints);
  });

  it.each([
    ['Edit', '/lights/change/1'],
    ['Ohm & Sons', '/makers/look/3'],
  ])('its link "%s" leads to %s', async (name, address) => {
    const { user, path } = await open();
    const row = await getRow('Borealis');
    await user.click(await row.findByRole('link', { name }));
    await waitFor(() => expect(path()).toBe(address));
    expectSilence(complaints);
  });

  it('is sorted by the server where its calls know an order', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Maker Name'));
    await waitFor(() => expect(server.sent).toContain('GET makers ["makerName","ASC"]'));
    expectSilence(complaints);
  });

  it('is read whole and sorted where the server knows no order: nothing of it is sent', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Name of the Lamp'));
    await waitFor(() => {
      const names = screen.getAllByText(/^(Aurora|Borealis)$/).map(({ textContent }) => textContent);
      expect(names).toEqual(['Aurora', 'Borealis']);
    });
    const pages = server.sent.filter((call) => call.startsWith('POST lamp-pages'));
    expect(pages.at(-1)).toBe('POST lamp-pages {"pageNo":1,"pageSize":1000,"pageVo":{}}');
    expectSilence(complaints);
  });
});

it('a table above a generated list offers no order: the list has that of its server', async () => {
  await open('/makers');
  const heading = within(await screen.findByRole('columnheader', { name: 'By hand' }));
  expect(heading.queryByRole('button')).toBeNull();
  expectSilence(complaints);
});
