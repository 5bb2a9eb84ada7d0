import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Connect, Plugin } from 'vite';
import config from '../../../schema/meta/v2/config.schema.json';
import { getSecurityHeaders, ORIGIN_PATTERN, type OtherOrigins } from '../../../tools/vite/contentSecurityPolicy';
import { securityHeadersPlugin } from '../../../tools/vite/securityHeadersPlugin';

const nginx = readFileSync('tools/deploy/nginx.conf.template', 'utf8');
const CSP = 'Content-Security-Policy';
const NONE: OtherOrigins = { allowedPictureHosts: [] };
const policyFor = (others: Partial<OtherOrigins>): string =>
  new Map(getSecurityHeaders({ ...NONE, ...others })).get(CSP) ?? '';
const policy = policyFor(NONE);

describe('the security headers', () => {
  it('are the same in production as in the preview server', () => {
    const told = nginx.replaceAll(/(?: \$\{WATTDESK_(?:API_ORIGIN|AUTH_ORIGINS|PICTURE_HOSTS)\})+;/g, ';');
    const sent = [...told.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value]);
    expect(sent).toEqual(getSecurityHeaders(NONE));
  });

  it('are all set at one level, since nginx does not add those of a location to those above it', () => {
    const places = nginx.match(/\n *location [^}]*add_header/g);
    expect(places).toBeNull();
  });

  it.each(['unsafe-inline', 'unsafe-eval', 'http:', '*'])('never allow %s', (source) => {
    expect(policy).not.toContain(source);
  });

  it.each(['default-src', 'script-src', 'style-src', 'connect-src'])('limit %s to the own origin', (directive) => {
    expect(policy).toMatch(new RegExp(`${directive} 'self'`));
  });
});

describe('other origins', () => {
  const API = 'https://api.example.com';

  it('of pictures are added to where pictures may come from, and to nothing else', () => {
    const allowedPictureHosts = ['https://cdn.example.com', 'http://10.0.0.7:8080'];
    expect(policyFor({ allowedPictureHosts })).toBe(policy.replace('blob:', `blob: ${allowedPictureHosts.join(' ')}`));
  });

  it('of the API are added to where calls may go and pictures come from', () => {
    const wanted = policy.replace('blob:', `blob: ${API}`).replace("connect-src 'self'", `connect-src 'self' ${API}`);
    expect(policyFor({ apiOrigin: API })).toBe(wanted);
  });

  it('of an identity provider are added to where calls may go, and to nothing else', () => {
    const authOrigins = ['https://login.example.com', 'http://localhost:9000'];
    expect(policyFor({ authOrigins })).toBe(
      policy.replace("connect-src 'self'", `connect-src 'self' ${authOrigins.join(' ')}`),
    );
  });

  it('have in nginx variables in the same places', () => {
    expect(nginx).toContain("img-src 'self' data: blob: ${WATTDESK_API_ORIGIN} ${WATTDESK_PICTURE_HOSTS};");
    expect(nginx).toContain("connect-src 'self' ${WATTDESK_API_ORIGIN} ${WATTDESK_AUTH_ORIGINS};");
  });

  it('are the same to the check of the configuration', () => {
    expect(config.properties.allowedPictureHosts.items.pattern).toBe(ORIGIN_PATTERN.source.replaceAll('\\/', '/'));
  });

  it.each([
    '*',
    'https://*',
    "https://a.com; script-src 'unsafe-inline'",
    'https://a.com https://b.com',
    'data:',
    'a.com',
  ])('are not %s', (host) => expect(policyFor({ allowedPictureHosts: [host], apiOrigin: host })).toBe(policy));

  /** Returns the headers that a Vite server sends when its public folder contains this config.json. */
  function sentBy(hook: 'configureServer' | 'configurePreviewServer', text?: string): Record<string, string> {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'));
    if (text !== undefined) writeFileSync(join(folder, 'config.json'), text);
    const sent: Record<string, string> = {};
    const use = (handle: Connect.NextHandleFunction): void =>
      handle(
        {} as never,
        { setHeader: (name: string, value: string) => (sent[name] = value) } as never,
        () => undefined,
      );
    const server = { config: { root: folder, publicDir: folder, build: { outDir: '.' } }, middlewares: { use } };
    (securityHeadersPlugin() as Plugin & Record<typeof hook, (given: unknown) => void>)[hook](server);
    rmSync(folder, { recursive: true });
    return sent;
  }

  const cdn = { allowedPictureHosts: ['https://cdn.example.com'] };

  it.each<[string, string | undefined, Partial<OtherOrigins>]>([
    ['names a host of pictures', '{"allowedPictureHosts":["https://cdn.example.com"]}', cdn],
    [
      'names an API elsewhere',
      `{"apiBase":"${API}/steve","allowedPictureHosts":["https://cdn.example.com"]}`,
      { ...cdn, apiOrigin: API },
    ],
    [
      'names an identity provider',
      '{"auth":{"authority":"https://login.example.com/realms/a","connectHosts":["https://oauth.example.com",7]}}',
      { authOrigins: ['https://login.example.com', 'https://oauth.example.com'] },
    ],
    [
      'names something else as the identity provider',
      '{"auth":{"authority":"x; script-src *","connectHosts":"y"}}',
      {},
    ],
    ['names the API here', '{"apiBase":"/steve"}', {}],
    ['names something else', '{"allowedPictureHosts":[7,null,"x"],"apiBase":7}', {}],
    ['has no list of them', '{"allowedPictureHosts":"https://cdn.example.com"}', {}],
    ['is broken', '{', {}],
    ['is null', 'null', {}],
    ['is missing', undefined, {}],
  ])('are read by preview and dev server where config.json %s', (_, text, named) => {
    expect(Object.entries(sentBy('configurePreviewServer', text))).toEqual(getSecurityHeaders({ ...NONE, ...named }));
    const pictures = ["img-src 'self' data: blob:", named.apiOrigin ?? [], named.allowedPictureHosts ?? []]
      .flat()
      .join(' ');
    expect(sentBy('configureServer', text)).toEqual({ [CSP]: pictures });
  });
});
