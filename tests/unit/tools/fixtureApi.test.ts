import { describe, expect, it } from 'vitest';
import { fixtureOptions, proxyOf } from '../../../tools/vite/fixtureApi';

describe('the settings of the fixture API', () => {
  it('come from the environment', () => {
    const env = { FIXTURE_ROWS: '5000', FIXTURE_DELAY: '200', FIXTURE_FAIL: '0.1', FIXTURE_PERSIST: 'x.json' };
    expect(fixtureOptions('/p', env)).toEqual({
      schemaDir: '/p/schema',
      dbDir: '/p/fixtures/db',
      basePath: '/steve',
      rows: 5000,
      delay: 200,
      fail: 0.1,
      persist: 'x.json',
    });
  });

  it('leave out what is not set', () => {
    expect(Object.keys(fixtureOptions('/p', { FIXTURE_ROWS: '' }))).toEqual(['schemaDir', 'dbDir', 'basePath']);
  });

  it('refuse a typing error', () => {
    expect(() => fixtureOptions('/p', { FIXTURE_ROWS: '5k' })).toThrow('FIXTURE_ROWS=5k is no number');
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
  ])('with %j is %j', (env, expected) => expect(proxyOf(env)).toEqual(expected));

  it('needs an address', () => {
    expect(() => proxyOf({ FIXTURES: 'off' })).toThrow('API_TARGET');
  });
});
