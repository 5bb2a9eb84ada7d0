/** Puts the schemas of other files, to which a JSON Schema refers, into its document. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { escapeJsonPointer } from '../../../../src/model/formRules/findFieldOfViolation';
import {
  getBaseUri,
  SchemaDocuments,
  VALUE_KEYWORDS,
  type SchemaLocation,
} from '../../../../src/model/jsonSchema/schemaDocuments';
import { decodeAddress } from '../../../../src/model/schemaLanguage/jsonPointer';
import { isObject, type Json } from '../../lint/source/readJson';
import { PackageSchemas, readSchemaFile } from './packageSchemas';

/** The key of a bundled document with the other documents, by their paths. */
export const FILES_KEY = 'x-files';

/** More files of a folder are not looked through for an `$id`. */
const MOST_FILES = 1000;
/** Keywords that contain schemas by names, which may be those of keywords. */
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'];

/** The addresses of JSON Schema itself, which every validator knows, and what a schema is. */
const JSON_SCHEMA = /^https?:\/\/json-schema\.org\/(draft[-/][\d-]+\/)?schema#?$/;
const JSON_SCHEMA_FILE = 'json-schema.org/schema';
const ANY_SCHEMA: Json = { type: ['object', 'boolean'] };

const hasRefs = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(hasRefs)
    : isObject(part) && Object.entries(part).some(([key, inner]) => key === '$ref' || hasRefs(inner));

const toPointer = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${escapeJsonPointer(String(step))}`).join('');

export interface BundledSchema {
  document: Json;
  /** The references whose schemas no file has. */
  missing: readonly string[];
}

class SchemaBundler {
  readonly #folder: string;
  readonly #main: string;
  readonly #files: Record<string, unknown>;
  readonly #documents: SchemaDocuments;
  readonly #bundled: Json = {};
  readonly #package: PackageSchemas;
  #isFolderRead = false;
  /** References without a target. */
  readonly #missing = new Set<string>();

  constructor(path: string, document: Json) {
    this.#folder = dirname(path);
    this.#package = new PackageSchemas(this.#folder);
    this.#main = basename(path);
    this.#files = { [this.#main]: document };
    this.#documents = new SchemaDocuments(this.#files);
  }

  /** Reads the schemas of the folder, at the first reference that leads out of the document. */
  #readFolder(): void {
    if (this.#isFolderRead) return;
    this.#isFolderRead = true;
    const others = readdirSync(this.#folder).filter((name) => name.endsWith('.json') && name !== this.#main);
    for (const name of others.slice(0, MOST_FILES)) {
      const schema = readSchemaFile(join(this.#folder, name));
      if (schema) this.#files[name] = schema;
    }
  }

  bundle(document: Json): BundledSchema {
    const rewritten = this.#rewrite(document, this.#main, this.#documents.root(this.#main).base) as Json;
    const isAlone = Object.keys(this.#bundled).length === 0;
    return {
      document: isAlone ? rewritten : { ...rewritten, [FILES_KEY]: this.#bundled },
      missing: [...this.#missing],
    };
  }

  /** @param base the address of the part itself */
  #rewrite(part: unknown, file: string, base: string, isMap = false): unknown {
    if (Array.isArray(part)) return part.map((item) => this.#rewrite(item, file, getBaseUri(item, base)));
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => {
        if (key === '$ref' && typeof inner === 'string') return [key, this.#rewriteRef(inner, file, base)];
        const isValue = VALUE_KEYWORDS.includes(key) && !isMap;
        const isOfNames = MAPS.includes(key) && !isMap;
        return [key, isValue ? inner : this.#rewrite(inner, file, getBaseUri(inner, base), isOfNames)];
      }),
    );
  }

  /** Returns the reference to the same schema in the bundled document; a reference without a target stays. */
  #rewriteRef(ref: string, file: string, base: string): string {
    const target = this.#find(ref, file, base) ?? this.#findJsonSchema(ref);
    if (!target) this.#missing.add(ref);
    if (!target || (ref.startsWith('#') && file === this.#main && target.file === file)) return ref;
    const pointer = toPointer(target.path);
    if (target.file === this.#main) return `#${pointer}`;
    this.#include(target.file);
    return `#${toPointer([FILES_KEY, target.file])}${pointer}`;
  }

  /** Reads the file of the package with the address of a reference, if no file of the folder has it. */
  #readFromPackage(ref: string, base: string): boolean {
    // A file may state an address that is only a name, to which other files refer by the same name.
    const addresses = [URL.canParse(ref, base) ? new URL(ref, base).href : ref, ref];
    const path = addresses.map((one) => this.#package.find(one.replace(/#.*$/, ''))).find((one) => one !== undefined);
    const schema = path === undefined ? undefined : readSchemaFile(path);
    if (path === undefined || !schema) return false;
    this.#files[relative(this.#folder, path).split(sep).join('/')] = schema;
    return true;
  }

  /**
   * Returns the path of a file to which a reference may lead: a path relative to the file that contains it, or an address
   * whose way from the address of this file is that path.
   */
  #toPath(name: string, file: string): string | undefined {
    if (name === '' || name.startsWith('/')) return undefined;
    const folder = resolve(this.#folder, dirname(file));
    if (!URL.canParse(name)) return resolve(folder, decodeAddress(name));
    const { base } = this.#documents.root(file);
    if (!URL.canParse(base)) return undefined;
    const [own, other] = [new URL(base), new URL(name)];
    if (own.host === '' || own.host !== other.host) return undefined;
    return resolve(folder, decodeAddress(posix.relative(posix.dirname(own.pathname), other.pathname)));
  }

  /** Reads the file at a path, or the one with the ending that its address does not have. Returns its key. */
  #readFile(path: string): string | undefined {
    const stem = path.replace(/(\.schema)?\.json$/, '');
    const paths = [...new Set([path, `${stem}.schema.json`, `${stem}.json`])];
    for (const one of paths) {
      const key = relative(this.#folder, one).split(sep).join('/');
      const schema = Object.hasOwn(this.#files, key) ? this.#files[key] : readSchemaFile(one);
      if (schema === undefined) continue;
      this.#files[key] = schema;
      return key;
    }
    return undefined;
  }

  /** Returns the file of the folder whose `$id` is only a fragment: `#Entity`. */
  #findNamed(ref: string): SchemaLocation | undefined {
    this.#readFolder();
    const key = Object.keys(this.#files).find((one) => (this.#files[one] as Json)['$id'] === ref);
    return key === undefined ? undefined : this.#documents.root(key);
  }

  #findJsonSchema(ref: string): SchemaLocation | undefined {
    if (!JSON_SCHEMA.test(ref)) return undefined;
    this.#files[JSON_SCHEMA_FILE] = ANY_SCHEMA;
    return this.#documents.root(JSON_SCHEMA_FILE);
  }

  /** Finds a schema by the `$id`s and names of the files in the folder, else by its path relative to the file. */
  #find(ref: string, file: string, base: string): SchemaLocation | undefined {
    const [name = '', fragment = ''] = ref.split('#');
    if (name !== '') this.#readFolder();
    const path = this.#toPath(name, file);
    const key = path === undefined ? undefined : this.#readFile(path);
    const found = this.#documents.find(ref, base, file);
    if (found) return found;
    if (key !== undefined) return this.#documents.find(`#${fragment}`, this.#documents.root(key).base, key);
    if (name === '' && fragment !== '' && !fragment.startsWith('/')) return this.#findNamed(ref);
    return name !== '' && this.#readFromPackage(ref, base) ? this.#documents.find(ref, base, file) : undefined;
  }

  #include(file: string): void {
    if (Object.hasOwn(this.#bundled, file)) return;
    // The place is taken first, because the file may refer to itself.
    this.#bundled[file] = {};
    // Its references are those of the bundled document, so its address no longer counts.
    const { $id: _, id: own, ...rest } = this.#files[file] as Json;
    const schema = typeof own === 'string' ? rest : { ...rest, ...(own === undefined ? {} : { id: own }) };
    this.#bundled[file] = this.#rewrite(schema, file, this.#documents.root(file).base);
  }
}

/**
 * Returns the document with the schemas of all files to which it refers below `x-files`. A file is found by its `$id`
 * among the files of the same folder, by its name or path, by the way from the address of the document to its own, or by its
 * `$id` among all files of the package or those around its folder.
 * @param path path of the document
 */
export const bundleSchemaFiles = (path: string, document: Json): BundledSchema =>
  hasRefs(document) ? new SchemaBundler(path, document).bundle(document) : { document, missing: [] };
