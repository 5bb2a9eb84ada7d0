import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { bundleSizePlugin } from '../../../tools/vite/bundleSizePlugin';

const folders: string[] = [];

/** Builds an app with a lazy-loaded list and dialog; the list exceeds the `bytes` of the first two cases. */
async function built(bytes: number, screens: readonly string[]): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-budget-'));
  folders.push(root);
  const words = (count: number): string =>
    JSON.stringify(Array.from({ length: count }, (_, index) => (index * 7919).toString(36)));
  writeFileSync(join(root, 'main.js'), "void import('./list.js'); void import('./dialog.js');");
  writeFileSync(join(root, 'list.js'), `document.title = ${words(200)}.join();`);
  writeFileSync(join(root, 'dialog.js'), `document.title = ${words(2000)}.join();`);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundleSizePlugin(bytes, screens)],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('what the first load may weigh', () => {
  it('fails the build that is above it, and says what weighs how much', async () => {
    const failure = built(500, ['list.js']);
    await expect(failure).rejects.toThrow(/The first load is \d+ bytes, 500 are allowed/);
    await expect(failure).rejects.toThrow(/^\d+ .*list.*\.js$/m);
  });

  it('counts no part that only comes on demand', async () => {
    await expect(built(3000, ['list.js'])).resolves.toHaveProperty('output');
    await expect(built(3000, ['list.js', 'dialog.js'])).rejects.toThrow('3000 are allowed');
  });

  it('fails the build where a screen is gone', () =>
    expect(built(3000, ['table.js'])).rejects.toThrow('No chunk holds table.js'));
});
