/**
 * Runs first, before the code of the layout: loads the entity of the screen at which the page was opened. The
 * screen itself reports and retries failures.
 */
import { initialLocation } from './initialLocation';
import { getEntityManifest, loadEntity } from './model/registry/entityRegistry';
import { findRoute } from './model/routes/findRoute';

const found = findRoute(getEntityManifest(), initialLocation.path);
if (found) loadEntity(found.entry.name).catch(() => undefined);
