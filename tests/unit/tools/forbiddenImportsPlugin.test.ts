import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { forbiddenImportsPlugin } from '../../../tools/vite/forbiddenImportsPlugin';

const folders: string[] = [];

/** Builds an app with these files and a package `@heavy/style`. */
async function built(files: Record<string, string>, screens: string[] = []): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-keep-out-'));
  folders.push(root);
  const all = { 'node_modules/@heavy/style/index.js': 'export const style = () => document.title;', ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [forbiddenImportsPlugin(['@heavy'], screens)],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('a package that is kept out of the first load', () => {
  it('fails the build where it is imported at once, and names who does', async () => {
    const files = { 'main.js': "import './part.js';", 'part.js': "import { style } from '@heavy/style'; style();" };
    await expect(built(files)).rejects.toThrow(/part\.js imports @heavy\/style/);
  });

  it('may come on demand', async () => {
    const files = { 'main.js': "void import('./part.js');", 'part.js': "export * from '@heavy/style';" };
    await expect(built(files)).resolves.toHaveProperty('output');
  });

  it('may not come with a part that it is kept out of', async () => {
    const files = {
      'main.js': "void import('./list.js');",
      'list.js': "document.title = 'List'; void import('./chart.js');",
      'chart.js': "import { style } from '@heavy/style'; style();",
    };
    await expect(built(files, ['list.js'])).resolves.toHaveProperty('output');
    await expect(built(files, ['list.js', 'chart.js'])).rejects.toThrow(/chart\.js imports @heavy\/style/);
  });

  it('is no matter where nothing of it is left', async () => {
    await expect(built({ 'main.js': "import { style } from '@heavy/style';" })).resolves.toHaveProperty('output');
  });
});
