import type { MenuEntry } from '../menu/useMenuEntries';

/** A screen of the menu, with the titles of its parent groups. */
export interface MenuScreen extends MenuEntry {
  path: string;
  parentTitles: string[];
}

/** Returns the screens of a menu in menu order, including those in nested groups. */
export const getMenuScreens = (places: readonly MenuEntry[], parentTitles: string[] = []): MenuScreen[] =>
  places.flatMap((menuEntry) => [
    ...(menuEntry.path === undefined ? [] : [{ ...menuEntry, path: menuEntry.path, parentTitles }]),
    ...getMenuScreens(menuEntry.children, [...parentTitles, menuEntry.title]),
  ]);

const REST = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns the letters for a screen in the order of preference: first the initial letters of the words in its key,
 * then the other letters of these words.
 */
const getPreferredLetters = (key: string): string => {
  const words = key.toLowerCase().split(/[^a-z0-9]+/);
  return words.map((word) => word.charAt(0)).join('') + words.join('') + REST;
};

/**
 * Assigns a letter to each screen. Pressing `g` and then the letter opens the screen. Letters are unique and do not
 * depend on the language. In a long menu, the last screens may get no letter.
 * @returns the letters by path
 */
export function assignShortcutLetters(
  screens: readonly Pick<MenuScreen, 'key' | 'path'>[],
): ReadonlyMap<string, string> {
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

/** Returns the path of the screen that `g` and the given letter open. */
export const findScreenByLetter = (places: readonly MenuEntry[], letter: string): string | undefined =>
  [...assignShortcutLetters(getMenuScreens(places))].find(([, own]) => own === letter)?.[0];
