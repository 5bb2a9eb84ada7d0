import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../../src/config/loadConfig';
import shipped from '../../../public/config.json';

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

afterEach(() => vi.unstubAllGlobals());

describe('loadConfig', () => {
  it('gives the checked configuration', async () => {
    answer(JSON.stringify(shipped));
    await expect(loadConfig('/config.json')).resolves.toEqual(shipped);
    expect(fetch).toHaveBeenCalledWith('/config.json', expect.anything());
  });

  it.each([
    ['a file that is not there', 'gone', 404, /status 404/],
    ['a file that is no JSON', '{ "apiBase": "/steve", }', 200, /is no JSON/],
    [
      'the app’s own page',
      '<!doctype html>',
      200,
      /config\.json is missing.*web page\. Copy it from the build, beside index\.html/,
    ],
    ['a file with faults', '{"apiBase": 1}', 200, /apiBase is 1/],
  ])('refuses %s', async (_, body, status, message) => {
    answer(body, status);
    await expect(loadConfig('/config.json')).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(message),
      issues: expect.arrayContaining([
        { key: expect.any(String), message: expect.any(String), suggestion: expect.any(String) },
      ]),
    });
  });

  it('refuses when the server cannot be reached', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await expect(loadConfig('/config.json')).rejects.toThrow(/could not be reached/);
  });
});
