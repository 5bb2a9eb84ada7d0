import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { FormPreloadProvider } from '../../../src/generator/screenLayout/formPreload';
import { ListScreen } from '../../../src/generator/screens/ListScreen';
import { ScreenRecordProvider } from '../../../src/generator/recordScreen/ScreenRecordProvider';
import { ViewScreen } from '../../../src/generator/screens/ViewScreen';
import { enMessages } from '../../../src/i18n/en';
import type { EntityModule } from '../../../src/model/entity/entity';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { renderInApp, type AppOptions } from '../../support/renderInApp';
import { sites, SITES } from '../assignment/support';
import { noForms } from '../list/screens';

const LIST = '/stations';

function Screens({ module, id }: { module: EntityModule; id: string }) {
  const { pathname } = useLocation();
  return (
    <FormPreloadProvider value={noForms()}>
      {pathname === LIST ? (
        <ListScreen entity={module} routeIndex={0} />
      ) : (
        <ScreenRecordProvider resource={module.entity.name} id={id} module={module} routeIndex={0} isView>
          <ViewScreen entity={module} view="view" routeIndex={0} />
        </ScreenRecordProvider>
      )}
    </FormPreloadProvider>
  );
}

const open = (module: EntityModule, id: string, options: AppOptions) =>
  renderInApp(<Screens module={module} id={id} />, { entity: module, messages: enMessages, ...options });

it('says why a record cannot be edited, to whoever may edit others', async () => {
  const module = getProductModule('rfid-card');
  const card = (status: string) => ({ id: 4, ocppTagPk: 4, rfidNumber: 'C4', email: 'a@b.test', status });
  const show = (status: string, options: AppOptions = {}) =>
    open(module, '4', {
      path: '/rfid-card-management/view/4',
      dataProvider: { getOne: vi.fn(async () => ({ data: card(status) })) } as never,
      role: 'ADMIN',
      ...options,
    });
  const { unmount } = show('I');
  await screen.findByText('Inactive cards cannot be changed');
  unmount();
  show('A');
  await screen.findByRole('heading', { level: 1, name: 'C4' });
  expect(screen.queryByText('Inactive cards cannot be changed')).toBeNull();
});

describe('a record that no call reads', () => {
  const module = createTestModule(
    { properties: { boxId: { type: 'string', title: 'Box' }, site: { type: 'string', title: 'Site' } } },
    {
      idField: 'boxId',
      titleField: 'boxId',
      routes: { list: LIST, view: `${LIST}/{boxId}` },
      calls: { page: { endpoint: 'POST stations', dialect: 'pageNo/pageVo' } },
      list: { columns: ['boxId'], filters: [], rowClick: 'view' },
      view: { sections: [{ title: 'Place', readOnlyValues: ['site'] }] },
    },
  );
  const row = { id: 'B7', boxId: 'B7', site: 'Bay' };

  it('is shown as its row, without a call; Refresh reads it', async () => {
    const getOne = vi.fn(async () => ({ data: { ...row, site: 'Marina' } }));
    const getList = vi.fn(async () => ({ data: [row], total: 1 }));
    const dataProvider = { getOne, getList } as unknown as NonNullable<AppOptions['dataProvider']>;
    const { user, location } = open(module, 'B7', { path: LIST, dataProvider });
    await user.click(await screen.findByRole('link', { name: 'B7' }));
    expect(location().pathname).toBe(`${LIST}/B7`);
    await screen.findByText('Bay');
    expect(getOne).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('Marina');
    expect(getOne).toHaveBeenCalledOnce();
  });

  it('is read where its list was not shown before', async () => {
    const getOne = vi.fn(async () => ({ data: row }));
    open(module, 'B7', { path: `${LIST}/B7`, dataProvider: { getOne } as never });
    await screen.findByText('Bay');
    expect(getOne).toHaveBeenCalledOnce();
  });
});

describe('the way back', () => {
  const settings = (more: object) =>
    createTestModule(
      { properties: { host: { type: 'string', title: 'Host' } } },
      {
        singleton: true,
        routes: { update: '/settings' },
        calls: { get: 'GET settings', update: 'PUT settings' },
        form: { openAs: 'screen', sections: [{ title: 'Server', fields: ['host'] }], ...more },
      },
    );

  it.each<[string, object, boolean]>([
    ['that stands alone', {}, false],
    ['that can be cancelled', { cancelRedirect: 'back' }, true],
  ])('of settings %s is offered: %j %s', async (_, more, isOffered) => {
    const getOne = async () => ({ data: { id: 'single', host: 'mail.test' } });
    open(settings(more), 'single', { path: '/settings', dataProvider: { getOne } as never });
    await screen.findByRole('button', { name: 'Refresh' });
    expect(screen.queryByRole('button', { name: 'Back' }) !== null).toBe(isOffered);
  });
});

describe('the sections of a record', () => {
  const module = createTestModule(
    { properties: { name: { type: 'string' }, dataStatus: { type: 'string' } } },
    {
      titleField: 'name',
      routes: { list: LIST, view: `${LIST}/{id}` },
      calls: { page: { endpoint: 'POST stations', dialect: 'pageNo/pageVo' }, get: 'GET stations/{id}' },
      list: { columns: ['name'] },
      view: { sections: [{ title: 'Sites', assignment: 'sites' }] },
      assignments: { sites: SITES },
    },
    { states: { call: 'GET states' } },
  );

  it.each([
    ['Active', true],
    ['Inactive', false],
  ])('of one that is %s can be changed: %s', async (dataStatus, isOpen) => {
    const dataProvider = {
      getOne: async () => ({ data: { id: 7, name: 'Volt', dataStatus } }),
      page: async () => ({ rows: sites(2), total: 2 }),
      send: async () => ({ data: [], msg: '' }),
    } as unknown as NonNullable<AppOptions['dataProvider']>;
    open(module, '7', { path: `${LIST}/7`, dataProvider });
    await screen.findByText('Site 2');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Un-assign' }) !== null).toBe(isOpen));
  });
});
