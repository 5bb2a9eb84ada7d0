/** A fake server with fixed responses, behind the real data provider. */
import { createDataProvider } from '../../dataProvider';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { createHttp } from '../../dataProvider/transport/createHttp';
import { dialects } from '../support/dialects';
import { resourceRegistry } from '../../src/resourceRegistry';

export interface RestServer {
  dataProvider: Partial<WattdeskDataProvider>;
  /** Method, path and body of each request, as `PUT meters/7 {"maxLoad":0}`. */
  requests: string[];
}

/**
 * @param answers response bodies by method and path; an array is the complete list of rows; any other request
 *   returns 404
 */
export function createRestServer(answers: Readonly<Record<string, unknown>>): RestServer {
  const requests: string[] = [];
  const fetch = async (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const call = `${method} ${new URL(url, 'http://server.test').pathname.replace('/api/', '')}`;
    requests.push(typeof body === 'string' ? `${call} ${body}` : call);
    const response = answers[call];
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (Array.isArray(response)) headers.set('Content-Range', `rows 0-${response.length - 1}/${response.length}`);
    return new Response(JSON.stringify(response), { status: response === undefined ? 404 : 200, headers });
  };
  const http = createHttp({ credentials: { token: () => 'secret' }, fetch: fetch as never });
  const { send: _, ...dataProvider } = createDataProvider({
    baseUrl: '/api',
    routes: resourceRegistry,
    http,
    dialects,
  });
  return { dataProvider, requests };
}
