import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { createHttp } from '../../../../dataProvider/transport/createHttp';
import { compileEntity } from '../../../../src/model/compile/compileEntity';
import { readSchemaFolder } from '../../../../tools/schema/folder/readSchemaFolder';
import { parseSchemas } from '../../../../tools/schema/parseSchemas';
import { dialects } from '../../../support/dialects';
import { start, type Row } from '../../fixtures/harness';
import { createImportProject } from './support/importProject';
import { tableOf } from '../../dataProvider/support';

it('an imported entity is compiled, served by the fixture API and read and written by the data provider', async () => {
  const project = createImportProject();
  project.addDocument('sensors.json');
  await project.run('sensors.json', '--all');
  const { name, title, ids, calls } = compileEntity('sensor.json', parseSchemas(readSchemaFolder(project.dir))).entity;
  const dbDir = join(project.root, 'db');
  mkdirSync(dbDir);
  for (const part of ['accounts.json', 'options'])
    cpSync(join('fixtures/db', part), join(dbDir, part), { recursive: true });
  // The example records are the rows of the fixture API.
  cpSync(join(project.root, 'fixtures/db/sensor.json'), join(dbDir, 'sensor.json'));

  const server = await start({ schemaDir: project.dir, dbDir });
  const { Authorization = '' } = await server.signIn('admin');
  const http = createHttp({ credentials: { token: () => Authorization.replace('Bearer ', '') }, onWarning: () => {} });
  const table = tableOf({ name, title, ids, calls });
  const routes = { getResourceCalls: async () => table, pageTable: () => table };
  const provider = createDataProvider({ baseUrl: server.base, routes, http, dialects });

  const list = { pagination: { page: 1, perPage: 4 }, sort: { field: 'label', order: 'ASC' as const }, filter: {} };
  const { data, total } = await provider.getList<Row & { id: number }>(name, list);
  expect([data.map(({ label }) => label), total]).toEqual([['Dock', 'Gate', 'Hall', 'Roof'], 6]);
  const changed = { ...data[0]!, label: 'Pier' };
  await provider.update(name, { id: 5, data: changed, previousData: data[0]! });
  expect((await provider.getOne(name, { id: 5 })).data).toMatchObject({ label: 'Pier', kind: 'DOOR' });
});
