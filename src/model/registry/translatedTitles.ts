/**
 * The titles of menu groups and entities. English titles are in the manifest; those of another language are a small
 * chunk. In the dev server, an edited file is published here as a new version.
 */
import { groups as firstGroups, titles as firstLoaders } from 'virtual:wattdesk/texts';
import type { ManifestEntry, MenuGroup, Titles } from '../entity/entity';
import { onHotUpdate } from './hotUpdates';
import { getOwnProperty } from '../values/getOwnProperty';

let groups = firstGroups;
let loaders = firstLoaders;
const loaded = new Map<string, Titles>();
let notify = (): void => undefined;

const NONE: Titles = { navigation: {}, entities: {} };

/** Registers the listener for changed titles, so that code with cached titles can update. */
export const onTitlesChange = (listener: () => void): void => void (notify = listener);

/** Loads the titles of a language once. Languages without a translation, such as English, have none. */
export async function loadTitles(language: string): Promise<void> {
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
    loaders = next.titles;
    notify();
  });
  import.meta.hot.accept('virtual:wattdesk/texts', () => undefined);
}
