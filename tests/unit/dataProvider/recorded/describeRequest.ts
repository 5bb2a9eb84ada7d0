import type { Exchange } from './recording';

/** Headers of every request, which say nothing about a dialect. */
const USUAL = ['content-type', 'authorization', 'accept'];
const USUAL_ACCEPT = 'application/json';

const escape = (text: string): string => text.replace(/[%&+#]/g, encodeURIComponent);

/** Returns the query of an address with sorted parameters, decoded as far as it stays unambiguous. */
const describeQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted()
    .join('&');

/** Returns the part of an exchange that the data provider determines. */
export function describeRequest(
  baseUrl: string,
  url: string,
  init: RequestInit,
): Pick<Exchange, 'request' | 'requestHeaders' | 'body'> {
  const address = new URL(url);
  const path = decodeURIComponent(address.pathname.slice(new URL(baseUrl).pathname.length)).replace(/^\//, '');
  const query = describeQuery(address);
  const headers = Object.entries({ ...(init.headers as Record<string, string>) }).filter(
    ([name, value]) =>
      !USUAL.includes(name.toLowerCase()) || (name.toLowerCase() === 'accept' && value !== USUAL_ACCEPT),
  );
  return {
    request: `${init.method} ${path}${query === '' ? '' : `?${query}`}`,
    ...(headers.length > 0 ? { requestHeaders: Object.fromEntries(headers) } : {}),
    ...(typeof init.body === 'string' ? { body: JSON.parse(init.body) as unknown } : {}),
  };
}
