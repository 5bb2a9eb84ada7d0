/**
 * `npm start`: installs missing npm packages, then starts the app and the fixture API (the mock of the REST API) on
 * one port.
 */
import { ensureNpmPackages } from './ensureNpmPackages.mjs';
import { runVite } from './vite.mjs';

ensureNpmPackages();
await import('./updateGeneratedDefinition.mjs');
await runVite(process.argv.slice(2));
