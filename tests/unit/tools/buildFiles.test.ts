import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build, type PluginOption } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { relativeBasePlugin } from '../../../tools/vite/relativeBasePlugin';
import { precompressPlugin } from '../../../tools/vite/precompressPlugin';
import { buildVersionPlugin } from '../../../tools/vite/buildVersionPlugin';

const root = mkdtempSync(join(tmpdir(), 'wattdesk-build-'));
afterAll(() => rmSync(root, { recursive: true }));

const long = (text: string): string => `console.log(${JSON.stringify(text.repeat(300))});`;
writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}');
writeFileSync(
  join(root, 'index.html'),
  '<html data-base="/"><head></head><script type="module" src="/main.js"></script></html>',
);
writeFileSync(join(root, 'main.js'), `${long('first')} void import('./more.js');`);
writeFileSync(join(root, 'more.js'), `import './more.css'; ${long('second')}`);
writeFileSync(join(root, 'more.css'), 'a { color: red }');

/** Builds a small app and returns all files by name. */
async function buildInto(outDir: string, plugins: PluginOption[]): Promise<Map<string, Buffer>> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { outDir, modulePreload: { polyfill: false } },
  });
  const folder = join(root, outDir);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name))]));
}

it('has compressed copies of what is worth it, the same ones each time', async () => {
  const files = await buildInto('compressed', [precompressPlugin()]);
  const scripts = [...files.keys()].filter((name) => name.endsWith('.js'));
  expect(scripts).toHaveLength(2);
  for (const name of scripts) {
    expect(gunzipSync(files.get(`${name}.gz`)!)).toEqual(files.get(name));
    expect(brotliDecompressSync(files.get(`${name}.br`)!)).toEqual(files.get(name));
  }
  expect([...files.keys()].filter((name) => /(css|html)\.(br|gz)$/.test(name))).toEqual([]);
  expect(await buildInto('again', [precompressPlugin()])).toEqual(files);
});

it('finds its files wherever the page is, and the page begins every address with a slash', async () => {
  const files = await buildInto('portable', [relativeBasePlugin()]);
  const page = files.get('index.html')!.toString();
  const addresses = [...page.matchAll(/(?:src|href|data-base)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/', expect.stringMatching(/^\/assets\/index-/)]);
  const entry = [...files].find(([name]) => name.includes('index-') && name.endsWith('.js'))![1].toString();
  expect(entry).toMatch(/import\([`'"]\.\/more-/);
  expect(entry).not.toMatch(/[`'"]\/?assets\//);
});

it.each([
  [{ WATTDESK_COMMIT: 'abc123' }, '1.2.3 (abc123)', { version: '1.2.3', commit: 'abc123' }],
  [{ WATTDESK_COMMIT: '' }, '1.2.3', { version: '1.2.3' }],
])('says which version it is: %j', async (env, message, known) => {
  const files = await buildInto('version', [buildVersionPlugin(env)]);
  expect(files.get('index.html')!.toString()).toContain(`<meta name="version" content="${message}">`);
  const entry = [...files.keys()].find((name) => /index-.*\.js$/.test(name));
  expect(JSON.parse(files.get('version.json')!.toString())).toEqual({ ...known, entry });
});
