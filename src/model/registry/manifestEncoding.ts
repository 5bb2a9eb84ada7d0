/**
 * Encodes the manifest compactly, because every entity adds bytes to the first load. Most properties of a manifest
 * entry follow from the entity name by convention, for example the title. An encoded row contains only the name,
 * the properties that cannot be derived from the name, and the deviations from the convention. Decoding a row
 * returns exactly the encoded entry.
 */
import type { DialectName } from '../schemaLanguage/definition';
import type { Call, ManifestEntry, RouteSet } from '../entity/entity';

/**
 * An encoded entry: name, list route, initials of the other views, path of the page call, dialect of the page call,
 * deviations from the convention.
 */
export type EncodedManifestEntry = [
  string,
  string?,
  string?,
  string?,
  string?,
  { [Key in keyof ManifestEntry]?: unknown }?,
];

/** The most common dialect. Rows omit it. */
const USUAL: DialectName = 'pageNo/pageVo';
/** Replaces the dialect in the row of an entity whose page call has no `dialect`. */
const NONE = '-';

const VIEWS = ['create', 'update', 'view'] as const;

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const getTitle = (name: string): string => `${name.split('-').map(capitalize).join(' ')}s`;
const getId = (name: string): string => `${name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Id`;

const createViewRoutes = (list: string, id: string): RouteSet => ({
  create: `${list}/create`,
  update: `${list}/update/{${id}}`,
  view: `${list}/view/{id}`,
});

function createConventionalEntry([
  name,
  list = '',
  views = '',
  path = '',
  dialect = '',
  own = {},
]: EncodedManifestEntry): ManifestEntry {
  const expand = (text: string): string => text.replaceAll('*', name);
  const ids = (own.ids as string[] | undefined) ?? [getId(name)];
  const all = createViewRoutes(expand(list), ids[0] ?? 'id');
  const routes: RouteSet = { list: expand(list) };
  for (const view of VIEWS) if (views.includes(view[0]!)) routes[view] = all[view];
  const named = dialect === NONE ? undefined : ((dialect || USUAL) as DialectName);
  const page: Call = { method: 'POST', path: expand(path), ...(named ? { dialect: named } : {}) };
  return { name, title: getTitle(name), routes: [routes], ids, ...(path ? { page } : {}) };
}

/** Decodes a row to its manifest entry. `null` in the deviations removes a property that the convention would add. */
export function decodeManifestEntry(row: EncodedManifestEntry): ManifestEntry {
  const entry = { ...createConventionalEntry(row), ...row[5] };
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)) as unknown as ManifestEntry;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Removes empty items at the end of a row. */
function trim(row: EncodedManifestEntry): EncodedManifestEntry {
  const end = row.findLastIndex((part) => part !== undefined && part !== '');
  return row.slice(0, end + 1) as EncodedManifestEntry;
}

/** Encodes a manifest entry as a row. Inverse of `decodeManifestEntry`, used only at build time. */
export function encodeManifestEntry(entry: ManifestEntry): EncodedManifestEntry {
  const shorten = (text: string): string => text.replaceAll(entry.name, '*');
  const main = entry.routes[0] ?? {};
  const list = main.list ?? '';
  const all = createViewRoutes(list, entry.ids[0] ?? 'id');
  const views = VIEWS.filter((view) => main[view] && main[view] === all[view]);
  const dialect = entry.page ? (entry.page.dialect ?? NONE) : USUAL;
  const row: EncodedManifestEntry = [
    entry.name,
    shorten(list),
    views.map((view) => view[0]).join(''),
    shorten(entry.page?.path ?? ''),
    dialect === USUAL ? '' : dialect,
    isSame(entry.ids, [getId(entry.name)]) ? undefined : { ids: entry.ids },
  ];
  const guess = createConventionalEntry(row);
  const keys = [...new Set([...Object.keys(guess), ...Object.keys(entry)])] as (keyof ManifestEntry)[];
  const exceptions = keys.filter((key) => !isSame(guess[key], entry[key])).map((key) => [key, entry[key] ?? null]);
  if (exceptions.length === 0) return trim(row);
  return [row[0], row[1], row[2], row[3], row[4], { ...row[5], ...Object.fromEntries(exceptions) }];
}
