/**
 * `npm run bench`: measures what the project promises about speed, compared with other implementations in the same
 * run. Names select single measurements: `npm run bench -- typing edits`. `--rounds 3` shortens the first loads;
 * `--write` writes them to `measurements.json` and README.md, so that all tables come from one run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../tools/run/chromium.mjs';
import { dashboard } from './dashboard';
import { edits } from './edits';
import { replaceTables, type Measurements } from './figures';
import { firstLoad } from './firstLoad';
import { growth } from './growth';
import { rows } from './rows';
import { APP_DIR, serveApp } from './serving';
import { tasks } from './tasks';
import { typing } from './typing';

const { values, positionals: chosen } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);

process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
const executablePath = ensureChromium();
const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
const browser = await launch();
const url = await serveApp();
const loads = { launch, dir: APP_DIR, api: url, rounds };
const measured: { list?: Measurements['list']; dashboard?: Measurements['dashboard'] } = {};
const measurements: Record<string, () => Promise<void>> = {
  firstLoad: async () => {
    measured.list = await firstLoad(loads);
  },
  dashboard: async () => {
    measured.dashboard = await dashboard(loads);
  },
  typing: () => typing(browser, url),
  edits: () => edits(browser),
  growth: () => growth(),
  rows: () => rows(browser, url),
  tasks: () => tasks(browser, url),
};
const unknown = chosen.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0)
  throw new Error(`No measurement is called ${unknown.join()}: ${Object.keys(measurements).join()}`);
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length === 0 || chosen.includes(name)) await measure();
}
if (values.write) {
  const { list, dashboard: board } = measured;
  if (!list || !board) throw new Error('--write needs the measurements firstLoad and dashboard in one run');
  const run: Measurements = { browser: browser.version(), rounds, list, dashboard: board };
  // Writes a pair in one line, as the formatter does.
  const text = JSON.stringify(run, undefined, 2).replaceAll(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]');
  writeFileSync('tests/bench/measurements.json', `${text}\n`);
  writeFileSync('README.md', replaceTables(readFileSync('README.md', 'utf8'), run));
}
await browser.close();
process.exit(0);
