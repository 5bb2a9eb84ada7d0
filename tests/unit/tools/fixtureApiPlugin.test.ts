import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getFixtureServerOptions, getProxyOptions } from '../../../tools/vite/fixtureApiOptions';
import { createSignInConfigHandler } from '../../../tools/vite/fixtureApiPlugin';
import { readRootFolders } from '../../../tools/root/rootFolders';

const FOLDERS = readRootFolders('/p');

describe('the settings of the fixture API', () => {
  it('come from the environment', () => {
    const env = {
      FIXTURE_ROWS: '5000',
      FIXTURE_DELAY: '200',
      FIXTURE_FAIL: '0.1',
      FIXTURE_PERSIST: 'x.json',
      FIXTURE_SNAPSHOT: 'demo',
      FIXTURE_OPEN: '1',
      FIXTURE_AUTH: 'bearer',
    };
    expect(getFixtureServerOptions(FOLDERS, env)).toEqual({
      schemaDir: '/p/schema',
      dbDir: '/p/fixtures/db',
      pagesDir: '/p/pages',
      basePath: '/steve',
      rows: '5000',
      delay: 200,
      fail: 0.1,
      persist: 'x.json',
      snapshot: 'demo',
      open: true,
      auth: 'bearer',
    });
  });

  it('leave out what is not set', () => {
    expect(Object.keys(getFixtureServerOptions(FOLDERS, { FIXTURE_ROWS: '' }))).toEqual([
      'schemaDir',
      'dbDir',
      'pagesDir',
      'basePath',
    ]);
  });

  it('refuse a typing error', () => {
    expect(() => getFixtureServerOptions(FOLDERS, { FIXTURE_DELAY: '5k' })).toThrow('FIXTURE_DELAY=5k is no number');
  });
});

describe('the configuration of the app', () => {
  const ROOT = join(import.meta.dirname, '../../..');
  const create = (FIXTURE_AUTH?: string) =>
    createSignInConfigHandler(join(ROOT, 'public/config.json'), { FIXTURE_AUTH });
  /** Returns the response to a request; undefined if the handler passes it on. */
  const read = (url: string): unknown => {
    let text: string | undefined;
    const response = { setHeader: () => undefined, end: (body: string) => (text = body) };
    create('cookie')?.({ url } as never, response as never, () => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  };

  it('has the sign-in that the fixture API plays', () => {
    expect(read('/config.json?t=1')).toMatchObject({ apiBase: '/steve', auth: { type: 'cookie', csrf: {} } });
    expect(read('/other.json')).toBeUndefined();
  });

  it('is the file itself for the sign-in of the operator', () => {
    expect([create(), create('operator')]).toEqual([undefined, undefined]);
  });

  it('refuses an unknown sign-in', () => {
    expect(() => create('oauth')).toThrow('FIXTURE_AUTH=oauth is no sign-in; there are operator, bearer, cookie, none');
  });
});

describe('a real API instead', () => {
  it.each([
    [{}, undefined],
    [{ API_TARGET: 'https://a.example' }, undefined],
    [
      { FIXTURES: 'off', API_TARGET: 'https://a.example' },
      { '/steve': { target: 'https://a.example', changeOrigin: true } },
    ],
  ])('with %j is %j', (env, expected) => expect(getProxyOptions(env)).toEqual(expected));

  it.each([
    ['https://a.example/api/v2', '/steve/sites?page=2', '/api/v2/sites?page=2'],
    ['https://a.example/api/v2/', '/steve/sites/', '/api/v2/sites/'],
    ['https://a.example/', '/steve/sites', '/sites'],
    ['https://a.example/', '/steve', '/'],
  ])('%s gets %s at %s', (API_TARGET, url, expected) => {
    const options = getProxyOptions({ FIXTURES: 'off', API_TARGET })?.['/steve'];
    expect(options?.target).toBe('https://a.example');
    expect(options?.rewrite?.(url)).toBe(expected);
  });

  it('with a path gets back its cookies', () => {
    const options = getProxyOptions({ FIXTURES: 'off', API_TARGET: 'https://a.example/api/v2' })?.['/steve'];
    expect(options?.cookiePathRewrite).toEqual({ '/api/v2': '/steve' });
  });

  it('is called directly if the configuration has its address', () => {
    expect(getProxyOptions({ FIXTURES: 'off' }, 'https://a.example/api')).toEqual({});
    expect(() => getProxyOptions({ FIXTURES: 'off' }, '/steve')).toThrow('"apiBase"');
  });

  it.each([undefined, 'a.example'])('needs an address, not %s', (API_TARGET) => {
    expect(() => getProxyOptions({ FIXTURES: 'off', API_TARGET })).toThrow('API_TARGET');
  });
});
