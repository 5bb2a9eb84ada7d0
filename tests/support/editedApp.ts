/** Opens the app on a dev server whose schema files a test edits. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ARTICLE_SCHEMAS } from './articleSchemas';
import { openApp, type App } from './browser';
import { startDevServer, type DevServer } from './devServer';

export interface EditedApp extends DevServer {
  /** The texts of the edited files before all edits. */
  originals: Readonly<Record<string, string>>;
  /** Opens a screen in a new page and closes the page before it. */
  open(path: string): Promise<App>;
  /** Writes an entity: its rows in the fixture API, then its schema file, which the open browser notices. */
  writeEntity(name: string, schema: object, rows: readonly object[]): void;
  /** Undoes the edits. Files without an edit are not written. */
  restore(): void;
}

/**
 * The entities of the dev server: those that the tests edit, those that they refer to, and those that fill the menu
 * beside them. With few entities each edit is compiled many times faster.
 */
const FILES = [
  ...ARTICLE_SCHEMAS,
  'campaign.json',
  'charging-profile.json',
  'dynamic-rate.json',
  'issued-voucher.json',
  'profile-assignment.json',
  'profile-task.json',
  'voucher.json',
] as const;

async function prepare(fresh: Page): Promise<void> {
  // Long, because the dev server's code is not bundled.
  fresh.setDefaultTimeout(30_000);
  // A reload removes the mark of `markVisit`: an edit must be applied without a reload.
  await fresh.addInitScript(() => addEventListener('load', () => Object.assign(window, { sameVisit: undefined })));
}

export const markVisit = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { sameVisit: true }));

/** Whether the page has not been reloaded since `markVisit`. */
export const isSameVisit = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as { sameVisit?: boolean }).sameVisit === true);

/** @param files the schema files that the test edits */
export async function startEditedApp(files: readonly string[]): Promise<EditedApp> {
  const server = await startDevServer(FILES);
  const originals = Object.fromEntries(files.map((file) => [file, server.read(file)]));
  // Each test opens another page in the profile of this one: a browser that has cached the code is fast.
  const first = await openApp({ url: server.url, account: 'admin', path: '/api', prepare });
  let last: App | undefined;
  return {
    ...server,
    originals,
    async open(path) {
      await last?.page.close();
      last = await openApp({ openIn: first, path, prepare });
      return last;
    },
    writeEntity(name, schema, rows) {
      writeFileSync(join(server.dbDir, `${name}.json`), JSON.stringify(rows));
      server.write(`${name}.json`, JSON.stringify(schema));
    },
    restore() {
      for (const [file, text] of Object.entries(originals)) if (server.read(file) !== text) server.write(file, text);
    },
  };
}
