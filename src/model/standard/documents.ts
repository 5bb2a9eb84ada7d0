import type { SchemaFiles } from '../language/refs';
import { isObject, type Path } from './schema';

/** One schema in one file, by which a reference is answered. */
export interface Place {
  key: string;
  file: string;
  /** What references inside it are relative to. */
  base: string;
  path: Path;
  raw: unknown;
}

/** These hold values, not schemas: an `id` in them names nothing. */
const VALUES = ['enum', 'const', 'default', 'example', 'examples'];

const escape = (step: string | number): string => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Relative to what nobody else uses: files that say no address of their own. */
const addressOf = (file: string): string => `schema:///${encodeURIComponent(file)}`;

function resolve(ref: string, base: string): string {
  try {
    return new URL(ref, base).href;
  } catch {
    return ref;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const idOf = (raw: unknown): string | undefined => {
  if (!isObject(raw)) return undefined;
  const { $id, id } = raw;
  if (typeof $id === 'string') return $id;
  return typeof id === 'string' ? id : undefined;
};

/** The address that references inside `raw` are relative to. */
export function baseWithin(raw: unknown, base: string): string {
  const id = idOf(raw);
  return id === undefined || id.startsWith('#') ? base : resolve(id, base).replace(/#.*$/, '');
}

const anchorsOf = (raw: Record<string, unknown>): string[] => {
  const id = idOf(raw);
  const named = [raw['$anchor'], raw['$dynamicAnchor']].filter((name) => typeof name === 'string');
  return id?.startsWith('#') && id.length > 1 ? [...named, id.slice(1)] : named;
};

/** The files, and what they call the schemas in them: `$id`, `id`, `$anchor`. */
export class Documents {
  readonly #files: SchemaFiles;
  readonly #resources = new Map<string, Place>();
  readonly #anchors = new Map<string, Place>();
  readonly #read = new Set<string>();

  constructor(files: SchemaFiles) {
    this.#files = files;
  }

  root(file: string): Place {
    const raw = this.#files[file];
    return this.#place(file, [], raw, baseWithin(raw, addressOf(file)));
  }

  /** What a file shares under `$defs`, by name. */
  shared(file: string): [name: string, place: Place][] {
    const { raw, base } = this.root(file);
    const defs = isObject(raw) ? raw['$defs'] : undefined;
    if (!isObject(defs)) return [];
    return Object.entries(defs).map(([name, part]) => [
      name,
      this.#place(file, ['$defs', name], part, baseWithin(part, base)),
    ]);
  }

  /** @param base address that the reference is relative to */
  find(ref: string, base: string, file: string): Place | undefined {
    const cut = ref.indexOf('#');
    const name = cut < 0 ? ref : ref.slice(0, cut);
    const fragment = cut < 0 ? '' : decode(ref.slice(cut + 1));
    const resource = this.#resource(name, base, file);
    if (!resource) return undefined;
    // A generated `id` around a reference is often meant as a comment: the file itself is asked, too.
    return this.#inside(resource, fragment) ?? this.#inside(this.root(resource.file), fragment);
  }

  #resource(name: string, base: string, file: string): Place | undefined {
    this.#index(file);
    const address = name === '' ? base : resolve(name, base).replace(/#.*$/, '');
    const known = this.#resources.get(address);
    if (known) return known;
    if (name === '') return this.root(file);
    const last = decode(address.split('/').at(-1) ?? '');
    const byName = [name, decode(name), last, `${last}.json`].find(
      (one) => one !== '' && Object.hasOwn(this.#files, one),
    );
    if (byName !== undefined) return this.root(byName);
    for (const other of Object.keys(this.#files)) this.#index(other);
    return this.#resources.get(address);
  }

  #inside(resource: Place, fragment: string): Place | undefined {
    if (fragment === '') return resource;
    if (!fragment.startsWith('/')) return this.#anchors.get(`${resource.base}#${fragment}`);
    let { raw, base } = resource;
    const path: (string | number)[] = [...resource.path];
    for (const step of fragment.split('/').slice(1)) {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, key)) return undefined;
      path.push(Array.isArray(raw) ? Number(key) : key);
      raw = (raw as Record<string, unknown>)[key];
      base = baseWithin(raw, base);
    }
    return this.#place(resource.file, path, raw, base);
  }

  #place(file: string, path: Path, raw: unknown, base: string): Place {
    return { key: `${file}#${path.map(escape).join('')}`, file, base, path, raw };
  }

  /** Everything in the file that has a name, with a stack of its own: a file may be nested deeply. */
  #index(file: string): void {
    if (this.#read.has(file)) return;
    this.#read.add(file);
    const root = this.root(file);
    this.#resources.set(addressOf(file), root);
    this.#resources.set(root.base, root);
    const open: Place[] = [root];
    for (let place = open.pop(); place; place = open.pop()) {
      const { raw, path, base } = place;
      if (isObject(raw)) this.#name(raw, place);
      if (typeof raw !== 'object' || raw === null) continue;
      for (const [key, part] of Object.entries(raw)) {
        if (typeof part !== 'object' || VALUES.includes(key) || key.startsWith('x-')) continue;
        open.push(this.#place(file, [...path, Array.isArray(raw) ? Number(key) : key], part, baseWithin(part, base)));
      }
    }
  }

  #name(raw: Record<string, unknown>, place: Place): void {
    if (idOf(raw) !== undefined && !this.#resources.has(place.base)) this.#resources.set(place.base, place);
    for (const anchor of anchorsOf(raw)) {
      const address = `${place.base}#${anchor}`;
      if (!this.#anchors.has(address)) this.#anchors.set(address, place);
    }
  }
}
