/** Chooses the address of an imported entity. */
import { toObjectOrEmpty } from '../../lint/source/readJson';
import type { Resource } from '../api/resource';

/** Addresses of the app itself. */
const RESERVED = ['/', '/login', '/profile', '/dashboard', '/settings', '/forgot-password', '/reset-password'];

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns all texts in a value. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

/** Returns all paths of screens in a schema file. */
const getRoutes = (text: string): string[] =>
  collectTexts(toObjectOrEmpty(toObjectOrEmpty(toObjectOrEmpty(parse(text))['x-admin'])['routes']));

/**
 * Returns `/pets`; below the name of the API if another entity has this address, and there with the name of the entity
 * if the API has several resources of that name.
 */
export function chooseRoute(
  texts: ReadonlyMap<string, string>,
  { name, entityName }: Pick<Resource, 'name' | 'entityName'>,
  apiName: string,
): string {
  const others = [...texts].flatMap(([other, text]) => (other === `${entityName}.json` ? [] : getRoutes(text)));
  const taken = [...others, ...RESERVED];
  const isFree = (route: string): boolean => !taken.some((path) => path === route || path.startsWith(`${route}/`));
  return [`/${name}`, `/${apiName}/${name}`].find(isFree) ?? `/${apiName}/${entityName}`;
}
