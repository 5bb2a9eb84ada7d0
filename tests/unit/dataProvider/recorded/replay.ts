import { expect } from 'vitest';
import type { FetchFunction } from '../../../../dataProvider/transport/fetchJson';
import { describeRequest } from './describeRequest';
import type { Exchange } from './recording';

export const REPLAY_URL = 'http://server.test';

/** A server that accepts exactly the recorded requests and returns the recorded answers. */
export interface ReplayedServer {
  fetch: FetchFunction;
  /** The requests that were sent so far. */
  sent: Pick<Exchange, 'request' | 'requestHeaders' | 'body'>[];
}

function createResponse({ status, headers, json }: Exchange): Response {
  const content = json === undefined ? null : JSON.stringify(json);
  return new Response(content, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Creates a server that answers each request of a case once. */
export function replayExchanges(exchanges: readonly Exchange[]): ReplayedServer {
  const open = [...exchanges];
  const sent: ReplayedServer['sent'] = [];
  return {
    sent,
    fetch: async (url, init) => {
      const described = describeRequest(REPLAY_URL, url, init);
      sent.push(described);
      const index = open.findIndex(({ request }) => request === described.request);
      expect(open.map(({ request }) => request)).toContain(described.request);
      const [exchange] = open.splice(index, 1);
      return createResponse(exchange!);
    },
  };
}
