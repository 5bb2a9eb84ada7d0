import type { SchemaDocuments, SchemaLocation } from './schemaDocuments';
import type { ImportNotes } from './importNotes';
import { finishSchema, LEGACY_KEYWORDS } from './legacyKeywords';
import { type SchemaPosition, getChildPosition } from './keywordReader';
import { isObject, type SchemaNode, getSubschemas, type SchemaPath, type JsonSchema } from './schemaTypes';
import { KEYWORD_READERS } from './keywords';

/** Levels that a description may be nested; nobody means more, and every step takes room on the stack. */
const DEEPEST = 200;

/** Levels and schemas are counted, so that no file can make an endless task of itself. */
const getSize = (schema: JsonSchema): number =>
  typeof schema === 'boolean' ? 1 : getSubschemas(schema).reduce((size, part) => size + getSize(part), 1);

/** By the reference that may mean more than the place it names: the keyword by which a place allows that. */
const ANCHOR: Readonly<Record<string, string>> = {
  $dynamicRef: '$dynamicAnchor',
  $recursiveRef: '$recursiveAnchor',
};

const hasReference = (schema: JsonSchema): boolean =>
  typeof schema !== 'boolean' && (schema.$ref !== undefined || getSubschemas(schema).some(hasReference));

/** Schemas of any draft by their place, each read once and when it is asked for. */
export class SchemaLibrary {
  readonly #documents: SchemaDocuments;
  readonly #notes: ImportNotes;
  readonly #file: string;
  readonly #schemas = new Map<string, JsonSchema>();
  readonly #sizes = new Map<string, number>();
  readonly #places = new Map<string, SchemaLocation>();

  /** @param file the one that the notes are about */
  constructor(documents: SchemaDocuments, notes: ImportNotes, file: string) {
    this.#documents = documents;
    this.#notes = notes;
    this.#file = file;
  }

  /** Reads a value that is no place of its own, as a part of `x-admin`. */
  read(raw: unknown, at: SchemaPosition): JsonSchema {
    return this.#read(raw, at, 0);
  }

  /** The schema at a place that a reference has named. */
  at(key: string): JsonSchema {
    const known = this.#schemas.get(key);
    if (known !== undefined) return known;
    const place = this.#places.get(key);
    if (!place) throw new Error(`"${key}" was never referred to`);
    const isOwn = place.file === this.#file;
    const schema = this.#read(
      place.raw,
      { file: place.file, base: place.base, path: isOwn ? place.path : [], isOwn },
      0,
    );
    this.#schemas.set(key, schema);
    return schema;
  }

  /** Number of schemas in a place, those behind its references left out. */
  size(key: string): number {
    const size = this.#sizes.get(key) ?? getSize(this.at(key));
    this.#sizes.set(key, size);
    return size;
  }

  /** Whether a place refers to others. */
  refers(key: string): boolean {
    return hasReference(this.at(key));
  }

  place(key: string): SchemaLocation {
    return this.#places.get(key)!;
  }

  /** Makes a place known by its key. */
  keep(place: SchemaLocation): string {
    if (!this.#places.has(place.key)) this.#places.set(place.key, place);
    return place.key;
  }

  /** What a part that can be extended refers to is the whole in which it is used, if that offers itself. */
  #outermost(place: SchemaLocation, keyword: string): SchemaLocation {
    const anchor = ANCHOR[keyword];
    if (anchor === undefined || !isObject(place.raw)) return place;
    const whole = this.#documents.root(this.#file);
    const name = place.raw[anchor];
    return name !== undefined && isObject(whole.raw) && whole.raw[anchor] === name ? whole : place;
  }

  #read(raw: unknown, at: SchemaPosition, depth: number): JsonSchema {
    if (!isObject(raw)) return raw !== false;
    if (depth > DEEPEST) {
      this.#notes.add('deep', at.path, '');
      return true;
    }
    const node: SchemaNode = at.isOwn ? { $path: at.path } : {};
    const read = (part: unknown, ...steps: SchemaPath): JsonSchema =>
      this.#read(part, getChildPosition(at, part, steps), depth + 1);
    const find = (ref: string, keyword: string): string | undefined => {
      const place = this.#documents.find(ref, at.base, at.file);
      return place && this.keep(this.#outermost(place, keyword));
    };
    const reading = { raw, node, at, notes: this.#notes, find, read };
    for (const [keyword, value] of Object.entries(raw)) {
      const word = LEGACY_KEYWORDS.get(keyword) ?? KEYWORD_READERS.get(keyword);
      const path = at.isOwn ? [...at.path, keyword] : at.path;
      if (!word) this.#notes.ignored(keyword, path);
      else if (!word(value, reading, keyword)) this.#notes.malformed(keyword, path);
    }
    return finishSchema(node, raw);
  }
}
