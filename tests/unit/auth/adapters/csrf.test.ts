import { expect, it } from 'vitest';
import { createCsrfHeader } from '../../../../src/auth/adapters/passwordAdapter';

const CSRF = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' };

it.each([
  [CSRF, 'a=1; XSRF-TOKEN=x%3Dy; b=2', { 'X-XSRF-TOKEN': 'x=y' }],
  [CSRF, 'NOT-XSRF-TOKEN=x', {}],
  [CSRF, '', {}],
  [undefined, 'XSRF-TOKEN=x', {}],
])('with %j the cookies %j become %j', (config, cookies, headers) =>
  expect(createCsrfHeader(config, cookies)).toEqual(headers),
);
