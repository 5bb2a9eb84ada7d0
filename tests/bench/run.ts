/**
 * `npm run bench`: what is promised about speed, measured against peers in the same run. Names of
 * single measurements may follow: `npm run bench -- typing edits`.
 */
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../tools/run/chromium.mjs';
import { dashboard } from './dashboard';
import { edits } from './edits';
import { firstLoad } from './firstLoad';
import { growth } from './growth';
import { rows } from './rows';
import { APP_DIR, serveApp } from './serving';
import { tasks } from './tasks';
import { typing } from './typing';

process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
const executablePath = ensureChromium();
const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
const browser = await launch();
const url = await serveApp();
const measurements: Record<string, () => Promise<void>> = {
  firstLoad: () => firstLoad(launch, APP_DIR, url),
  dashboard: () => dashboard(launch, APP_DIR, url),
  typing: () => typing(browser, url),
  edits: () => edits(browser),
  growth: () => growth(),
  rows: () => rows(browser, url),
  tasks: () => tasks(browser, url),
};
const chosen = process.argv.slice(2);
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length === 0 || chosen.includes(name)) await measure();
}
await browser.close();
process.exit(0);
