import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFolder, start, type Row } from '../../fixtures/harness';
import { parseSchemas } from '../../../../tools/schema/parseSchemas';
import { readSchemaFolder } from '../../../../tools/schema/folder/readSchemaFolder';
import { LOT, lotFolders, LOTS } from '../../fixtures/rest/lots';
import { checkApi } from './support';

type Data = Record<string, Row[]>;

it('only sends requests that read, unless it may write', async () => {
  const caller = await start();
  const requests = new Set<string>();
  const report = await checkApi(caller, { entities: ['article-type', 'mail-recipient'] }, (url, init) => {
    requests.add(`${init.method} ${new URL(url).pathname.replace(/\d+$/, 'ID')}`);
    return fetch(url, init);
  });
  expect(report.deviations).toEqual([]);
  expect([...requests].filter((request) => !request.includes('/auth/')).sort()).toEqual([
    'GET /steve/article/article-types/ID',
    'GET /steve/dawn/api/v1/assignment-status-select',
    'GET /steve/dawn/api/v1/data-status-select',
    'POST /steve/article/article-type-pages',
    'POST /steve/dawn/api/v1/email/notify-type-pages',
    'POST /steve/dawn/api/v1/email/recipient-pages',
  ]);
});

it('finds no deviation of the fixture API from the schema files, and leaves its data as they were', async () => {
  const dir = createFolder();
  const caller = await start({ snapshotDir: dir });
  const save = async (name: string): Promise<Data> => {
    expect(await caller.call('POST dawn/api/v1/fixtures/snapshots', { name })).toMatchObject({ success: true });
    return JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')) as Data;
  };
  const before = await save('before');
  const report = await checkApi(caller, { isWriting: true });
  expect(report.deviations).toEqual([]);
  expect(report.remaining).toEqual([]);
  // The API keeps deactivated accounts.
  expect(report.deactivated).toEqual([expect.stringMatching(/^billing-account \d+ \(entityName contains "\w+"\)$/)]);
  const tried = report.coverage.filter(({ isTried }) => isTried).map(({ entity, name }) => `${entity} ${name}`);
  expect(tried.length).toBeGreaterThan(200);
  expect(tried).toEqual(
    expect.arrayContaining(['voucher create', 'voucher delete', 'article create', 'article delete']),
  );
  // The fixture API records every write, so the check leaves its own ones in the history.
  const { 'record-history': history, ...after } = await save('after');
  expect(before).not.toHaveProperty('record-history');
  expect(history!.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'update', 'delete']));
  const { 'billing-account': accounts, ...others } = after;
  const { 'billing-account': accountsBefore, ...othersBefore } = before;
  expect(others).toEqual(othersBefore);
  expect(accounts!.slice(0, -1)).toEqual(accountsBefore);
  expect(accounts!.at(-1)).toMatchObject({ status: 'Inactive' });
});

it.each<[string, Row, boolean]>([
  ['a file', { type: 'string' }, true],
  ['a list of files', { type: 'array', items: { type: 'string' }, minItems: 1 }, true],
  [
    'a file of a type that it cannot make',
    { type: 'string', 'x-ui': { upload: { accept: ['.dwg'], maxSizeBytes: 900 } } },
    false,
  ],
])('creates a record that requires %s with a small valid one', async (_, field, isTried) => {
  const upload = { accept: ['.dwg', '.png'], maxSizeBytes: 900 };
  const plan = { title: 'Plan', 'x-ui': { upload }, ...field };
  const multipart = (endpoint: string) => ({ endpoint, bodyFormat: 'multipart' });
  const own = {
    ...LOT,
    $schema: './meta/v2/entity.schema.json',
    properties: { ...(LOT.properties as object), plan },
    required: [...(LOT['required'] as string[]), 'plan'],
    'x-admin': {
      ...LOT['x-admin'],
      calls: {
        rest: 'parking-lots',
        create: { ...multipart('POST parking-lots'), dialect: 'simple-rest' },
        update: { ...multipart('PUT parking-lots/{id}'), dialect: 'simple-rest' },
      },
    },
  };
  const folders = lotFolders(own as never, LOTS);
  const caller = await start({ ...folders, open: true });
  const files = parseSchemas(readSchemaFolder(folders.schemaDir));
  const sent: unknown[] = [];
  const options = { files, entities: ['parking-lot'], isWriting: true };
  const report = await checkApi(caller, options, (url, init) => {
    if (init.method === 'POST' && init.body instanceof FormData) sent.push(init.body.get('plan'));
    return fetch(url, init);
  });
  expect(report.remaining).toEqual([]);
  expect(report.coverage.find(({ name }) => name === 'create')?.isTried).toBe(isTried);
  expect(sent[0]).toEqual(isTried ? expect.objectContaining({ name: 'wattdesk-check.png' }) : undefined);
});
