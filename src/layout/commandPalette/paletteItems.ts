/** What the palette offers, and what of it a text means. Pure. */

export interface PaletteItem {
  key: string;
  /** Heading that it stands below. */
  group: string;
  label: string;
  /** In small letters behind it: where it stands, which one it is. */
  detail?: string;
  /** Keys that do the same. */
  keys?: readonly string[];
  /** Words by which it is found beside those in sight. */
  searchTerms?: string;
  /** Record that the server has found: what it is goes with its name. */
  isServerResult?: boolean;
  run(): void;
}

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const getText = ({ label, detail = '', searchTerms = '' }: PaletteItem): string =>
  plain(`${label} ${detail} ${searchTerms}`);

/** How well an item fits: its name begins so, a word of it does, the letters are somewhere in it. */
function getWorth(item: PaletteItem, text: string): number {
  const name = plain(item.label);
  if (name.startsWith(text)) return 0;
  if (name.includes(` ${text}`)) return 1;
  return name.includes(text) ? 2 : 3;
}

/** The items in which all words of a text are, the best first; all of them for an empty one. */
export function filterItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const wanted = plain(text).trim();
  const words = wanted.split(/\s+/);
  const found = items.filter((item) => words.every((word) => getText(item).includes(word)));
  return wanted === '' ? found : found.toSorted((one, other) => getWorth(one, wanted) - getWorth(other, wanted));
}
