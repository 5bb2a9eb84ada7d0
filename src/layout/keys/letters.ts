import type { MenuPlace } from '../menu/useMenuEntries';

/** A screen of the menu, and what stands above it there. */
export interface Screen extends MenuPlace {
  path: string;
  trail: string[];
}

/** The screens of a menu in its order, groups laid flat. */
export const screensOf = (places: readonly MenuPlace[], trail: string[] = []): Screen[] =>
  places.flatMap((place) => [
    ...(place.path === undefined ? [] : [{ ...place, path: place.path, trail }]),
    ...screensOf(place.children, [...trail, place.title]),
  ]);

const REST = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What a screen would like best: the first letters of its words, then its others. */
const wishes = (key: string): string => {
  const words = key.toLowerCase().split(/[^a-z0-9]+/);
  return words.map((word) => word.charAt(0)).join('') + words.join('') + REST;
};

/**
 * The key of each screen behind `g`, by its address: no two have the same, and another language changes none.
 * Whoever comes late in a long menu gets a letter that says little; the last ones may get none.
 */
export function lettersOf(screens: readonly Pick<Screen, 'key' | 'path'>[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, path } of screens) {
    const letter = [...wishes(key)].find((one) => !taken.has(one));
    if (letter === undefined || letters.has(path)) continue;
    taken.add(letter);
    letters.set(path, letter);
  }
  return letters;
}

/** Where `g` and this letter lead. */
export const screenAt = (places: readonly MenuPlace[], letter: string): string | undefined =>
  [...lettersOf(screensOf(places))].find(([, own]) => own === letter)?.[0];
