/**
 * Holds the compiled entities of the running app. The first load contains only a small manifest of all entities.
 * Each entity is a lazy-loaded chunk per language. When a schema file is edited in the dev server, the new version
 * of its entity is published here and the subscribers are notified.
 */
import { loaders as firstLoaders, manifest as firstManifest } from 'virtual:wattdesk/manifest';
import type { EntityModule, ManifestEntry, MenuGroup, ScreenName } from '../entity/entity';
import { onHotUpdate } from './hotUpdates';
import { getOwnProperty } from '../values/getOwnProperty';
import { getMenuGroups, loadTranslatedTitles, translateManifest, onTitlesChange } from './translatedTitles';

const ENGLISH = 'en';

let written: readonly ManifestEntry[] = firstManifest;
let loaders = firstLoaders;
let language = ENGLISH;
let manifest = written;
let groups: readonly MenuGroup[] = getMenuGroups(language);
/** Loaded entities. The key consists of language and entity name. */
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
 * Registers a listener that is called when an entity, the manifest or the language has changed.
 * @returns a function that removes the listener
 * @example
 * const manifest = useSyncExternalStore(subscribeToRegistry, getEntityManifest);
 */
export function subscribeToRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getEntityManifest = (): readonly ManifestEntry[] => manifest;

/** Returns the menu groups in display order. */
export const getRegisteredMenuGroups = (): readonly MenuGroup[] => groups;

export const findManifestEntry = (name: string): ManifestEntry | undefined =>
  manifest.find((entry) => entry.name === name);

/** Returns the entity in the page's language; undefined if its chunk has not loaded yet. */
export const getEntity = (name: string): EntityModule | undefined => modules.get(getKey(name, language));

/**
 * Loads the chunk of an entity. Further calls return the same promise; after a failed load, the next call tries
 * again.
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
      // The dev server may have published a newer version while this chunk was loading. The newer version must not
      // be overwritten.
      if (!modules.has(key)) modules.set(key, module);
      // The dev server publishes edited entities in English only. A language without a translation shows the
      // English entity, so the English chunk must be loaded to receive the update.
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
 * Loads the titles and all displayed entities in another language. The page's language does not change yet.
 * @throws Error (rejects) if a chunk fails to load
 */
export async function loadEntitiesInLanguage(requestedName: string): Promise<void> {
  const shown = new Set([...modules.values()].map(({ entity }) => entity.name));
  await Promise.all([
    loadTranslatedTitles(requestedName),
    ...[...shown].map((name) => loadEntity(name, requestedName)),
  ]);
}

/**
 * Changes the page's language for entities and titles. Call `loadEntitiesInLanguage` first, so that their texts
 * have loaded.
 */
export function setLanguage(requestedName: string): void {
  language = requestedName;
  updateManifest();
}

onTitlesChange(updateManifest);

/**
 * Replaces an entity with its edited version. The entity's chunk calls it when the dev server updates that chunk.
 * Languages that used the same module as the old version receive the new version too.
 */
export function replaceRegisteredEntity(module: EntityModule, of = language): void {
  const own = getKey(module.entity.name, of);
  const before = modules.get(own);
  const shared = [...modules].filter(([, known]) => known === before).map(([key]) => key);
  for (const key of new Set([own, ...shared])) {
    modules.set(key, module);
    pending.set(key, Promise.resolve(module));
  }
  updateManifest();
}

const VIEWS: readonly ScreenName[] = ['list', 'create', 'update', 'view'];

/**
 * Returns the manifest entry with the previous routes of its entity added, because a screen may still be open at a
 * previous route.
 */
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

/**
 * Replaces the manifest. Called when the dev server updates the manifest, for example after an entity was added or
 * a title or route was edited.
 */
export function replaceEntityManifest(next: { manifest: readonly ManifestEntry[]; loaders: typeof loaders }): void {
  written = next.manifest.map((entry) => withFormer(entry, written));
  loaders = next.loaders;
  updateManifest();
}

if (import.meta.hot) {
  onHotUpdate('entity', ({ module, language: of }) => replaceRegisteredEntity(module, of));
  onHotUpdate('manifest', replaceEntityManifest);
  // Accepts updates of the manifest, so that Vite does not replace this module, which holds the loaded entities.
  import.meta.hot.accept('virtual:wattdesk/manifest', () => undefined);
}
