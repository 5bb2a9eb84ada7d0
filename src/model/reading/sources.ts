/** What one cell says: of one field, or of a period between two. The same for a table and for its export. */
import type { CellSource, Shape } from '../entity/entity';
import { fieldAt, ownerAt, readAt } from '../values/fieldPath';
import { joinEnds } from './periods';
import { readValue, type Words } from './read';

type Row = Record<string, unknown>;

/** @returns an empty text for what is missing */
export function readSource(
  { field: path, endField, display }: CellSource,
  shape: Shape,
  row: Row,
  words: Words,
): string {
  const readAs = (one: string, value: unknown): string => {
    const field = fieldAt(shape, one);
    return field ? readValue({ value, field, row: ownerAt(shape, one, row), words }, display) : '';
  };
  const value = readAt(shape, path, row);
  if (endField === undefined) return readAs(path, value);
  const other = readAt(shape, endField, row);
  if (display === 'phase') return readAs(path, [value, other]);
  return joinEnds(readAs(path, value), readAs(endField, other), words.periods);
}
