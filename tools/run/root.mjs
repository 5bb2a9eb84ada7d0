import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine: this package. */
export const ENGINE_FOLDER = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Environment variable with the root folder of a product; see `tools/root/rootFolders.ts`. */
const ROOT_VARIABLE = 'WATTDESK_PRODUCT';

/**
 * Removes `--root DIR` or `--root=DIR` from the arguments, because Vite knows no such option, and names the folder in
 * the environment, where all tools read it.
 * @param usual the root folder without the argument; undefined for that of the engine
 * @throws Error if the folder has no schema files
 */
export function takeRootArgument(args, { env = process.env, usual = undefined } = {}) {
  const index = args.findIndex((arg) => arg === '--root' || arg.startsWith('--root='));
  const [, inline] = index < 0 ? [] : args[index].split(/=(.*)/s);
  const folder = index < 0 ? usual : (inline ?? args[index + 1]);
  if (index >= 0 && !folder) throw new Error('--root needs a folder: --root examples/library');
  if (folder === undefined) return args;
  const root = resolve(folder);
  if (!existsSync(join(root, 'schema'))) {
    throw new Error(
      `${root} has no folder "schema". Make it here (mkdir schema) for a new product, name the folder of another product with --root DIR, or copy the example: npx wattdesk new DIR`,
    );
  }
  env[ROOT_VARIABLE] = root;
  return index < 0 ? args : args.toSpliced(index, inline === undefined ? 2 : 1);
}
