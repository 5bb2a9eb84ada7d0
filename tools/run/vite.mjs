/** `npm run build` and `npm run preview`, and the last step of `npm start`: Vite, with a word of its own where it cannot run. */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { portFault } from './port.mjs';

/** What is typed again with another port. */
const COMMANDS = { preview: 'npm run preview', serve: 'npm start' };

const hasPort = (args) => args.some((arg) => arg === '--port' || arg.startsWith('--port='));

/** Runs Vite until it ends, and ends with it. */
export async function runVite(args) {
  const command = COMMANDS[args[0] === 'build' || args[0] === 'preview' ? args[0] : 'serve'];
  const fault = command && !hasPort(args) ? await portFault(command) : undefined;
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  // Vite warns of each import without an extension, for a config loader that is not in use.
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runVite(process.argv.slice(2));
