/** Calls beside those of the record send and show values in the formats of the API, as the record does. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { createHttp } from '../../dataProvider/transport/createHttp';
import { FormPreloadProvider } from '../../src/generator/screenLayout/formPreload';
import { ListScreen } from '../../src/generator/screens/ListScreen';
import { enMessages } from '../../src/i18n/en';
import type { AssignmentDefinition, FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { resourceRegistry } from '../../src/resourceRegistry';
import { FormField } from '../../src/widgets/FormField';
import { dialects } from '../support/dialects';
import { createTestModule } from '../support/entityModule';
import { renderInApp } from '../support/renderInApp';
import { noForms } from './list/screens';

const MINUTE = { type: 'string', format: 'yyyy-MM-dd HH:mm' } as const;
const EPOCH = { serialization: 'epochSeconds' } as const;

/** A server with fixed data by method and path. `requests` are method, path with query, and body of each request. */
function createServer(answers: Readonly<Record<string, object>>) {
  const requests: [call: string, body?: unknown][] = [];
  const fetch = async (url: string, { method, body }: RequestInit): Promise<Response> => {
    const call = `${method} ${url.replace('/api/', '')}`;
    requests.push(typeof body === 'string' ? [call, JSON.parse(body)] : [call]);
    const content = { success: true, msg: '', data: null, ...answers[call.split('?')[0]!] };
    return new Response(JSON.stringify(content), { headers: { 'Content-Type': 'application/json' } });
  };
  const { send, page } = createDataProvider({
    baseUrl: '/api',
    routes: resourceRegistry,
    http: createHttp({ credentials: { token: () => 'secret' }, fetch }),
    dialects,
    timeZone: 'Asia/Singapore',
  });
  return { dataProvider: { send, page } as Partial<WattdeskDataProvider>, requests };
}

describe('an assignment', () => {
  const sites: AssignmentDefinition = {
    title: 'Assign Sites',
    page: { endpoint: 'POST things/{thingNo}/site-pages', dialect: 'pageNo/pageVo' },
    assign: 'POST assign-sites',
    unassign: 'POST un-assign-sites',
    recordIdParam: ['thingNo', 'startedAt'],
    paramsFromRecord: { public: 'isPublic' },
    selectedIdsParam: 'siteNos',
    rowIdField: 'siteNo',
    statusFilterOptions: 'states',
    rowSchema: {
      type: 'object',
      properties: {
        siteNo: { type: 'integer', title: 'Site', 'x-ui': { serialization: 'decimalText' } },
        openedAt: { ...MINUTE, title: 'Opened', 'x-ui': EPOCH },
        assignmentStatus: {
          type: 'string',
          enum: ['Assigned', 'Free'],
          title: 'Status',
          'x-ui': { serialization: 'upperCase' },
        },
      },
    },
    columns: ['siteNo', 'openedAt'],
  };
  const module = createTestModule(
    {
      properties: {
        thingNo: { type: 'integer', 'x-ui': { serialization: 'decimalText' } },
        thingName: { type: 'string' },
        startedAt: { ...MINUTE, 'x-ui': EPOCH },
        isPublic: { type: 'boolean', 'x-ui': { serialization: 'yOrN' } },
      },
    },
    {
      idField: 'thingNo',
      titleField: 'thingName',
      routes: { list: '/things' },
      calls: { page: { endpoint: 'POST thing/pages', dialect: 'pageNo/pageVo' } },
      list: { columns: ['thingNo', 'thingName'], rowActions: ['sites'] },
      assignments: { sites },
    },
    { states: { call: 'GET states' } },
  );
  const record = { id: 7, thingNo: 7, thingName: 'Summer', startedAt: '2024-02-29 00:00', isPublic: true };

  it('sends the record, the filters and the selected rows, and shows the rows, in their formats', async () => {
    const { dataProvider, requests } = createServer({
      'POST things/7/site-pages': { data: [{ siteNo: '3', openedAt: 1709136000 }], total: 1 },
      'GET states': { data: [{ value: 'Assigned', name: 'Assigned' }] },
    });
    const getList = async () => ({ data: [record], total: 1 });
    const { user } = renderInApp(
      <FormPreloadProvider value={noForms()}>
        <ListScreen entity={module} routeIndex={0} />
      </FormPreloadProvider>,
      { dataProvider: { ...dataProvider, getList } as never, entity: module, messages: enMessages },
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for Summer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Assign Sites' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/2024/);
    const filter = { thingNo: '7', startedAt: 1709136000, public: 'Y' };
    expect(requests.find(([call]) => call.endsWith('site-pages'))).toEqual([
      'POST things/7/site-pages',
      { pageNo: 1, pageSize: 10, pageVo: filter },
    ]);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Select 3' }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    const { public: _, ...parent } = filter;
    await waitFor(() => expect(requests).toContainEqual(['POST assign-sites', { ...parent, siteNos: ['3'] }]));
    await user.click(within(dialog).getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Assigned' }));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject([
        'POST things/7/site-pages',
        { pageVo: { ...filter, assignmentStatus: 'ASSIGNED' } },
      ]),
    );
  });
});

describe('an option list', () => {
  const lists = {
    states: { call: 'GET {day}/states', paramsFromFields: { open: 'isOpen', day: 'startedAt' } },
  } as const;
  const module = createTestModule(
    {
      properties: {
        state: { type: 'string', title: 'State', 'x-ui': { options: 'states' } },
        isOpen: { type: 'boolean', 'x-ui': { serialization: 'zeroOne' } },
        startedAt: { ...MINUTE, 'x-ui': EPOCH },
      },
    },
    {},
    lists,
  );

  it('sends the values on which it depends in their formats', async () => {
    const { dataProvider, requests } = createServer({});
    renderInApp(<FormField source="state" field={module.entity.shape.fields['state']!} />, {
      entity: module,
      record: { isOpen: true, startedAt: '2024-02-29 00:00' },
      dataProvider,
    });
    await waitFor(() => expect(requests).toEqual([['GET 1709136000/states?open=1']]));
  });
});

describe('a row', () => {
  const visits: FieldDefinition = {
    type: 'array',
    title: 'Visits',
    items: {
      type: 'object',
      properties: {
        visitNo: { type: 'integer', 'x-ui': { serialization: 'decimalText' } },
        at: { ...MINUTE, title: 'At', 'x-ui': EPOCH },
      },
    },
    'x-ui': {
      rows: {
        idField: 'visitNo',
        remove: {
          call: 'DELETE things/{startedAt}/visits/{visitNo}/{at}',
          confirm: 'Delete it?',
          successMessage: 'Deleted',
        },
      },
    },
  };
  const module = createTestModule({ properties: { visits, startedAt: { ...MINUTE, 'x-ui': EPOCH } } });

  it('is removed by values in their formats', async () => {
    const { dataProvider, requests } = createServer({});
    const { user } = renderInApp(<FormField source="visits" field={module.entity.shape.fields['visits']!} />, {
      entity: module,
      record: { startedAt: '2024-02-29 00:00', visits: [{ visitNo: 4, at: '2024-02-29 00:01' }] },
      dataProvider,
    });
    await user.click(await screen.findByRole('button', { name: /^(Remove|Delete)/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests).toEqual([['DELETE things/1709136000/visits/4/1709136060']]));
  });
});
