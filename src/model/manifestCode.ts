/**
 * The manifest as it travels: every entity costs bytes on the first load, and most of what an
 * entry says follows from its name by convention. A row states the rest, and whatever breaks the
 * convention is written out, so that decoding gives back exactly what was encoded.
 */
import type { PagingName } from './entityDefinition';
import type { Call, ManifestEntry, RouteSet } from './entity';

/** Name, list route, initials of the other views, path of the page call, its dialect, exceptions. */
export type ManifestRow = [string, string?, string?, string?, number?, { [Key in keyof ManifestEntry]?: unknown }?];

const DIALECTS: readonly (PagingName | undefined)[] = [
  'pageNo/pageVo',
  'pageNum/pageVo',
  'pageNum/pageCriteria',
  undefined,
];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const titleOf = (name: string): string => `${name.split('-').map(capital).join(' ')}s`;
const idOf = (name: string): string => `${name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Id`;

function viewRoutes(list: string, id: string): RouteSet {
  return { create: `${list}/create`, update: `${list}/update/{${id}}`, view: `${list}/view/{${id}}` };
}

function byConvention([
  name,
  list = '',
  views = '',
  path = '',
  dialect = 0,
  { id: ownId } = {},
]: ManifestRow): ManifestEntry {
  const unfold = (text: string): string => text.replaceAll('*', name);
  const id = typeof ownId === 'string' ? ownId : idOf(name);
  const all = viewRoutes(unfold(list), id);
  const routes: RouteSet = { list: unfold(list) };
  for (const view of ['create', 'update', 'view'] as const) if (views.includes(view[0]!)) routes[view] = all[view];
  const paging = DIALECTS[dialect];
  const page: Call = { method: 'POST', path: unfold(path), ...(paging ? { paging } : {}) };
  return { name, title: titleOf(name), routes: [routes], id, ...(path ? { page } : {}) };
}

export function decodeEntry(row: ManifestRow): ManifestEntry {
  const { page, ...rest } = { ...byConvention(row), ...row[5] } as ManifestEntry;
  return page ? { ...rest, page } : rest;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A row without what is empty at its end. */
function trim(row: ManifestRow): ManifestRow {
  const end = row.findLastIndex((part) => part !== undefined && part !== '' && part !== 0);
  return row.slice(0, end + 1) as ManifestRow;
}

/** The inverse of `decodeEntry`, used at build time only. */
export function encodeEntry(entry: ManifestEntry): ManifestRow {
  const fold = (text: string): string => text.replaceAll(entry.name, '*');
  const main = entry.routes[0] ?? {};
  const list = main.list ?? '';
  const all = viewRoutes(list, entry.id);
  const views = (['create', 'update', 'view'] as const).filter((view) => main[view] && main[view] === all[view]);
  const row: ManifestRow = [
    entry.name,
    fold(list),
    views.map((view) => view[0]).join(''),
    fold(entry.page?.path ?? ''),
    Math.max(0, entry.page ? DIALECTS.indexOf(entry.page.paging) : 0),
    entry.id === idOf(entry.name) ? undefined : { id: entry.id },
  ];
  const guess = byConvention(row);
  const keys = ['title', 'routes', 'page'] as const;
  const exceptions = keys.filter((key) => !same(guess[key], entry[key])).map((key) => [key, entry[key] ?? null]);
  if (exceptions.length === 0) return trim(row);
  return [row[0], row[1], row[2], row[3], row[4], { ...row[5], ...Object.fromEntries(exceptions) }];
}
