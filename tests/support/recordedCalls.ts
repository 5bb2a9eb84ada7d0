import type { Page, Route } from 'playwright-core';

/** One request to the operator's API. */
export interface RecordedCall {
  method: string;
  /** Path below the API base, with its query string. */
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

const API = '/steve/';

function bodyOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Records every request to the API when it leaves the browser. */
export function recordCalls(page: Page): RecordedCall[] {
  const calls: RecordedCall[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith(API)) return;
    calls.push({
      method: request.method(),
      path: url.pathname.slice(API.length) + url.search,
      body: bodyOf(request.postData()),
      headers: request.headers(),
    });
  });
  return calls;
}

/** Returns the recorded calls of `METHOD path`, in order. */
export const getCallsTo = (calls: RecordedCall[], call: string): RecordedCall[] =>
  calls.filter(({ method, path }) => `${method} ${path}` === call);

const json = (route: Route, status: number, body: unknown): Promise<void> => route.fulfill({ status, json: body });

/** Faults of a server or a network, each with the text that the user must see. */
export const CALL_FAULTS = {
  'HTTP 500 with a message': [
    (route) => json(route, 500, { success: false, msg: 'Database is down' }),
    'Database is down',
  ],
  'HTTP 500 without a message': [(route) => json(route, 500, {}), /Request failed, please try again/],
  'HTTP 200 without success': [(route) => json(route, 200, { success: false, msg: 'Not today' }), 'Not today'],
  'an HTML error page': [
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' }),
    /server/i,
  ],
  'broken JSON': [
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":tr' }),
    /answer/i,
  ],
  'the wrong shape': [(route) => json(route, 200, ['nothing']), /answer/i],
  'no connection': [(route) => route.abort('connectionrefused'), /network|connection/i],
  'HTTP 403': [(route) => json(route, 403, { success: false, msg: 'You may not do this' }), 'You may not do this'],
  'HTTP 404': [(route) => json(route, 404, { success: false, msg: 'It is gone' }), 'It is gone'],
  'HTTP 409': [
    (route) => json(route, 409, { success: false, msg: 'Somebody else changed it' }),
    'Somebody else changed it',
  ],
} as const satisfies Record<string, readonly [(route: Route) => Promise<void>, string | RegExp]>;

export type CallFaultName = keyof typeof CALL_FAULTS;

/** Makes every request `METHOD path` fail with one fault. */
export async function failCalls(page: Page, call: string, fault: CallFaultName): Promise<void> {
  const [method, path] = call.split(' ') as [string, string];
  await page.route(`**${API}${path}`, (route) =>
    route.request().method() === method ? CALL_FAULTS[fault][0](route) : route.fallback(),
  );
}
