import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS } from '../../../dataProvider/contract/errorTexts';
import { failure, fakeHttp, json, text } from './support';

const get = { method: 'GET', url: '/steve/x' } as const;
const post = { method: 'POST', url: '/steve/x', body: { a: 1 } } as const;
const AGAIN = 'Request failed, please try again';

describe('a request', () => {
  it('carries the token, its body as JSON, and gives the envelope back', async () => {
    const { http, sent } = fakeHttp([json({ success: true, msg: 'ok', data: 5 })]);
    expect(await http.request(post)).toStrictEqual({ success: true, msg: 'ok', data: 5 });
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/steve/x', body: { a: 1 } });
    expect(sent[0]!.headers).toStrictEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: 'Bearer secret',
    });
    expect(sent[0]!.init.credentials).toBe('same-origin');
  });

  it('without a body names no content type', async () => {
    const { http, sent } = fakeHttp([json({ success: true })]);
    await http.request(get);
    expect(sent[0]!.headers).toStrictEqual({ Accept: 'application/json', Authorization: 'Bearer secret' });
    expect(sent[0]!.init.body).toBeUndefined();
  });

  it('asks for the token each time, and sends no header when signed out', async () => {
    const tokens = ['one', undefined];
    const { http, sent } = fakeHttp([json({ success: true }), json({ success: true })], {
      credentials: { token: () => tokens.shift() },
    });
    await http.request(get);
    await http.request(get);
    expect(sent.map(({ headers }) => headers.Authorization)).toStrictEqual(['Bearer one', undefined]);
  });

  it('with session auth sends the cookie instead of a header', async () => {
    const { http, sent } = fakeHttp([json({ success: true })], { sessionCookieAuth: true });
    await http.request(get);
    expect(sent[0]!.headers).not.toHaveProperty('Authorization');
    expect(sent[0]!.init.credentials).toBe('include');
  });

  it('names the language server texts are wanted in', async () => {
    const { http, sent } = fakeHttp([json({ success: true })], { locale: () => 'zh-Hans' });
    await http.request(get);
    expect(sent[0]!.headers['Accept-Language']).toBe('zh-Hans');
  });

  it('is not repeated where a GET says that it does something', async () => {
    const { http, sent } = fakeHttp([new TypeError('down'), json({ success: true })]);
    await expect(http.request({ ...get, read: false })).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });

  it('takes an answer that does not say whether it is one for a success', async () => {
    const { http } = fakeHttp([json({ data: 5 })]);
    expect(await http.request(get)).toStrictEqual({ data: 5 });
  });

  it('takes an answer that may be empty as a success without data', async () => {
    const { http } = fakeHttp([new Response(null, { status: 204 })]);
    expect(await http.request({ method: 'DELETE', url: '/x' })).toStrictEqual({ success: true });
  });
});

describe('a failed request', () => {
  const page = '<!doctype html><h1>Whitelabel</h1>';
  it.each<[string, Response, string, number]>([
    ['success false with 200', json({ success: false, msg: 'Name is taken' }), 'Name is taken', 200],
    ['success of another kind', json({ success: 'no', msg: 'Name is taken' }), 'Name is taken', 200],
    ['success false without a text', json({ success: false, msg: ' ' }), AGAIN, 200],
    ['a text with 400', json({ success: false, msg: 'Bad name' }, 400), 'Bad name', 400],
    ['a text with 401', json({ success: false, msg: 'Please log in' }, 401), 'Please log in', 401],
    ['a text with 500', json({ msg: 'No space left' }, 500), 'No space left', 500],
    ['a success with 500', json({ success: true, msg: 'Odd' }, 500), 'Odd', 500],
    ['401 alone', json({}, 401), ERROR_TEXTS.unauthorized, 401],
    ['403 alone', text('', 403), ERROR_TEXTS.forbidden, 403],
    ['404 as a web page', text(page, 404), ERROR_TEXTS.missing, 404],
    ['409 alone', json([], 409), ERROR_TEXTS.conflict, 409],
    ['413 alone', text('', 413), ERROR_TEXTS.tooLarge, 413],
    // Nothing advises to repeat what would be refused again.
    ['418 alone', json({}, 418), 'Request failed\nThe server refused the request (status 418)', 418],
    ['429 alone', json({}, 429), AGAIN, 429],
    ['500 alone', json({ msg: 12 }, 500), `${AGAIN}\nThe server has a problem (status 500)`, 500],
    [
      '500 as a web page',
      text(page, 500),
      `${AGAIN}\nThe server answered with a web page instead of data (status 500)`,
      500,
    ],
    [
      '200 as a web page',
      text(page),
      `${AGAIN}\nThe server answered with a web page instead of data (status 200)`,
      200,
    ],
    [
      'a web page that calls itself JSON',
      text(page, 200, 'application/json'),
      `${AGAIN}\nThe server answered with a web page instead of data (status 200)`,
      200,
    ],
    [
      'broken JSON',
      text('{"success": tr', 200, 'application/json'),
      `${AGAIN}\nThe server's answer could not be read`,
      200,
    ],
    ['JSON of another kind', json([1, 2]), `${AGAIN}\nThe server's answer could not be read`, 200],
    ['an empty answer', text('', 200, 'application/json'), `${AGAIN}\nThe server's answer is empty`, 200],
  ])('%s', async (_, response, message, status) => {
    const { http } = fakeHttp([response]);
    const error = await failure(http.request(post));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message, status });
  });

  it('brings the errors of fields to the form', async () => {
    const answer = { success: false, msg: 'Please check', errors: { name: 'Too long' } };
    const { http } = fakeHttp([json(answer, 400)]);
    expect(await failure(http.request(post))).toMatchObject({ body: answer });
  });

  it.each([['text'], [['a']], [null]])('drops field errors of another kind: %j', async (errors) => {
    const { http } = fakeHttp([json({ success: false, msg: 'No', errors })]);
    const error = (await failure(http.request(post))) as HttpError;
    expect(error.body).toStrictEqual({ success: false, msg: 'No' });
  });

  it('tells developers what the answer looks like', async () => {
    const { http, warnings } = fakeHttp([text(page, 500)]);
    const error = (await failure(http.request(post))) as HttpError;
    expect(error.message).not.toContain('Whitelabel');
    expect(warnings).toStrictEqual([
      { text: `POST /steve/x: ${error.message}`, looks: `status 500, text/html, ${page.length} characters: no JSON` },
    ]);
  });

  it('with a text of the server is nothing to warn developers of', async () => {
    const { http, warnings } = fakeHttp([json({ success: false, msg: 'No' })]);
    await failure(http.request(post));
    expect(warnings).toStrictEqual([]);
  });

  it("names the language of the server's words where the server does", async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Language': 'de' };
    const answer = { success: false, msg: 'Belegt' };
    const { http } = fakeHttp([new Response(JSON.stringify(answer), { status: 409, headers })]);
    expect(await failure(http.request(post))).toMatchObject({ message: 'Belegt', body: { ...answer, language: 'de' } });
  });

  it('speaks the language of the user', async () => {
    const { http } = fakeHttp([json({}, 503)], { translate: (key, { status }) => `${key}:${status}` });
    expect(await failure(http.request(post))).toMatchObject({ message: 'wd.error.server:503' });
  });
});

describe('a session that another one has followed while a request was on its way', () => {
  /** Returns a transport whose session changes each time a request is rejected with 401. */
  const followed = (...replies: Response[]) => {
    let session = 1;
    const reject = async (): Promise<Response> => {
      session += 1;
      return json({ success: false, msg: 'Session expired' }, 401);
    };
    const mark = () => {
      const marked = session;
      return () => session !== marked;
    };
    return fakeHttp([reject, ...replies], { credentials: { token: () => `t${session}`, trackSession: mark } });
  };

  it('asks again in the new one, where it only reads', async () => {
    const { http, sent } = followed(json({ success: true, data: 5 }));
    expect(await http.request(get)).toMatchObject({ data: 5 });
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('is no end of the new one, where it writes, and sends nothing twice by itself', async () => {
    const { http, sent } = followed();
    await expect(http.request(post)).rejects.toMatchObject({ message: AGAIN, status: 0 });
    expect(sent).toHaveLength(1);
  });

  it('ends the session that was asked in', async () => {
    const { http } = fakeHttp([json({ success: false, msg: 'Session expired' }, 401)], {
      credentials: { token: () => 't1', trackSession: () => () => false },
    });
    await expect(http.request(post)).rejects.toMatchObject({ message: 'Session expired', status: 401 });
  });
});
