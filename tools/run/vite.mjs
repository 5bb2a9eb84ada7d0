/** `npm run build` and `npm run preview`, and the last step of `npm start`: Vite, with a word of its own where it cannot run. */
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './parents.mjs';
import { getPortError } from './port.mjs';

/** What is typed again with another port. */
const COMMANDS = { preview: 'npm run preview', serve: 'npm start' };

const hasPort = (args) => args.some((arg) => arg === '--port' || arg.startsWith('--port='));

/** Becomes Vite: in a process of its own it would outlive this one, which may be killed without a word. */
export async function runVite(args) {
  const command = COMMANDS[args[0] === 'build' || args[0] === 'preview' ? args[0] : 'serve'];
  const fault = command && !hasPort(args) ? await getPortError(command) : undefined;
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  // Vite warns of each import without an extension, for a config loader that is not in use.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  if (command) endWithNpm();
  // It reads what it is to do from the arguments of the process.
  process.argv.splice(2, Infinity, ...args);
  await import('../../node_modules/vite/bin/vite.js');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runVite(process.argv.slice(2));
