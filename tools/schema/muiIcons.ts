/** The icons of `@mui/icons-material`, which schema files may name in addition to the general names of the app. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const EXTENSION = '.mjs';
const FOLDER = dirname(createRequire(import.meta.url).resolve('@mui/icons-material/package.json'));

/** All icons begin with a capital letter; other files of the package do not. */
const NAME = /^[A-Z][A-Za-z0-9]*$/;

/** Returns the file of an icon, or undefined if there is no icon of this name. */
export function getMuiIconFile(name: string): string | undefined {
  const file = join(FOLDER, `${name}${EXTENSION}`);
  return NAME.test(name) && existsSync(file) ? file.replaceAll('\\', '/') : undefined;
}

let names: readonly string[] | undefined;

/** Returns the names of all icons. There are some 10,000, so they are only read, once, to suggest one for a wrong name. */
export const getMuiIconNames = (): readonly string[] =>
  (names ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter((name) => NAME.test(name)));
