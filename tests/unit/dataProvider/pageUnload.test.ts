import { expect, it } from 'vitest';
import { watchPageUnload } from '../../../dataProvider/transport/pageUnload';
import { fakeHttp, json } from './support';

it.each(['beforeunload', 'pagehide'])('the page is being left at %s', (event) => {
  const page = new EventTarget() as Window;
  const isLeaving = watchPageUnload(page);
  expect(isLeaving()).toBe(false);
  page.dispatchEvent(new Event(event));
  expect(isLeaving()).toBe(true);
});

it.each<[string, boolean, 'GET' | 'POST', unknown, boolean | undefined]>([
  ['a write outlives the page that is left', true, 'POST', { a: 1 }, true],
  ['a write of any other moment needs not', false, 'POST', { a: 1 }, undefined],
  ['a read needs not', true, 'GET', undefined, undefined],
  ['a write cannot that is too large for it', true, 'POST', { a: 'x'.repeat(60_001) }, undefined],
])('%s', async (_, isLeaving, method, body, keepalive) => {
  const { http, sent } = fakeHttp([json({ success: true })], { isPageUnloading: () => isLeaving });
  await http.request({ method, url: '/steve/x', body });
  expect(sent[0]!.init.keepalive).toBe(keepalive);
});
