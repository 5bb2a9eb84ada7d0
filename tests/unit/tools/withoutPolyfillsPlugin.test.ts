import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { ENGINE_FOLDER } from '../../../tools/root/rootFolders';
import { withoutPolyfillsPlugin } from '../../../tools/vite/withoutPolyfillsPlugin';

it('builds the translations without a polyfill, and they still fill in values', async () => {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-polyfills-'));
  const polyglot = JSON.stringify(join(ENGINE_FOLDER, 'node_modules/node-polyglot/index.js'));
  writeFileSync(
    join(root, 'main.js'),
    `import Polyglot from ${polyglot};
     globalThis.told = new Polyglot({ phrases: { row: { count: '%{smart_count} row |||| %{smart_count} rows' } } })
       .t('row.count', { smart_count: 2 });`,
  );
  try {
    const result = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [withoutPolyfillsPlugin()],
      build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, 'main.js') } },
    })) as Rolldown.RolldownOutput;
    const [chunk] = result.output;
    expect(Object.keys(chunk.modules).filter((id) => id.includes('get-intrinsic'))).toEqual([]);
    const page = { told: undefined as string | undefined };
    new Function('globalThis', chunk.code)(page);
    expect(page.told).toBe('2 rows');
  } finally {
    rmSync(root, { recursive: true });
  }
});
