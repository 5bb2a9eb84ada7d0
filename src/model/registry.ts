/**
 * Where the running app finds its entities. The build supplies two virtual modules: a small
 * manifest with the first load, and one lazy chunk per entity. In the dev server an edited
 * schema arrives here as a new version, and whoever shows that entity is told.
 */
import { loaders, manifest as firstManifest } from 'virtual:wattdesk/manifest';
import type { EntityModule, ManifestEntry } from './entity';
import { receive } from './hot';

let manifest: readonly ManifestEntry[] = firstManifest;
let load: typeof loaders = loaders;
const modules = new Map<string, EntityModule>();
const pending = new Map<string, Promise<EntityModule>>();
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** @returns a function that ends the subscription. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getManifest = (): readonly ManifestEntry[] => manifest;

export const findInManifest = (name: string): ManifestEntry | undefined =>
  manifest.find((entry) => entry.name === name);

/** The entity, if its chunk has arrived. */
export const getEntity = (name: string): EntityModule | undefined => modules.get(name);

/**
 * Loads an entity's chunk once; a failed load may be tried again.
 * @throws Error (rejected) for a name the manifest does not hold, naming those it does.
 */
export function loadEntity(name: string): Promise<EntityModule> {
  const known = pending.get(name);
  if (known) return known;
  const loader = load[name];
  if (!loader) return Promise.reject(new Error(`No entity "${name}"; there are ${Object.keys(load).join(', ')}`));
  const promise = loader().then(
    (module) => {
      // A newer version may have been published while this one was on its way.
      if (!modules.has(name)) modules.set(name, module);
      return modules.get(name) ?? module;
    },
    (error: unknown) => {
      pending.delete(name);
      throw error;
    },
  );
  pending.set(name, promise);
  return promise;
}

/** Called by an entity's chunk when the dev server replaces it. */
export function publishEntity(module: EntityModule): void {
  modules.set(module.entity.name, module);
  pending.set(module.entity.name, Promise.resolve(module));
  tell();
}

/** Called when the dev server replaces the manifest: a new entity, another title or route. */
export function publishManifest(next: { manifest: readonly ManifestEntry[]; loaders: typeof loaders }): void {
  manifest = next.manifest;
  load = next.loaders;
  tell();
}

if (import.meta.hot) {
  receive('entity', publishEntity);
  receive('manifest', publishManifest);
}
