/**
 * Holds the titles of menu groups and entities. The manifest contains the English titles; the titles of another
 * language are a small lazy-loaded chunk. When a translation file is edited in the dev server, its new version is
 * published here.
 */
import { groups as firstGroups, titleLoaders as firstLoaders } from 'virtual:wattdesk/texts';
import type { ManifestEntry, MenuGroup, Titles } from '../entity/entity';
import { onHotUpdate } from './hotUpdates';
import { getOwnProperty } from '../values/getOwnProperty';

let groups = firstGroups;
let loaders = firstLoaders;
const loaded = new Map<string, Titles>();
let notify = (): void => undefined;

const NONE: Titles = { navigation: {}, entities: {} };

/**
 * Registers the listener that is called when titles have changed, so that code that caches titles can update its
 * cache.
 */
export const onTitlesChange = (listener: () => void): void => void (notify = listener);

/**
 * Loads the titles of a language, at most once. Languages without a translation, such as English, have no titles to
 * load.
 */
export async function loadTranslatedTitles(language: string): Promise<void> {
  const load = getOwnProperty(loaders, language);
  if (load && !loaded.has(language)) loaded.set(language, (await load()).default);
}

export function getMenuGroups(language: string): readonly MenuGroup[] {
  const { navigation } = loaded.get(language) ?? NONE;
  return groups.map((group) => ({ ...group, title: getOwnProperty(navigation, group.key) ?? group.title }));
}

export function translateManifest(language: string, manifest: readonly ManifestEntry[]): readonly ManifestEntry[] {
  const { entities, addresses = {} } = loaded.get(language) ?? NONE;
  return manifest.map((entry) => {
    const title = getOwnProperty(entities, entry.name) ?? entry.title;
    const own = getOwnProperty(addresses, entry.name);
    if (!own || !entry.addresses) return { ...entry, title };
    const named = Object.entries(entry.addresses).map(([at, address]) => {
      const text = getOwnProperty(own, address.name);
      return [at, text === undefined ? address : { ...address, title: text }];
    });
    return { ...entry, title, addresses: Object.fromEntries(named) as ManifestEntry['addresses'] & object };
  });
}

if (import.meta.hot) {
  onHotUpdate('titles', ({ language, titles }) => {
    loaded.set(language, titles);
    notify();
  });
  onHotUpdate('texts', (next) => {
    groups = next.groups;
    loaders = next.titleLoaders;
    notify();
  });
  import.meta.hot.accept('virtual:wattdesk/texts', () => undefined);
}
