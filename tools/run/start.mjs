/** `npm start`: installs what is missing, then starts the app and the fixture API on one port. */
import { ensureDependencies } from './dependencies.mjs';
import { runVite } from './vite.mjs';

ensureDependencies();
await import('./definition.mjs');
await runVite(process.argv.slice(2));
