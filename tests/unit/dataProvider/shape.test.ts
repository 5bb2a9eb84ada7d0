/** Warnings for developers describe the structure of a response but none of its values. */
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../dataProvider/transport/createHttp';
import { describeResponse, describeJsonShape } from '../../../dataProvider/transport/describeResponseShape';
import { failure, fakeFetch, fakeProvider, json, page, text } from './support';

it.each<[unknown, string]>([
  [null, 'null'],
  [undefined, 'nothing'],
  ['secret', 'text of 6'],
  [12.5, 'number'],
  [true, 'boolean'],
  [[], 'list of 0'],
  [[{ a: 1 }, { b: 2 }], 'list of 2: { a: number }'],
  [
    { success: true, data: { token: 'x', list: [1] } },
    '{ success: boolean, data: { token: text of 1, list: list of 1: number } }',
  ],
  [{ 'bob@example.com': 1, '0412345678': 2, name: 'x' }, '{ name: text of 1, 2 other keys }'],
  [{ a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: 1 key } } }'],
])('%j looks like %s', (value, shape) => expect(describeJsonShape(value)).toBe(shape));

it.each([
  ['{"msg":"x"}', 'application/json', 'status 200, application/json, 11 characters: { msg: text of 1 }'],
  ['<p>', '', 'status 200, no content type, 3 characters: no JSON'],
])('%s is told as it looks', (content, contentType, expected) =>
  expect(describeResponse({ raw: { status: 200, contentType, text: content } })).toBe(expected),
);

const SECRET = 'Bob Tan 4012888888881881';

describe('the console', () => {
  it('has what an answer looks like that nobody can read', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { fetch } = fakeFetch(text(`<p>${SECRET}</p>`, 500));
    const http = createHttp({ credentials: { token: () => 'secret-token' }, fetch });
    await failure(
      http.requestJson({
        isPlain: false,
        method: 'POST',
        url: `/steve/otp?username=${SECRET}`,
        body: { card: SECRET },
      }),
    );
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    const line = String(told.mock.calls[0]);
    expect(line).toContain('POST /steve/otp: ');
    expect(line).toContain('text/html, 31 characters: no JSON');
    expect(line).not.toMatch(/Bob|4012|secret-token/);
  });

  it.each<[string, () => Response, (told: ReturnType<typeof fakeProvider>) => Promise<unknown>]>([
    [
      'a record',
      () => json({ success: true, data: SECRET }),
      ({ provider }) => provider.getOne('article', { id: SECRET }),
    ],
    ['rows', () => json({ success: true, data: [SECRET] }), ({ provider }) => provider.getList('article', page())],
    [
      'a refusal',
      () => text(SECRET),
      ({ provider }) => provider.delete('article', { id: SECRET, previousData: { id: SECRET } }),
    ],
  ])('has nothing of what is in an answer that should have been %s', async (_, reply, ask) => {
    const told = fakeProvider([reply()]);
    await failure(ask(told));
    expect(told.warnings.length).toBeGreaterThan(0);
    expect(JSON.stringify(told.warnings)).not.toMatch(/Bob|4012/);
  });
});
