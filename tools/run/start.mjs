/**
 * `npm start`: installs missing npm packages, then starts the app and the fixture API (the mock of the REST API) on
 * one port. `--rows` says how many rows its lists have; all other arguments are those of Vite.
 */
import { ensureNpmPackages } from './ensureNpmPackages.mjs';
import { takeRowsArgument } from './rowsArgument.mjs';
import { runVite } from './vite.mjs';

ensureNpmPackages();
await import('./updateGeneratedDefinition.mjs');
await runVite(takeRowsArgument(process.argv.slice(2)));
