/**
 * A request blocked by the Content Security Policy of the page is not reported as a network error: the error names
 * the setting to change.
 */
import { expect, it } from 'vitest';
import { watchCspViolations } from '../../../dataProvider/transport/policyViolations';
import { failure, fakeHttp, json } from './support';

const API = 'https://api.example.com/steve/x';
const getPage = () =>
  Object.assign(new EventTarget(), { baseURI: 'https://admin.example.com/' }) as unknown as Document;

const violation = (blockedURI: string, effectiveDirective = 'connect-src', disposition = 'enforce'): Event =>
  Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective, disposition });

it.each<[string, Event | undefined, string | undefined]>([
  ['the policy', violation(`${API}?a=1`), 'https://api.example.com'],
  ['the policy for another server', violation('https://maps.example.com/'), undefined],
  ['the policy for pictures', violation(API, 'img-src'), undefined],
  ['a policy that only reports', violation(API, 'connect-src', 'report'), undefined],
  ['the policy, inline', violation('inline'), undefined],
  ['the network', undefined, undefined],
])('what is refused by %s', async (_, event, origin) => {
  const page = getPage();
  const find = watchCspViolations(page);
  const found = find(API);
  // The browser dispatches the violation event after the request has failed.
  if (event) page.dispatchEvent(event);
  expect(await found).toBe(origin);
});

it('finds the origin of an address without one', async () => {
  const page = getPage();
  const find = watchCspViolations(page);
  page.dispatchEvent(violation('https://admin.example.com/steve/x'));
  expect(await find('/steve/y')).toBe('https://admin.example.com');
});

it('is told as what it is, and not asked again', async () => {
  const findForbidden = async () => 'https://api.example.com';
  const { http, sent } = fakeHttp([new TypeError('Failed to fetch'), json({ success: true })], {
    findBlockedOrigin: findForbidden,
  });
  const error = (await failure(http.request({ method: 'GET', url: API }))) as Error;
  expect(error.message.split('\n')).toEqual([
    'Network error',
    expect.stringMatching(/security policy .*https:\/\/api\.example\.com.*WATTDESK_API_ORIGIN/),
  ]);
  expect(sent).toHaveLength(1);
});
