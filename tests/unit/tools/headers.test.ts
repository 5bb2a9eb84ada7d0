import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../../tools/vite/headers';

const nginx = readFileSync('tools/deploy/nginx.conf', 'utf8');
const policy = new Map(SECURITY_HEADERS).get('Content-Security-Policy') ?? '';

describe('the security headers', () => {
  it('are the same in production as in the preview server', () => {
    const sent = [...nginx.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value]);
    expect(sent).toEqual(SECURITY_HEADERS);
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
