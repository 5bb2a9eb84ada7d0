#!/usr/bin/env node
/**
 * The command `wattdesk`: develops, checks and builds a product from its root folder. In the repository of the engine
 * `npm start` and `npm run build` do the same for the product there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { copyExample } from './copyExample.mjs';
import { ensureConfig } from './defaultConfig.mjs';
import { ENGINE_FOLDER, takeRootArgument } from './root.mjs';
import { takeRowsArgument } from './rowsArgument.mjs';
import { runVite } from './vite.mjs';

const USAGE = `wattdesk <command> [--root DIR]

  new DIR     a new product: a copy of the example, to be changed
  start       the app and the fixture API on one port, for development; --rows N for longer lists
  check       every fault of the schema files, the configuration and the brand; types of hand-written code
  build       the production build, in dist/
  preview     serves the production build with the fixture API
  schema …    the commands for schema files: lint, new, import, types, openapi, contract

--root is the folder with schema, fixtures, pages, config and brand; default: the current folder`;

const { resolve: find } = createRequire(import.meta.url);
const TSX = join(find('tsx/package.json'), '../dist/cli.mjs');
const CONFIG = ['--config', join(ENGINE_FOLDER, 'vite.config.ts')];
const SUGGESTED = { serve: 'wattdesk start', preview: 'wattdesk preview' };

/** Runs a Node program, and ends this process with its exit code if it fails. */
function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const runSchema = (args) => run([TSX, join(ENGINE_FOLDER, 'tools/cli/schema.ts'), ...args]);

/** Whether a folder of hand-written code has any: without a file the compiler ends with an error. */
const hasCode = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => /\.tsx?$/.test(name));

/** Checks the types of the product's own code, if it has some and a TypeScript configuration. */
function checkTypes() {
  const root = process.env.WATTDESK_PRODUCT;
  const config = join(root, 'tsconfig.json');
  if (!['pages', 'fixtures', 'src'].some((name) => hasCode(join(root, name)))) return;
  if (existsSync(config)) run([join(find('typescript/package.json'), '../bin/tsc'), '--noEmit', '-p', config]);
}

const COMMANDS = ['new', 'start', 'check', 'build', 'preview', 'schema'];

async function main([command, ...words]) {
  if (command === undefined || command === '--help' || command === '-h') return void console.log(USAGE);
  if (!COMMANDS.includes(command)) throw new Error(`There is no command "${command}".\n\n${USAGE}`);
  if (command === 'new' && words.length !== 1) throw new Error('Name the folder of the new product: wattdesk new DIR');
  if (command === 'new') {
    const folder = copyExample(words[0]);
    console.log(`${folder} is ready: npx wattdesk start --root ${relative('.', folder) || '.'}`);
    return;
  }
  const args = takeRootArgument(words, { usual: '.' });
  if (command === 'start' || command === 'build') ensureConfig(process.env.WATTDESK_PRODUCT);
  if (command === 'start') await runVite([...takeRowsArgument(args), ...CONFIG], SUGGESTED);
  else if (command === 'build' || command === 'preview') await runVite([command, ...args, ...CONFIG], SUGGESTED);
  else if (command === 'schema') runSchema(args);
  else {
    runSchema(['lint']);
    checkTypes();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
