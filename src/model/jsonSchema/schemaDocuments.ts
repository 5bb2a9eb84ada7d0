import { decodeAddress } from '../schemaLanguage/jsonPointer';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { isObject, type SchemaPath } from './schemaNode';

/** A schema at a location in a file, to which references can refer. */
export interface SchemaLocation {
  key: string;
  file: string;
  /** The base URI for resolving references inside this schema. */
  base: string;
  path: SchemaPath;
  raw: unknown;
}

/** Keywords that contain values and not schemas. An `id` inside such a value is not the identifier of a schema. */
export const VALUE_KEYWORDS: readonly string[] = ['enum', 'const', 'default', 'example', 'examples'];

const escape = (step: string | number): string => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Returns the base URI of a file without an `$id`. Each file has a different base URI. */
const getAddress = (file: string): string => `schema:///${encodeURIComponent(file)}`;

function resolve(ref: string, base: string): string {
  try {
    return new URL(ref, base).href;
  } catch {
    return ref;
  }
}

const getId = (raw: unknown): string | undefined => {
  if (!isObject(raw)) return undefined;
  const { $id, id } = raw;
  if (typeof $id === 'string') return $id;
  return typeof id === 'string' ? id : undefined;
};

/** Returns the base URI for resolving references inside the schema `raw`. */
export function getBaseUri(raw: unknown, base: string): string {
  const id = getId(raw);
  return id === undefined || id.startsWith('#') ? base : resolve(id, base).replace(/#.*$/, '');
}

/**
 * Whether a reference may mean the file that has its last part as its name: it is relative, an address on the host of
 * the schema that contains it, or neither that schema nor the file says where it comes from. Otherwise the file is
 * another schema.
 */
function mayMeanFile(ref: string, base: string, file: unknown): boolean {
  if (!URL.canParse(ref)) return true;
  const { host } = new URL(base);
  return host === '' ? getId(file) === undefined && !(isObject(file) && 'x-admin' in file) : host === new URL(ref).host;
}

const getAnchors = (raw: Record<string, unknown>): string[] => {
  const id = getId(raw);
  const named = [raw['$anchor'], raw['$dynamicAnchor']].filter((name) => typeof name === 'string');
  return id?.startsWith('#') && id.length > 1 ? [...named, id.slice(1)] : named;
};

/** Finds schemas by reference. Indexes the identifiers (`$id`, `id`, `$anchor`) of all schemas in the files. */
export class SchemaDocuments {
  readonly #files: SchemaFiles;
  readonly #resources = new Map<string, SchemaLocation>();
  readonly #anchors = new Map<string, SchemaLocation>();
  readonly #read = new Set<string>();

  constructor(files: SchemaFiles) {
    this.#files = files;
  }

  root(file: string): SchemaLocation {
    const raw = this.#files[file];
    return this.#place(file, [], raw, getBaseUri(raw, getAddress(file)));
  }

  /** Returns the definitions in the `$defs` of a file. */
  shared(file: string): [name: string, place: SchemaLocation][] {
    const { raw, base } = this.root(file);
    const defs = isObject(raw) ? raw['$defs'] : undefined;
    if (!isObject(defs)) return [];
    return Object.entries(defs).map(([name, part]) => [
      name,
      this.#place(file, ['$defs', name], part, getBaseUri(part, base)),
    ]);
  }

  /**
   * Returns the target of a reference; undefined if there is no target.
   * @param base the base URI of the schema that contains the reference
   */
  find(ref: string, base: string, file: string): SchemaLocation | undefined {
    const cut = ref.indexOf('#');
    const name = cut < 0 ? ref : ref.slice(0, cut);
    const fragment = cut < 0 ? '' : decodeAddress(ref.slice(cut + 1));
    const resource = this.#resource(name, base, file);
    if (!resource) return undefined;
    // Some tools write an `id` that is only meant as a comment but changes the base URI. If the schema with that
    // `id` does not contain the target, the whole file is searched.
    return this.#inside(resource, fragment) ?? this.#inside(this.root(resource.file), fragment);
  }

  #resource(name: string, base: string, file: string): SchemaLocation | undefined {
    this.#index(file);
    const address = name === '' ? base : resolve(name, base).replace(/#.*$/, '');
    const location = this.#resources.get(address);
    if (location) return location;
    if (name === '') return this.root(file);
    for (const other of Object.keys(this.#files)) this.#index(other);
    const identified = this.#resources.get(address);
    if (identified) return identified;
    const last = decodeAddress(address.split('/').at(-1) ?? '');
    const byName = [name, decodeAddress(name), last, `${last}.json`].find(
      (one) => one !== '' && Object.hasOwn(this.#files, one),
    );
    return byName !== undefined && mayMeanFile(name, base, this.#files[byName]) ? this.root(byName) : undefined;
  }

  #inside(resource: SchemaLocation, fragment: string): SchemaLocation | undefined {
    if (fragment === '') return resource;
    if (!fragment.startsWith('/')) return this.#anchors.get(`${resource.base}#${fragment}`);
    let { raw, base } = resource;
    const path: (string | number)[] = [...resource.path];
    for (const step of fragment.split('/').slice(1)) {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, key)) return undefined;
      path.push(Array.isArray(raw) ? Number(key) : key);
      raw = (raw as Record<string, unknown>)[key];
      base = getBaseUri(raw, base);
    }
    return this.#place(resource.file, path, raw, base);
  }

  #place(file: string, path: SchemaPath, raw: unknown, base: string): SchemaLocation {
    return { key: `${file}#${path.map(escape).join('')}`, file, base, path, raw };
  }

  /**
   * Indexes all identifiers in a file. Uses a loop with a stack instead of recursion, because files can be deeply
   * nested.
   */
  #index(file: string): void {
    if (this.#read.has(file)) return;
    this.#read.add(file);
    const root = this.root(file);
    this.#resources.set(getAddress(file), root);
    this.#resources.set(root.base, root);
    // Some schemas state their version behind their address, and others refer to any of them.
    const anyVersion = root.base.replace(/\?.*$/, '');
    if (!this.#resources.has(anyVersion)) this.#resources.set(anyVersion, root);
    const open: SchemaLocation[] = [root];
    for (let location = open.pop(); location; location = open.pop()) {
      const { raw, path, base } = location;
      if (isObject(raw)) this.#name(raw, location);
      if (typeof raw !== 'object' || raw === null) continue;
      for (const [key, part] of Object.entries(raw)) {
        if (typeof part !== 'object' || VALUE_KEYWORDS.includes(key) || key.startsWith('x-')) continue;
        open.push(this.#place(file, [...path, Array.isArray(raw) ? Number(key) : key], part, getBaseUri(part, base)));
      }
    }
  }

  #name(raw: Record<string, unknown>, location: SchemaLocation): void {
    if (getId(raw) !== undefined && !this.#resources.has(location.base)) this.#resources.set(location.base, location);
    for (const anchor of getAnchors(raw)) {
      const address = `${location.base}#${anchor}`;
      if (!this.#anchors.has(address)) this.#anchors.set(address, location);
    }
  }
}
