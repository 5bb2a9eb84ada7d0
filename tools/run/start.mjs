/**
 * `npm start`: installs missing npm packages, then starts the app and the fixture API (the mock of the REST API) on
 * one port. `--root` names the folder of another product, `--rows` says how many rows its lists have; all other arguments are those of Vite.
 */
import { ensureConfig } from './defaultConfig.mjs';
import { ensureNpmPackages } from './ensureNpmPackages.mjs';
import { takeRootArgument } from './root.mjs';
import { takeRowsArgument } from './rowsArgument.mjs';
import { runVite } from './vite.mjs';

ensureNpmPackages();
await import('./updateGeneratedDefinition.mjs');
const args = takeRootArgument(process.argv.slice(2));
ensureConfig(process.env.WATTDESK_PRODUCT);
await runVite(takeRowsArgument(args));
