/**
 * The entities of the running app. The build supplies a small manifest in the first load and one lazy-loaded chunk
 * per entity and language. In the dev server, an edited schema is published here as a new version, and subscribers
 * are notified.
 */
import { loaders as firstLoaders, manifest as firstManifest } from 'virtual:wattdesk/manifest';
import type { EntityModule, ManifestEntry, MenuGroup, View } from '../entity/entity';
import { onHotUpdate } from './hotUpdates';
import { getOwnProperty } from '../values/getOwnProperty';
import { getMenuGroups, loadTitles, translateManifest, onTitlesChange } from './translatedTitles';

const ENGLISH = 'en';

let written: readonly ManifestEntry[] = firstManifest;
let loaders = firstLoaders;
let language = ENGLISH;
let manifest = written;
let groups: readonly MenuGroup[] = getMenuGroups(language);
/** Keyed by language and entity name. */
const modules = new Map<string, EntityModule>();
const pending = new Map<string, Promise<EntityModule>>();
const listeners = new Set<() => void>();

const getKey = (name: string, of: string): string => `${of} ${name}`;

function updateManifest(): void {
  manifest = translateManifest(language, written);
  groups = getMenuGroups(language);
  listeners.forEach((listener) => listener());
}

/**
 * Calls the listener when an entity, the manifest or the language has changed.
 * @returns a function that ends the subscription
 * @example
 * const manifest = useSyncExternalStore(subscribeToRegistry, getEntityManifest);
 */
export function subscribeToRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getEntityManifest = (): readonly ManifestEntry[] => manifest;

/** Returns the menu groups in order. */
export const getCurrentMenuGroups = (): readonly MenuGroup[] => groups;

export const findManifestEntry = (name: string): ManifestEntry | undefined =>
  manifest.find((entry) => entry.name === name);

/** Returns the entity in the page's language, if its chunk has loaded. */
export const getEntity = (name: string): EntityModule | undefined => modules.get(getKey(name, language));

/**
 * Loads an entity's chunk once; a failed load can be retried.
 * @example
 * const { entity, validators } = await loadEntity('article-type');
 * @throws Error (rejects) for a name that is not in the manifest; the message lists the known names
 */
export function loadEntity(name: string, of = language): Promise<EntityModule> {
  const key = getKey(name, of);
  const pendingLoad = pending.get(key);
  if (pendingLoad) return pendingLoad;
  const loader = getOwnProperty(loaders, name);
  if (!loader) return Promise.reject(new Error(`No entity "${name}"; there are ${Object.keys(loaders).join(', ')}`));
  const promise = loader(of).then(
    (module) => {
      // A newer version may have been published while this one was loading.
      if (!modules.has(key)) modules.set(key, module);
      // Edits are published in English. Loading the English chunk notifies languages without a translation, which
      // show English.
      if (import.meta.hot && of !== ENGLISH) loadEntity(name, ENGLISH).catch(() => undefined);
      return modules.get(key) ?? module;
    },
    (error: unknown) => {
      pending.delete(key);
      throw error;
    },
  );
  pending.set(key, promise);
  return promise;
}

/**
 * Loads titles and all displayed entities in another language without activating it.
 * @throws Error (rejects) if a chunk fails to load
 */
export async function loadEntitiesInLanguage(requestedName: string): Promise<void> {
  const shown = new Set([...modules.values()].map(({ entity }) => entity.name));
  await Promise.all([loadTitles(requestedName), ...[...shown].map((name) => loadEntity(name, requestedName))]);
}

/** Activates a language for entities and titles. Call `loadEntitiesInLanguage` first. */
export function setLanguage(requestedName: string): void {
  language = requestedName;
  updateManifest();
}

onTitlesChange(updateManifest);

/**
 * Replaces an entity; called by its chunk when the dev server updates it. Languages that share the old version get
 * the new one as well.
 */
export function publishEntity(module: EntityModule, of = language): void {
  const own = getKey(module.entity.name, of);
  const before = modules.get(own);
  const shared = [...modules].filter(([, known]) => known === before).map(([key]) => key);
  for (const key of new Set([own, ...shared])) {
    modules.set(key, module);
    pending.set(key, Promise.resolve(module));
  }
  updateManifest();
}

const VIEWS: readonly View[] = ['list', 'create', 'update', 'view'];

/** Returns the entry with its previous routes, because a screen may still be open at one of them. */
function withFormer(entry: ManifestEntry, before: readonly ManifestEntry[]): ManifestEntry {
  const known = before.find(({ name }) => name === entry.name);
  if (!known) return entry;
  const former = entry.routes.map((set, routeIndex) =>
    Object.fromEntries(
      VIEWS.map((view) => {
        const addresses = [...(known.former?.[routeIndex]?.[view] ?? []), known.routes[routeIndex]?.[view]];
        return [view, addresses.filter((one) => one !== undefined && one !== set[view])];
      }),
    ),
  );
  return { ...entry, former };
}

/** Replaces the manifest; called when the dev server updates it: a new entity, another title or route. */
export function publishManifest(next: { manifest: readonly ManifestEntry[]; loaders: typeof loaders }): void {
  written = next.manifest.map((entry) => withFormer(entry, written));
  loaders = next.loaders;
  updateManifest();
}

if (import.meta.hot) {
  onHotUpdate('entity', ({ module, language: of }) => publishEntity(module, of));
  onHotUpdate('manifest', publishManifest);
  // The registry must not be replaced while the page is open.
  import.meta.hot.accept('virtual:wattdesk/manifest', () => undefined);
}
