/** Chooses the address of an imported entity. */
import { toObjectOrEmpty } from '../../lint/source/readJson';

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

/** Returns `/pets`; below the name of the API if another entity has this address. */
export function chooseRoute(texts: ReadonlyMap<string, string>, file: string, name: string, apiName: string): string {
  const taken = [...texts].flatMap(([other, text]) => (other === file ? [] : getRoutes(text)));
  const route = `/${name}`;
  const isTaken = [...taken, ...RESERVED].some((path) => path === route || path.startsWith(`${route}/`));
  return isTaken ? `/${apiName}/${name}` : route;
}
