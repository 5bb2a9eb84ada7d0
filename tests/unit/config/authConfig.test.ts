/** Mistakes in the object `auth` of config.json are named by the app, and by the lint with file and line. */
import { describe, expect, it } from 'vitest';
import { findConfigIssues } from '../../../src/config/configIssues';
import { formatDiagnostic, lintConfig } from '../../../tools/schema/lint/lintSchemas';
import shipped from '../../../public/config.json';

const signIn = { endpoint: 'POST auth/login' };
const token = { tokenPath: 'access_token' };

const lint = (auth: unknown): string[] =>
  lintConfig('public/config.json', JSON.stringify({ auth, ...shipped }, null, 2)).map(formatDiagnostic);
const getIssues = (auth: unknown): string[] =>
  findConfigIssues({ ...shipped, auth }).map(({ key, message }) => `${key} ${message}`);

describe('a configured sign-in', () => {
  it.each([
    { type: 'operator' },
    { type: 'none', userName: 'Team', permissions: { source: 'all' } },
    { type: 'cookie', signIn, signOut: { endpoint: 'POST auth/logout' }, csrf: { cookie: 'a', header: 'b' } },
    {
      type: 'bearer',
      signIn: { ...signIn, bodyFormat: 'form', fixedParams: { grant_type: 'password' } },
      token: { ...token, expiresInPath: 'expires_in', header: 'X-Auth-Token', prefix: '' },
      refresh: { endpoint: 'POST auth/token', refreshTokenField: 'refresh_token' },
      user: { source: 'call', endpoint: 'GET me', namePath: 'name' },
      permissions: { source: 'claims', itemsPath: 'roles', roles: { admin: { allow: ['*'], viewOnly: ['site'] } } },
    },
    {
      type: 'oidc',
      authority: 'https://login.example.com/realms/a',
      clientId: 'a',
      scopes: ['openid', 'offline_access'],
    },
  ])('is accepted: %j', (auth) => {
    expect(getIssues(auth)).toEqual([]);
    expect(lint(auth)).toEqual([]);
  });

  it.each<[string, object, string, RegExp]>([
    [
      'a misspelled type',
      { type: 'bearr' },
      'auth.type is "bearr"',
      /^public\/config\.json:3:13.*did you mean "bearer"/,
    ],
    ['no type', {}, 'auth.type is missing', /^public\/config\.json:2:11.*missing "type"/],
    ['no sign-in call', { type: 'bearer', token }, 'auth.signIn is missing', /:2:11.*missing "signIn"/],
    ['no client', { type: 'oidc', authority: 'https://a.sg' }, 'auth.clientId is missing', /:2:11.*missing "clientId"/],
    [
      'an unknown key',
      { type: 'bearer', signIn, token: { ...token, tokenpath: 'x' } },
      'auth.token.tokenpath is not known',
      /:9:7.*unknown keyword "tokenpath", did you mean "tokenPath"/,
    ],
    [
      'a key of another type',
      { type: 'none', signIn },
      'auth.signIn has no effect with this type of sign-in',
      /:4:5.*"signIn" has no effect where the type is none/,
    ],
    [
      'claims without a token',
      { type: 'cookie', signIn, permissions: { source: 'claims', itemsPath: 'a' } },
      'auth.permissions.source is "claims"',
      /:8:17.*unknown source "claims"/,
    ],
    [
      'an address as a call',
      { type: 'cookie', signIn: { endpoint: 'https://a' } },
      'auth.signIn.endpoint is "https://a"',
      /:5:19.*METHOD path/,
    ],
    [
      'a call that is not named',
      { type: 'none', permissions: { source: 'call' } },
      'auth.permissions.endpoint is missing',
      /missing "endpoint"/,
    ],
  ])('names %s', (_, auth, issue, finding) => {
    expect(getIssues(auth)).toEqual([issue]);
    expect(lint(auth)).toEqual([expect.stringMatching(finding)]);
  });
});
