import type { Field } from '../../model/entity/entity';

/**
 * Returns the fields whose titles or names contain all words of a text, else those that are described with them. Without
 * words, returns all fields.
 */
export function findFields(fields: readonly Field[], text: string): readonly Field[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const containsAll = (...texts: string[]): boolean =>
    words.every((word) => texts.join(' ').toLowerCase().includes(word));
  const named = fields.filter(({ title, name }) => containsAll(title, name));
  return named.length > 0 ? named : fields.filter(({ title, name, help = '' }) => containsAll(title, name, help));
}
