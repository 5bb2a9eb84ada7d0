/**
 * What the menu's groups and the entities are called. English is in the manifest; another language is
 * a small chunk of its own. In the dev server an edited file arrives here as a new version.
 */
import { groups as firstGroups, titles as firstLoaders } from 'virtual:wattdesk/texts';
import type { ManifestEntry, MenuGroup, Titles } from '../entity/entity';
import { receive } from './hot';
import { ownOf } from '../values/own';

let groups = firstGroups;
let loaders = firstLoaders;
const loaded = new Map<string, Titles>();
let tell = (): void => undefined;

const NONE: Titles = { navigation: {}, entities: {} };

/** Whoever holds what is drawn from titles wants to know of new ones. */
export const onTitles = (listener: () => void): void => void (tell = listener);

/** Fetches the titles of a language once; none for a language without a translation, as English. */
export async function loadTitles(language: string): Promise<void> {
  const load = ownOf(loaders, language);
  if (load && !loaded.has(language)) loaded.set(language, (await load()).default);
}

export function groupsIn(language: string): readonly MenuGroup[] {
  const { navigation } = loaded.get(language) ?? NONE;
  return groups.map((group) => ({ ...group, title: ownOf(navigation, group.key) ?? group.title }));
}

export function manifestIn(language: string, manifest: readonly ManifestEntry[]): readonly ManifestEntry[] {
  const { entities, addresses = {} } = loaded.get(language) ?? NONE;
  return manifest.map((entry) => {
    const title = ownOf(entities, entry.name) ?? entry.title;
    const own = ownOf(addresses, entry.name);
    if (!own || !entry.addresses) return { ...entry, title };
    const named = Object.entries(entry.addresses).map(([at, address]) => {
      const text = ownOf(own, address.name);
      return [at, text === undefined ? address : { ...address, title: text }];
    });
    return { ...entry, title, addresses: Object.fromEntries(named) as ManifestEntry['addresses'] & object };
  });
}

if (import.meta.hot) {
  receive('titles', ({ language, titles }) => {
    loaded.set(language, titles);
    tell();
  });
  receive('texts', (next) => {
    groups = next.groups;
    loaders = next.titles;
    tell();
  });
  import.meta.hot.accept('virtual:wattdesk/texts', () => undefined);
}
