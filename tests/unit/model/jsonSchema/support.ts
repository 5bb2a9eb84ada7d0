import { type ImportNote, normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';

type Json = Record<string, unknown>;

interface Read {
  definition: Json;
  notes: ImportNote[];
}

/** A record by its own words, beside other files. */
export const recordOf = (record: Json, files: Json = {}): Read => {
  const { definition, notes } = normalizeSchema('thing.json', { ...files, 'thing.json': record });
  return { definition: definition as Json, notes };
};

/** One field of a record: its normal form, and what is said of it. */
export function fieldOf(schema: unknown, around: Json = {}, files: Json = {}): { field: unknown; said: string[] } {
  const { definition, notes } = recordOf({ type: 'object', properties: { field: schema }, ...around }, files);
  return { field: (definition['properties'] as Json)['field'], said: notes.map(({ message }) => message) };
}

/** Every `$ref` in a value. */
export function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
  );
}

/** How much there is of a value: counted, as a clock says something of the machine only. */
export const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + countOf(part), 1)
    : 1;
