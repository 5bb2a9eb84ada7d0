/** Products beside the one of this repository: their folders, their brand, the example, and the package of the engine. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getEntityFiles } from '../../../src/model/compile/compileEntity';
import { checkBrand } from '../../../tools/brand/checkBrand';
import { formatSchemaCommand, readRootFolders } from '../../../tools/root/rootFolders';
import { copyExample } from '../../../tools/run/copyExample.mjs';
import { ensureConfig } from '../../../tools/run/defaultConfig.mjs';
import { takeRootArgument } from '../../../tools/run/root.mjs';
import { runSchemaCommand } from '../../../tools/cli/commands';
import { SCHEMA_LANGUAGE_VERSION } from '../../../tools/schema/migrations/version';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';
import { parseSchemas } from '../../../tools/schema/parseSchemas';

const LIBRARY = 'examples/library';

function createFolder(files: Record<string, unknown> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify(content));
  }
  return root;
}

describe('the root folder', () => {
  it('has the usual folders', () => {
    const root = createFolder({ 'config/config.json': {} });
    expect(readRootFolders(root)).toEqual({
      root,
      schema: join(root, 'schema'),
      fixtures: join(root, 'fixtures'),
      pages: join(root, 'pages'),
      config: join(root, 'config'),
      brand: join(root, 'brand'),
    });
  });

  it('declares others in package.json', () => {
    const root = createFolder({ 'package.json': { wattdesk: { pages: 'src/screens' } } });
    expect(readRootFolders(root).pages).toBe(join(root, 'src/screens'));
    writeFileSync(join(root, 'package.json'), '{ "wattdesk": { "page": "x" } }');
    expect(() => readRootFolders(root)).toThrow('"wattdesk" has no key "page"');
  });

  it.each([
    [
      ['--root', LIBRARY, '--rows', '5'],
      ['--rows', '5'],
    ],
    [['build', `--root=${LIBRARY}`], ['build']],
  ])('is named by %j', (args, rest) => {
    const env: Record<string, string | undefined> = {};
    expect(takeRootArgument(args, { env })).toEqual(rest);
    expect(env).toEqual({ WATTDESK_PRODUCT: join(process.cwd(), LIBRARY) });
  });

  it('is that of the engine without an argument, and must have schema files', () => {
    const env = {};
    expect(takeRootArgument(['x'], { env })).toEqual(['x']);
    expect(env).toEqual({});
    expect(() => takeRootArgument(['--root', 'tests'], { env })).toThrow('has no folder "schema"');
    expect(() => takeRootArgument(['start'], { env, usual: 'tests' })).toThrow('mkdir schema');
    expect(() => takeRootArgument(['--root'], { env })).toThrow('--root needs a folder');
  });
});

describe('a brand', () => {
  const check = (brand: unknown): string[] =>
    checkBrand(join(createFolder({ 'brand/brand.json': brand }), 'brand'), 'brand.json').map(({ message }) => message);

  it.each([
    ['one colour is enough', { name: 'A', colors: { primary: '#7a3b1d' } }, []],
    [
      'a key is unknown',
      { name: 'A', color: 1, colors: { primary: '#7a3b1d' } },
      ['unknown keyword "color", did you mean "colors"?'],
    ],
    [
      'a picture is missing',
      { name: 'A', logo: 'a.svg', colors: { primary: '#7a3b1d' } },
      ['there is no file a.svg beside it'],
    ],
  ])('%s', (_, brand, messages) => expect(check(brand)).toEqual(messages));

  it.each([
    ['viewBox="0 0 180 40"', ['the logo is 180 wide and 40 high: it is shown as a square of 28 px']],
    ['width="90" height="30px"', ['the logo is 90 wide and 30 high: it is shown as a square of 28 px']],
    ['viewBox="0 0 32 32" width="64" height="32"', []],
    ['width="100%" height="1em"', []],
  ])('with a logo of %s gets %j', (size, messages) => {
    const root = createFolder({ 'brand/brand.json': { name: 'A', colors: { primary: '#7a3b1d' } } });
    writeFileSync(join(root, 'brand/logo.svg'), `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`);
    const found = checkBrand(join(root, 'brand'), 'brand.json');
    expect(found.map(({ message }) => message)).toEqual(messages);
    expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it.each(['#ffd000', '#7fb7e6', '#22cc55'])('refuses the colour %s, which cannot be read on white', (primary) =>
    expect(check({ name: 'A', colors: { primary } })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^light appearance: primary as text .* has a contrast of [1-4]\.\d:1$/),
      ]),
    ),
  );

  it.each(['brand', `${LIBRARY}/brand`])('of %s has no fault', (dir) =>
    expect(checkBrand(dir, 'brand.json')).toEqual([]),
  );
});

describe('lint --fix', () => {
  it('marks the brand with the present version, as the schema files', async () => {
    const at = (version: string) => `../node_modules/wattdesk/schema/meta/${version}brand.schema.json`;
    const root = createFolder({
      'schema/navigation.json': { groups: [] },
      'brand/brand.json': { $schema: at(''), name: 'A', colors: { primary: '#7a3b1d' } },
    });
    const { text } = await runSchemaCommand(root, ['lint', '--fix']);
    expect(text).toContain('brand/brand.json  is marked with the present version');
    expect(JSON.parse(readFileSync(join(root, 'brand/brand.json'), 'utf8'))).toEqual({
      $schema: at(`v${SCHEMA_LANGUAGE_VERSION}/`),
      name: 'A',
      colors: { primary: '#7a3b1d' },
    });
  });
});

describe('a new product', () => {
  it('has a menu and shared fields with its first entity', async () => {
    const root = createFolder();
    mkdirSync(join(root, 'schema'));
    expect(await runSchemaCommand(root, ['new', 'pet'])).toMatchObject({ ok: true });
    expect(await runSchemaCommand(root, ['lint'])).toEqual({ ok: true, text: '3 schema files, no fault' });
    expect(readFileSync(join(root, 'schema/pet.json'), 'utf8')).toContain('"menu": { "group": "records"');
  });

  it('has a valid configuration without one of its own, and keeps its own', async () => {
    const root = createFolder({ 'schema/navigation.json': { groups: [] } });
    const lines: string[] = [];
    const ensure = (folder?: string) => ensureConfig(folder, (line) => lines.push(line));
    ensure(root);
    expect(lines).toEqual([expect.stringContaining('was missing')]);
    expect(await runSchemaCommand(root, ['lint'])).toMatchObject({ ok: true });
    ensure(root);
    ensure();
    expect(lines).toHaveLength(1);
    const other = createFolder({ 'package.json': { wattdesk: { config: 'web' } } });
    ensure(other);
    expect(existsSync(join(other, 'web/config.json'))).toBe(true);
  });

  it('names the menu group of a file that is called by its version after the entity', async () => {
    const root = createFolder({
      'schema/navigation.json': { groups: [] },
      'config/config.json': {},
      '3.0.0.json': { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
    });
    expect(await runSchemaCommand(root, ['import', '3.0.0.json', '--name', 'chart'])).toMatchObject({ ok: true });
    expect(JSON.parse(readFileSync(join(root, 'schema/navigation.json'), 'utf8'))).toMatchObject({
      groups: [{ key: 'chart', title: 'Chart' }],
    });
  });

  it.each([
    ['/shop/node_modules/wattdesk', 'npx wattdesk schema lint --fix'],
    ['/src/wattdesk', 'npm run schema -- lint --fix'],
  ])('with the engine in %s is told to run %s', (engine, command) =>
    expect(formatSchemaCommand('lint --fix', engine)).toBe(command),
  );
});

describe('the library', () => {
  it('is a product of six entities without a fault', async () => {
    expect(await runSchemaCommand(LIBRARY, ['lint'])).toEqual({ ok: true, text: '9 schema files, no fault' });
    expect(getEntityFiles(parseSchemas(readSchemaFolder(`${LIBRARY}/schema`)))).toHaveLength(6);
  });

  it('knows nothing of charging', () => {
    const files = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(json|tsx?|svg)$/.test(name),
    );
    const isOurs = (name: string): boolean => !/node_modules|dist/.test(name);
    const texts = files.filter(isOurs).map((name) => readFileSync(join(LIBRARY, name), 'utf8'));
    expect(
      texts.filter((text) =>
        /charg|ocpp|ocpi|connector|kwh|Wattdesk/i.test(text.replaceAll(/'wattdesk\/[^']*'|"wattdesk\/types"/g, '')),
      ),
    ).toEqual([]);
  });

  it('is copied for a new product, which adds entities of its own', async () => {
    const folder = copyExample(join(createFolder(), 'shop'));
    expect(await runSchemaCommand(folder, ['lint'])).toMatchObject({ ok: true });
    expect(await runSchemaCommand(folder, ['new', 'shelf'])).toMatchObject({ ok: true });
    expect((await runSchemaCommand(folder, ['lint'])).text).toBe('10 schema files, no fault');
    expect(() => copyExample(folder)).toThrow('is not empty');
  });

  it('is copied beside the packages of a folder in which the engine was just installed', () => {
    const own = { name: 'shop', dependencies: {} };
    const root = createFolder({ 'package.json': own, 'node_modules/other/package.json': { name: 'other' } });
    copyExample(root);
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toEqual(own);
    expect(readdirSync(join(root, 'schema')).sort()).toEqual(readdirSync(join(LIBRARY, 'schema')).sort());
  });
});

/** Returns the files of the same folder that a script imports. */
const getImportedFiles = (script: string): string[] =>
  [...readFileSync(script, 'utf8').matchAll(/ from '\.\/(.+)'/g)].map(([, file]) => join(script, '..', file!));

it('the package has what other products need, and nothing of this one', () => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [pack] = JSON.parse(output) as { files: { path: string }[] }[];
  const paths = pack!.files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'generated/definition.ts',
      'index.html',
      'vite.config.ts',
      'src/main.tsx',
      'dataProvider/index.ts',
      'fixtures/createFixtureApp.ts',
      'schema/meta/v2/entity.schema.json',
      'tools/cli/schema.ts',
      'tools/run/wattdesk.mjs',
      ...getImportedFiles('tools/run/wattdesk.mjs'),
      `${LIBRARY}/schema/book.json`,
      'CHANGELOG.md',
    ]),
  );
  expect(
    paths.filter((path) =>
      /^(tests|brand|src\/pages|public|fixtures\/db)\/|^schema\/[^/]*\.json$|node_modules/.test(path),
    ),
  ).toEqual([]);
});
