/** `npm start`: installs what is missing, then starts the app and the fixture API on one port. */
import { spawn } from 'node:child_process';
import { ensureDependencies } from './dependencies.mjs';

ensureDependencies();
await import('./definition.mjs');
// Vite warns of each import without an extension, for a config loader that is not in use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
