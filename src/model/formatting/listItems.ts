import { unwrapCode } from '../values/optionCodes';

/** Keys under which servers name a thing, the plainest first: `name`, `label`, `providerName`. */
const NAMES = [/^(name|label)$/i, /(Name|Label)$/];

/** One item of a list as a plain value: of an object its name, which servers give under many keys, else its code. */
export function toPlainItem(item: unknown): unknown {
  if (typeof item === 'string') return item.trim();
  if (typeof item !== 'object' || item === null) return item;
  const entries = Object.entries(item).filter(([, value]) => typeof value === 'string');
  const found = NAMES.map((pattern) => entries.find(([key]) => pattern.test(key))).find(Boolean);
  return found ? found[1] : (unwrapCode(item) ?? item);
}
