import type { MenuEntry } from '../menu/useMenuEntries';

/** A screen of the menu, with the titles of its parents. */
export interface MenuScreen extends MenuEntry {
  path: string;
  parentTitles: string[];
}

/** Returns the screens of a menu in order, with groups flattened. */
export const getMenuScreens = (places: readonly MenuEntry[], parentTitles: string[] = []): MenuScreen[] =>
  places.flatMap((menuEntry) => [
    ...(menuEntry.path === undefined ? [] : [{ ...menuEntry, path: menuEntry.path, parentTitles }]),
    ...getMenuScreens(menuEntry.children, [...parentTitles, menuEntry.title]),
  ]);

const REST = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a screen's preferred letters: the first letters of its words, then its other letters. */
const getPreferredLetters = (key: string): string => {
  const words = key.toLowerCase().split(/[^a-z0-9]+/);
  return words.map((word) => word.charAt(0)).join('') + words.join('') + REST;
};

/**
 * Assigns each screen a letter for the shortcut `g`, by path. Letters are unique and do not depend on the language;
 * the last screens of a long menu may get none.
 */
export function assignLetters(screens: readonly Pick<MenuScreen, 'key' | 'path'>[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, path } of screens) {
    const letter = [...getPreferredLetters(key)].find((one) => !taken.has(one));
    if (letter === undefined || letters.has(path)) continue;
    taken.add(letter);
    letters.set(path, letter);
  }
  return letters;
}

/** Returns the path that `g` and this letter open. */
export const findScreenByLetter = (places: readonly MenuEntry[], letter: string): string | undefined =>
  [...assignLetters(getMenuScreens(places))].find(([, own]) => own === letter)?.[0];
