import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { createErrorFactory } from '../../../dataProvider/contract/errors';
import { createServerError } from '../../../dataProvider/transport/parseResponse';
import { isForbiddenError } from '../../../src/ui/isForbiddenError';

const fail = createErrorFactory();
const answer = (status: number, contentType: string, text: string, json?: unknown) =>
  createServerError({ status, contentType, text }, json, fail);

it.each<[string, unknown, boolean]>([
  ['the API with a message', answer(403, 'application/json', '', { success: false, msg: 'No access' }), true],
  ['the API with an object without a message', answer(403, 'application/json', '', { success: false }), true],
  ['a proxy with a page', answer(403, 'text/html', '<h1>403 Forbidden</h1>'), false],
  ['a proxy with nothing', answer(403, '', ''), false],
  ['the API with another status', answer(409, 'application/json', '', { msg: 'Changed' }), false],
  ['a failed connection', new TypeError('Failed to fetch'), false],
  ['an error without a body', new HttpError('No', 403), false],
])('%s', (_, error, isForbidden) => {
  expect(isForbiddenError(error)).toBe(isForbidden);
});
