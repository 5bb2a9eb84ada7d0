/**
 * `npm run build`, `npm run preview` and the last step of `npm start`: runs Vite, with a clear message when it
 * cannot run.
 */
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './parents.mjs';
import { getPortError } from './port.mjs';

/** The command that a message suggests to run again with another port. */
const COMMANDS = { preview: 'npm run preview', serve: 'npm start' };

const hasPort = (args) => args.some((arg) => arg === '--port' || arg.startsWith('--port='));

/** Runs Vite in this process: as a child process it would keep running when this process is killed with SIGKILL. */
export async function runVite(args) {
  const command = COMMANDS[args[0] === 'build' || args[0] === 'preview' ? args[0] : 'serve'];
  const fault = command && !hasPort(args) ? await getPortError(command) : undefined;
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  // Suppresses Vite's warnings about imports without an extension: they concern a config loader that is not in use.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  if (command) endWithNpm();
  // Vite reads its command from the arguments of the process.
  process.argv.splice(2, Infinity, ...args);
  await import('../../node_modules/vite/bin/vite.js');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runVite(process.argv.slice(2));
