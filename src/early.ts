/**
 * The first thing that runs, before the frame's own code: the definition of the screen that the page
 * was opened with sets out. A failure is told by the screen itself, which asks for it again.
 */
import { opened } from './address';
import { getManifest, loadEntity } from './model/registry/registry';
import { routeAt } from './model/routes/routeAt';

const found = routeAt(getManifest(), opened.path);
if (found) loadEntity(found.entry.name).catch(() => undefined);
