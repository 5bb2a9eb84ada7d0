import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFolder, start, type Row } from '../../fixtures/harness';
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
  expect(tried).toEqual(expect.arrayContaining(['voucher create', 'voucher update', 'voucher delete']));
  // The fixture API records every write, so the check leaves its own ones in the history.
  const { 'record-history': history, ...after } = await save('after');
  expect(before).not.toHaveProperty('record-history');
  expect(history!.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'update', 'delete']));
  // The fixture API also keeps the locations that the partner of a deleted connection has offered.
  const isKept = ({ credentialId }: Row): boolean =>
    after['roaming-operator']!.every((one) => one.credentialId !== credentialId);
  const { 'billing-account': accounts, 'inbound-location': locations, ...others } = after;
  const { 'billing-account': accountsBefore, 'inbound-location': locationsBefore, ...othersBefore } = before;
  expect(others).toEqual(othersBefore);
  expect(locations!.filter((row) => !isKept(row))).toEqual(locationsBefore!.filter((row) => !isKept(row)));
  expect(accounts!.slice(0, -1)).toEqual(accountsBefore);
  expect(accounts!.at(-1)).toMatchObject({ status: 'Inactive' });
});
