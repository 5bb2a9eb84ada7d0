import type { Field } from '../entity/entity';
import { getItemCode } from '../values/optionCodes';
import { isSecretField } from '../values/secretFields';

/**
 * The keys that may contain the name of an object in a server response, most general first: `name`, `label`,
 * `providerName`. A title may be that of a person beside the name. `$key` is the key of an entry (`ENTRY_KEY`).
 */
export const NAME_KEYS = [/^(name|label|\$key)$/i, /(Name|Label)$/, /title$/i];

/** The keys of the parts by which people call a person, the given name and the one of the family. */
export const PERSON_NAME_KEYS = [/^(first|given)(.?name)?$/i, /^(last|family|sur)(.?name)?$/i] as const;

/** A path calls what has neither a name nor a code. */
const PATH_KEY = /^path$/i;

/**
 * Converts an array item to a plain value. An object is converted to its name, which servers send under various
 * keys, or that of a person. An object without a name is converted to its code, or else to its path or its first text that is no secret.
 * @param field the array, whose fields say which texts there are; without it, only names, codes and paths are found
 */
export function getArrayItemNameOrValue(item: unknown, field?: Pick<Field, 'shape'>): unknown {
  if (typeof item === 'string') return item.trim();
  if (typeof item !== 'object' || item === null) return item;
  const texts = new Map(Object.entries(item).filter(([, value]) => typeof value === 'string' && value.trim() !== ''));
  const find = (pattern: RegExp): unknown => texts.get([...texts.keys()].find((key) => pattern.test(key)) ?? '');
  const [given, family] = PERSON_NAME_KEYS.map(find);
  const [name, ...others] = NAME_KEYS.map(find);
  const person = family && [given, family].join(' ').trim();
  const found = [name, person, ...others].find((text) => text !== undefined);
  const code = found ?? getItemCode(item);
  if (code !== item) return code;
  const plain = Object.values(field?.shape?.fields ?? {}).find(
    (own) => own.kind === 'text' && !isSecretField(own) && texts.has(own.name),
  );
  return find(PATH_KEY) ?? texts.get(plain?.name ?? '') ?? item;
}
