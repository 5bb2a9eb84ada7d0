/** The items of the command palette and their search. Pure functions. */

export interface PaletteItem {
  key: string;
  /** Heading of its group. */
  group: string;
  label: string;
  /** Shown in small text after the label: the parent menu, or the record's id. */
  detail?: string;
  /** Shortcut keys of the same command. */
  keys?: readonly string[];
  /** Additional search terms that are not displayed. */
  searchTerms?: string;
  /** A record found by the server. Its detail is part of its name. */
  isServerResult?: boolean;
  run(): void;
}

/** Removes case and accents. */
const normalizeText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const getText = ({ label, detail = '', searchTerms = '' }: PaletteItem): string =>
  normalizeText(`${label} ${detail} ${searchTerms}`);

/** Ranks a match: the label begins with the text, a word of the label does, or the text is anywhere in it. */
function getWorth(item: PaletteItem, text: string): number {
  const name = normalizeText(item.label);
  if (name.startsWith(text)) return 0;
  if (name.includes(` ${text}`)) return 1;
  return name.includes(text) ? 2 : 3;
}

/** Returns the items that contain all words of a text, best match first; all items for an empty text. */
export function filterItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const wanted = normalizeText(text).trim();
  const words = wanted.split(/\s+/);
  const found = items.filter((item) => words.every((word) => getText(item).includes(word)));
  return wanted === '' ? found : found.toSorted((one, other) => getWorth(one, wanted) - getWorth(other, wanted));
}
