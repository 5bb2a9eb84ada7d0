/**
 * Runs Vite for `npm run build`, `npm run preview` and the last step of `npm start`. Prints a clear message if the
 * port is not available.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWhenNpmEnds } from './exitWhenNpmEnds.mjs';
import { getServerPortError } from './port.mjs';
import { takeRootArgument } from './root.mjs';

/** The commands that an error message suggests to run again with another port. */
const NPM_COMMANDS = { preview: 'npm run preview', serve: 'npm start' };

const hasPort = (args) => args.some((arg) => arg === '--port' || arg.startsWith('--port='));

/** Returns the script of Vite. `npm start` loads this file before it has installed the packages. */
const findVite = () => join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');

/**
 * Runs Vite in this process and not in a child process: a child process would keep running if this process were
 * killed with SIGKILL.
 * @param commands the commands that messages suggest
 */
export async function runVite(args, commands = NPM_COMMANDS) {
  const command = commands[args[0] === 'build' || args[0] === 'preview' ? args[0] : 'serve'];
  const fault = command && !hasPort(args) ? await getServerPortError(command) : undefined;
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  // Suppresses Vite's warnings about imports without a file extension. The warnings concern Vite's native config
  // loader, which this project does not use.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  if (command) exitWhenNpmEnds();
  // Vite's command-line script reads its arguments from `process.argv`.
  process.argv.splice(2, Infinity, ...args);
  await import(pathToFileURL(findVite()).href);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runVite(takeRootArgument(process.argv.slice(2)));
