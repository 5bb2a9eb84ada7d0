/** Hand-written parts with react-admin's own components: they find records, resources and routes. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { memoryStore, reactRouterProvider, TestMemoryRouter } from 'ra-core';
import { AdminContext, DataTable, ReferenceField, ShowButton, TextField } from 'react-admin';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReactAdminRedirects } from '../../src/generator/ReactAdminRedirects';
import { createEntityScreenRoutes } from '../../src/generator/createEntityScreenRoutes';
import { RegisteredResources } from '../../src/generator/RegisteredResources';
import { useEntityManifest } from '../../src/generator/shared/useEntityManifest';
import { enMessages } from '../../src/i18n/en';
import type { EntityDefinition } from '../../src/model/schemaLanguage/definition';
import type { EntityModule, ManifestEntry } from '../../src/model/entity/entity';
import { replaceEntityManifest } from '../../src/model/registry/entityRegistry';
import { ConfirmDialogProvider } from '../../src/widgets/confirm';
import { ConfigProvider } from '../../src/widgets/context/config';
import { createTestModule } from '../support/entityModule';
import { createStubProvider, TEST_CONFIG } from '../support/renderInApp';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions/extensions', async (original) => {
  const { lazyComponent } = await import('../../src/ui/lazyComponent');
  const parts = {
    'lamp-table': lazyComponent(async () => LampTable),
    'lamp-maker': lazyComponent(async () => LampMaker),
  };
  return { ...(await original<object>()), customSections: parts };
});

const LampTable = () => (
  <DataTable bulkActionButtons={false} rowClick={false}>
    <DataTable.Col source="lampName" label="Name by hand" />
    <DataTable.Col source="makerId" label="Maker by hand">
      <ReferenceField source="makerId" reference="maker" />
    </DataTable.Col>
    <DataTable.Col label="Look">
      <ShowButton />
    </DataTable.Col>
  </DataTable>
);

const LampMaker = () => (
  <>
    <TextField source="lampName" />
    <ReferenceField source="makerId" reference="maker" link="show" />
  </>
);

const text = (title: string) => ({ type: 'string', title }) as const;

/** Returns a read-only entity with a list and a view of each record. */
function entityNamed(name: string, admin: Partial<EntityDefinition['x-admin']>): [ManifestEntry, EntityModule] {
  const id = `${name}Id`;
  const label = `${name}Name`;
  const routes = { list: `/${name}-list`, view: `/look/at/${name}/{${id}}` };
  const { entity, validators } = createTestModule(
    {
      title: `All ${name}s`,
      properties: { [id]: { type: 'integer' }, [label]: text('Name'), makerId: { type: 'integer', title: 'Made by' } },
    },
    {
      idField: id,
      titleField: label,
      routes,
      calls: { page: `POST ${name}-pages`, get: `GET ${name}/{${id}}` },
      ...admin,
    },
  );
  const entry = { name, title: entity.title, ids: [id], titleField: label, routes: [routes] };
  return [
    { ...entry, page: { method: 'POST', path: `${name}-pages` } },
    { entity: { ...entity, name }, validators },
  ];
}

const ENTITIES = [
  entityNamed('lamp', {
    list: { columns: ['lampName'], sectionsAboveFilters: [{ custom: 'lamp-table' }] },
    view: { sections: [{ title: 'By hand', custom: 'lamp-maker' }] },
  }),
  entityNamed('maker', { list: { columns: ['makerName'] }, view: { sections: [{ readOnlyValues: ['makerName'] }] } }),
];

const LAMP = { id: 7, lampId: 7, lampName: 'Aurora', makerId: 3 };
const MAKER = { id: 3, makerId: 3, makerName: 'Ohm & Sons' };
const getList = vi.fn(async (_name: string, { pagination }: { pagination?: { page: number } }) =>
  pagination?.page === 1 ? { data: [LAMP], total: 1 } : { data: [], total: 1 },
);
const getOne = vi.fn(async (name: string) => ({ data: name === 'lamp' ? LAMP : MAKER }));
const getMany = vi.fn(async () => ({ data: [MAKER] }));

const { Routes } = reactRouterProvider;
const Guard = ({ children }: { children: ReactNode }) => children;

function Screens() {
  const manifest = useEntityManifest();
  return (
    <RegisteredResources manifest={manifest} getIcon={() => undefined}>
      <Routes>{[...createEntityScreenRoutes(manifest, Guard), ...createReactAdminRedirects(manifest)]}</Routes>
    </RegisteredResources>
  );
}

let path = '';
function open(address: string) {
  const dataProvider = createStubProvider({ getList, getOne, getMany } as never);
  const i18nProvider = polyglotI18nProvider(() => enMessages, 'en');
  render(
    <TestMemoryRouter initialEntries={[address]} locationCallback={({ pathname }) => (path = pathname)}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ConfigProvider value={TEST_CONFIG}>
          <ConfirmDialogProvider>
            <Screens />
          </ConfirmDialogProvider>
        </ConfigProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.clearAllMocks();
  const loaders = Object.fromEntries(ENTITIES.map(([{ name }, module]) => [name, async () => module]));
  replaceEntityManifest({ manifest: ENTITIES.map(([entry]) => entry), loaders });
});

const byHand = async () => (await screen.findByRole('columnheader', { name: 'Name by hand' })).closest('table')!;

describe('a part written by hand above a list', () => {
  it('has the rows of the list, asked for once, and names of other records', async () => {
    open('/lamp-list');
    const table = within(await byHand());
    table.getByText('Aurora');
    await table.findByText('Ohm & Sons');
    expect(getList).toHaveBeenCalledTimes(1);
    expect(getMany).toHaveBeenCalledWith('maker', expect.objectContaining({ ids: [3] }));
  });

  it('leads to the screen of a record, and to that of another entity', async () => {
    const user = open('/lamp-list');
    await user.click(within(await byHand()).getByRole('link', { name: 'Show' }));
    await screen.findByRole('heading', { name: 'By hand' });
    expect(path).toBe('/look/at/lamp/7');
  });
});

describe('a part written by hand in a view', () => {
  it('has the record of the screen and leads to the one it names', async () => {
    const user = open('/look/at/lamp/7');
    const section = within(await screen.findByRole('region', { name: 'By hand' }));
    await section.findByText('Aurora');
    await user.click(await section.findByRole('link', { name: 'Ohm & Sons' }));
    await screen.findByRole('heading', { name: 'Ohm & Sons' });
    expect(path).toBe('/look/at/maker/3');
  });
});
