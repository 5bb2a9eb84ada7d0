/**
 * Loads the entity of the screen at which the page was opened. This module runs first, before the code of the
 * layout is loaded. A failure is ignored here, because the screen itself reports it and can retry.
 */
import { initialLocation } from './initialLocation';
import { getEntityManifest, loadEntity } from './model/registry/entityRegistry';
import { findScreenByPath } from './model/routes/findScreenByPath';

const found = findScreenByPath(getEntityManifest(), initialLocation.path);
if (found) loadEntity(found.entry.name).catch(() => undefined);
