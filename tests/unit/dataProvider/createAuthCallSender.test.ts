import { describe, expect, it } from 'vitest';
import { createAuthCallSender, getFailureMessage } from '../../../dataProvider/wire/createAuthCallSender';

const LOGIN = { method: 'POST', path: 'auth/login' } as const;

/** A sender whose requests get one response. */
function setUp(body: unknown, status = 200) {
  const sent: { url: string; init: RequestInit }[] = [];
  const send = createAuthCallSender((path) => `https://api.example.com/v1/${path}`, {
    isPageUnloading: () => false,
    onWarning: () => undefined,
    fetch: async (url, init) => {
      sent.push({ url, init });
      return Response.json(body, { status });
    },
  });
  return { send, sent };
}

describe('a call of a sign-in', () => {
  it('is JSON, with headers of its own and without an envelope', async () => {
    const { send, sent } = setUp({ access_token: 'a' });
    await expect(send(LOGIN, { body: { a: 1 }, headers: { 'X-CSRF': 'c' } })).resolves.toEqual({ access_token: 'a' });
    expect(sent[0]?.url).toBe('https://api.example.com/v1/auth/login');
    expect(sent[0]?.init.body).toBe('{"a":1}');
    expect(sent[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/json', 'X-CSRF': 'c' });
  });

  it('is a form where the server wants one', async () => {
    const { send, sent } = setUp({});
    await send(LOGIN, { body: { grant_type: 'password', username: 'a b&c', n: 1 }, bodyFormat: 'form' });
    expect(String(sent[0]?.init.body)).toBe('grant_type=password&username=a+b%26c&n=1');
    expect(sent[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/x-www-form-urlencoded' });
  });

  it.each([
    ['OAuth 2.0', { error: 'invalid_grant', error_description: 'Wrong password' }],
    ['an envelope', { success: false, msg: 'Wrong password' }],
    ['problem+json', { type: 'about:blank', title: 'Unauthorized', detail: 'Wrong password' }],
    ['an object', { error: { status: 401, message: 'Wrong password' } }],
    ['a list', { errors: [{ message: 'Wrong password' }] }],
    ['Django', { non_field_errors: ['Wrong password'] }],
    ['problem+json', { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Wrong password' }],
    ['one field', { password: ['Wrong password'] }],
    ['FastAPI', { detail: [{ loc: ['body', 'password'], msg: 'Wrong password' }] }],
  ])('fails with the message of %s', async (_, body) => {
    await expect(setUp(body, 401).send(LOGIN)).rejects.toMatchObject({ message: 'Wrong password', status: 401 });
  });
});

it.each([
  [{ success: false, msg: 'No' }, 'No'],
  [{ error: 'locked' }, 'locked'],
  [{ success: true, data: {} }, undefined],
  [{ access_token: 'a' }, undefined],
  [null, undefined],
])('of the answer %j the failure is %j', (response, message) => expect(getFailureMessage(response)).toBe(message));
