import type { Documents, Place } from './documents';
import type { Notes } from './notes';
import { finished, OLDER } from './olderWords';
import { type At, below } from './reading';
import { isObject, type Node, partsOf, type Path, type Schema } from './schema';
import { WORDS } from './words';

/** Levels that a description may be nested; nobody means more, and every step takes room on the stack. */
const DEEPEST = 200;

/** Levels and schemas are counted, so that no file can make an endless task of itself. */
const sizeOf = (schema: Schema): number =>
  typeof schema === 'boolean' ? 1 : partsOf(schema).reduce((size, part) => size + sizeOf(part), 1);

/** By the reference that may mean more than the place it names: the keyword by which a place allows that. */
const ANCHOR: Readonly<Record<string, string>> = {
  $dynamicRef: '$dynamicAnchor',
  $recursiveRef: '$recursiveAnchor',
};

const hasReference = (schema: Schema): boolean =>
  typeof schema !== 'boolean' && (schema.$ref !== undefined || partsOf(schema).some(hasReference));

/** Schemas of any draft by their place, each read once and when it is asked for. */
export class Library {
  readonly #documents: Documents;
  readonly #notes: Notes;
  readonly #file: string;
  readonly #schemas = new Map<string, Schema>();
  readonly #sizes = new Map<string, number>();
  readonly #places = new Map<string, Place>();

  /** @param file the one that the notes are about */
  constructor(documents: Documents, notes: Notes, file: string) {
    this.#documents = documents;
    this.#notes = notes;
    this.#file = file;
  }

  /** Reads a value that is no place of its own, as a part of `x-admin`. */
  read(raw: unknown, at: At): Schema {
    return this.#read(raw, at, 0);
  }

  /** The schema at a place that a reference has named. */
  at(key: string): Schema {
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
    const size = this.#sizes.get(key) ?? sizeOf(this.at(key));
    this.#sizes.set(key, size);
    return size;
  }

  /** Whether a place refers to others. */
  refers(key: string): boolean {
    return hasReference(this.at(key));
  }

  place(key: string): Place {
    return this.#places.get(key)!;
  }

  /** Makes a place known by its key. */
  keep(place: Place): string {
    if (!this.#places.has(place.key)) this.#places.set(place.key, place);
    return place.key;
  }

  /** What a part that can be extended refers to is the whole in which it is used, if that offers itself. */
  #outermost(place: Place, keyword: string): Place {
    const anchor = ANCHOR[keyword];
    if (anchor === undefined || !isObject(place.raw)) return place;
    const whole = this.#documents.root(this.#file);
    const name = place.raw[anchor];
    return name !== undefined && isObject(whole.raw) && whole.raw[anchor] === name ? whole : place;
  }

  #read(raw: unknown, at: At, depth: number): Schema {
    if (!isObject(raw)) return raw !== false;
    if (depth > DEEPEST) {
      this.#notes.add('deep', at.path, '');
      return true;
    }
    const node: Node = at.isOwn ? { $path: at.path } : {};
    const read = (part: unknown, ...steps: Path): Schema => this.#read(part, below(at, part, steps), depth + 1);
    const find = (ref: string, keyword: string): string | undefined => {
      const place = this.#documents.find(ref, at.base, at.file);
      return place && this.keep(this.#outermost(place, keyword));
    };
    const reading = { raw, node, at, notes: this.#notes, find, read };
    for (const [keyword, value] of Object.entries(raw)) {
      const word = OLDER.get(keyword) ?? WORDS.get(keyword);
      const path = at.isOwn ? [...at.path, keyword] : at.path;
      if (!word) this.#notes.ignored(keyword, path);
      else if (!word(value, reading, keyword)) this.#notes.malformed(keyword, path);
    }
    return finished(node, raw);
  }
}
