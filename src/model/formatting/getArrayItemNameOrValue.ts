import { getItemCode } from '../values/optionCodes';

/**
 * The keys that may contain the name of an object in a server response, most general first: `name`, `label`,
 * `providerName`. A title may be that of a person beside the name. `$key` is the key of an entry (`ENTRY_KEY`). A path names
 * what has no other name.
 */
export const NAME_KEYS = [/^(name|label|\$key)$/i, /(Name|Label)$/, /title$/i, /^path$/i];

/**
 * Converts an array item to a plain value. An object is converted to its name, which servers send under various
 * keys. An object without a name is converted to its code, or else to its first text.
 */
export function getArrayItemNameOrValue(item: unknown): unknown {
  if (typeof item === 'string') return item.trim();
  if (typeof item !== 'object' || item === null) return item;
  const entries = Object.entries(item).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  const found = NAME_KEYS.map((pattern) => entries.find(([key]) => pattern.test(key))).find(Boolean);
  const code = found ? found[1] : getItemCode(item);
  return code === item ? (entries[0]?.[1] ?? item) : code;
}
