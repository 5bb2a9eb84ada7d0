/** The type of the items in the command palette, and the search in them. All functions are pure. */

export interface CommandItem {
  key: string;
  /** The heading of the item's group. */
  group: string;
  label: string;
  /** Shown in small text after the label: the title of the parent menu, or the id of the record. */
  detail?: string;
  /** The shortcut keys that run the same command. */
  keys?: readonly string[];
  /** Additional search terms that are not displayed. */
  searchTerms?: string;
  /** Whether the item is a record that the server has found. Its detail is then part of its name. */
  isServerResult?: boolean;
  run(): void;
}

/** Converts a text to lower case and removes accents. */
const normalizeText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What the search in the items reads. */
type Searchable = Pick<CommandItem, 'label' | 'detail' | 'searchTerms'>;

const getText = ({ label, detail = '', searchTerms = '' }: Searchable): string =>
  normalizeText(`${label} ${detail} ${searchTerms}`);

/**
 * Ranks a match; lower is better. The best rank means that the label begins with the text, the next rank that a
 * word of the label begins with it, and the last rank that the text occurs elsewhere.
 */
function getWorth(item: Searchable, text: string): number {
  const name = normalizeText(item.label);
  if (name.startsWith(text)) return 0;
  if (name.includes(` ${text}`)) return 1;
  return name.includes(text) ? 2 : 3;
}

/**
 * Returns the items that contain all words of a text, with the best match first. Returns all items for an empty
 * text.
 */
export function filterCommandItems<Item extends Searchable>(items: readonly Item[], text: string): Item[] {
  const wanted = normalizeText(text).trim();
  const words = wanted.split(/\s+/);
  const found = items.filter((item) => words.every((word) => getText(item).includes(word)));
  return wanted === '' ? found : found.toSorted((one, other) => getWorth(one, wanted) - getWorth(other, wanted));
}
