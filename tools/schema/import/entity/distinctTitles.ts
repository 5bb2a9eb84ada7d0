/** Tells fields of one object apart whose names differ only in signs: `source` and `$source`. */
import { isGeneratedField } from '../../../../src/model/jsonSchema/variantDefinition';
import type { Json } from '../../lint/source/readJson';
import { normalizeName } from '../api/names';

const isPlain = (name: string): boolean => /^[a-z]/i.test(name);
/** A field that differs between variants has a number behind its name. Users see one of them. */
const isOfVariant = (name: string): boolean => /\$\d+$/.test(name);

/** Returns the fields with their names as titles where another field of the same words has the same title. */
export function distinguishTitles<T extends Json>(fields: Readonly<Record<string, T>>): Record<string, T> {
  const names = Object.keys(fields).filter((name) => !isGeneratedField(name) && !isOfVariant(name));
  const getKey = (name: string): string => JSON.stringify([fields[name]!['title'], normalizeName(name)]);
  const owners = new Map<string, string>();
  for (const name of names) {
    const owner = owners.get(getKey(name));
    if (owner === undefined || (!isPlain(owner) && isPlain(name))) owners.set(getKey(name), name);
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isFirst = !names.includes(name) || owners.get(getKey(name)) === name;
      return [name, isFirst || field['title'] === undefined ? field : { ...field, title: name }];
    }),
  );
}
