/**
 * `npm start`: installs missing npm packages, then starts the app and the fixture API (the mock of the REST API) on
 * one port.
 */
import { ensureDependencies } from './dependencies.mjs';
import { runVite } from './vite.mjs';

ensureDependencies();
await import('./definition.mjs');
await runVite(process.argv.slice(2));
