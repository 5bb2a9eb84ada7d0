/**
 * `npm run prepare`, which npm runs after every installation: writes `generated/definition.ts` if the file is
 * missing, or older than the meta-schema or the generator. Does nothing if the development packages are not
 * installed, as on a production server, because the file is not needed there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';

const TARGET = 'generated/definition.ts';
const SOURCES = ['schema/meta/v2', 'tools/schema/generateMetaSchemaTypes.ts'];
const TSX = 'node_modules/tsx/dist/cli.mjs';
const NEEDED = [TSX, 'node_modules/json-schema-to-typescript/package.json'];

const files = (path) => (statSync(path).isDirectory() ? readdirSync(path).map((name) => `${path}/${name}`) : [path]);
const changed = (path) => statSync(path).mtimeMs;

const isStale = () => !existsSync(TARGET) || Math.max(...SOURCES.flatMap(files).map(changed)) > changed(TARGET);

if (NEEDED.every((path) => existsSync(path)) && isStale()) {
  const { status } = spawnSync(process.execPath, [TSX, 'tools/cli/definition.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
