/** What texts the formats of the schema language allow. */
import { describe, expect, it } from 'vitest';
import { checksByFormat } from '../../../src/model/formRules/formats';

describe('formats of identifiers and addresses', () => {
  it.each([
    ['uuid', '3f2504e0-4f89-41d3-9a0c-0305e82c3301', '3f2504e0-4f89-41d3-9a0c'],
    ['ipv4', '192.0.2.10', '192.0.2.256'],
    ['ipv6', '2001:db8::1', '2001:db8:::1'],
    ['ipv6', '::', '192.0.2.10'],
    ['hostname', 'www.example.com', '-www.example.com'],
    ['hostname', 'localhost', 'two words'],
    ['duration', 'P1Y2M3DT4H5M6S', 'P1S'],
    ['duration', 'PT30M', 'PT'],
    ['duration', 'P3W', 'P1W2D'],
    ['duration', 'P1D', 'P'],
    ['json-pointer', '', 'name'],
    ['json-pointer', '/a~1b/~0/0', '/a~2'],
    ['relative-json-pointer', '0#', '#'],
    ['relative-json-pointer', '10/a', '01/a'],
    ['uri-template', 'https://example.com/{+path}/{id:3}{?q*,page}', 'https://example.com/{id'],
    ['uri-template', '/a/{a.b,c}', '/a b'],
    ['regex', '^[a-z]+$', '['],
  ])('%s', (format, good, bad) => {
    expect([good, bad].map((text) => checksByFormat[format]?.(text))).toEqual([true, false]);
  });
});
