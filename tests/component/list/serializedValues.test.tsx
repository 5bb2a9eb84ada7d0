/** A list and a form of an entity whose API has another format for each kind of value. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/transport/createHttp';
import { createRecordSerializer } from '../../../src/model/serializations/createRecordSerializer';
import { getRecordId, getRecordIdParts } from '../../../src/model/values/recordIds';
import { dialects } from '../../support/dialects';
import { compileEntityModule } from '../../support/entityModule';
import { TEST_CONFIG } from '../../support/renderInApp';
import { RECEIVED, SERIALIZED_ENTITY } from '../../support/serializedEntity';
import { openDialog, saveButton, textbox } from '../form/form';
import { renderList } from './support';

const module = compileEntityModule('repair.json', { 'repair.json': SERIALIZED_ENTITY });
const { entity } = module;

/** Returns the real data provider in front of a server that has one record. */
function createServer() {
  const bodies: Record<string, unknown>[] = [];
  const fetch = async (_: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    if (typeof body === 'string') bodies.push(JSON.parse(body) as Record<string, unknown>);
    const data = method === 'GET' ? RECEIVED : [RECEIVED];
    return Response.json(method === 'PUT' ? { success: true, data: null } : { success: true, data, total: 1 });
  };
  const table = {
    name: entity.name,
    title: entity.title,
    ids: entity.ids,
    calls: entity.calls,
    getId: (row: Readonly<Record<string, unknown>>) => getRecordId(entity.ids, row),
    getIdParts: (id: unknown) => getRecordIdParts(entity.ids, id),
    loadSerializer: async (options: { timeZone?: string | undefined }) => createRecordSerializer(entity, options),
  };
  const provider = createDataProvider({
    baseUrl: '/api',
    routes: { getResourceCalls: async () => table, pageTable: () => table },
    http: createHttp({ credentials: { token: () => 'secret' }, fetch: fetch as never }),
    dialects,
    timeZone: TEST_CONFIG.timeZone,
  });
  return { provider, bodies };
}

it('the list shows the values of the app, and is filtered in the formats of the API', async () => {
  const { provider, bodies } = createServer();
  const filter = { isOpen: true, status: 'In progress', startedAt: { from: '2024-02-29', to: '2024-02-29' } };
  renderList({
    module,
    getList: provider.getList as never,
    path: `/list?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  });
  for (const text of ['29 Feb 2024 00:00', '19.99', 'AC, DC', 'In progress', 'Singapore'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(bodies[0]).toMatchObject({
    pageVo: { isOpen: 1, status: 'IN_PROGRESS', startedAt: { from: 1709136000, to: 1709222399 } },
  });
});

it('the form sends what has changed in the format of the API, and everything else as it was received', async () => {
  const { provider, bodies } = createServer();
  const app = openDialog({ entity: module, id: 7, dataProvider: provider });
  const city = await textbox('City');
  await app.user.clear(city);
  await app.user.type(city, 'Jurong');
  await app.user.click(screen.getByRole('switch', { name: /^Is Paid/ }));
  await app.user.click(saveButton());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({ ...RECEIVED, address: { city: 'Jurong' }, isPaid: 'Y' });
});
