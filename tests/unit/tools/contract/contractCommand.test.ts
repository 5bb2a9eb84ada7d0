import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runContractCommand } from '../../../../tools/schema/contract/command/contractCommand';
import { formatJunit } from '../../../../tools/schema/contract/report/formatJunit';
import { formatText } from '../../../../tools/schema/contract/report/formatText';
import { createFolder, PASSWORD, start } from '../../fixtures/harness';
import { checkPlanted, LOTS } from './planted/plantedLots';

const ROOT = join(import.meta.dirname, '../../../..');

afterEach(() => {
  vi.unstubAllEnvs();
});

const run = async (words: readonly string[], password = PASSWORD) => {
  vi.stubEnv('CONTRACT_PASSWORD', password);
  const { base } = await start();
  const account = ['--user', 'admin', '--password-env', 'CONTRACT_PASSWORD'];
  return runContractCommand(ROOT, ['--url', base.replace(/\/$/, ''), ...account, ...words]);
};

describe('the command', () => {
  it('exits with 0 without deviations, and writes the report to a file', async () => {
    const output = join(createFolder(), 'reports/contract.json');
    const { exitCode, text } = await run(['--entity', 'article-type', '--format', 'json', '--output', output]);
    expect({ exitCode, text }).toEqual({ exitCode: 0, text: `0 deviations, written to ${output}` });
    const written = readFileSync(output, 'utf8');
    expect(JSON.parse(written)).toMatchObject({ deviations: [], remaining: [], deactivated: [] });
    expect(written).not.toContain(PASSWORD);
  });

  it('exits with 1 if the API deviates', async () => {
    const { exitCode, text } = await run(['--entity', 'article-type', '--slow', '0']);
    expect(exitCode).toBe(1);
    expect(text).toMatch(/slow: the response of POST article\/article-type-pages\n {4}expected a response within 0 ms/);
  });

  it.each<[name: string, words: string[], password: string, text: RegExp]>([
    ['an unknown entity', ['--entity', 'nothing'], PASSWORD, /^there is no entity "nothing" among access-user, /],
    ['a wrong password', [], 'wr0ng', /^the sign-in failed: The user name or the password is not correct/],
    ['an empty password', [], '', /^the environment variable CONTRACT_PASSWORD is empty$/],
    ['an unknown argument', ['--all'], PASSWORD, /^unknown argument --all/],
  ])('exits with 2 if it cannot run: %s', async (_, words, password, expected) => {
    const { exitCode, text } = await run(words, password);
    expect(exitCode).toBe(2);
    expect(text).toMatch(expected);
    expect(text).not.toContain('wr0ng');
  });

  it('exits with 2 if no server answers', async () => {
    vi.stubEnv('CONTRACT_TOKEN', 't0ken');
    const words = ['--url', 'http://127.0.0.1:9', '--token-env', 'CONTRACT_TOKEN'];
    const { exitCode, text } = await runContractCommand(ROOT, words);
    expect({ exitCode, text }).toEqual({ exitCode: 2, text: 'no server answers at http://127.0.0.1:9/steve' });
  });
});

it('has no values of records in its reports', async () => {
  const secrets = ['Lot 01 Tuas', 'GATE-S3CRET', 'n0te', '+6555-phone', 'k3y-value'];
  const [name, gate, note, phone, key] = secrets;
  const row = (): object => ({
    ...LOTS[0],
    lotName: [name],
    gate,
    note: `${note} `.repeat(40),
    contact: phone,
    opened: phone,
    unknownKey: key,
  });
  const report = await checkPlanted([
    { call: 'page', row },
    { call: 'get', row },
  ]);
  expect(report.deviations.length).toBeGreaterThan(5);
  const texts = [JSON.stringify(report), formatText(report), formatJunit(report)];
  for (const secret of secrets) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
});
