import { expect, it } from 'vitest';
import { start } from '../../fixtures/harness';
import { checkApi } from './support';

it('finds no deviation of the fixture API from the schema files, and changes nothing', async () => {
  const caller = await start();
  const methods = new Set<string>();
  const report = await checkApi(caller, {}, (url, init) => {
    methods.add(String(init.method));
    return fetch(url, init);
  });
  expect(report.deviations).toEqual([]);
  expect(report.coverage.filter(({ isTried }) => isTried).length).toBeGreaterThan(150);
  expect([...methods].sort()).toEqual(['GET', 'POST']);
});
