import { describe, expect, it } from 'vitest';
import { inferSchema } from '../../../../tools/schema/import/source/inferSchema';
import { convertHar } from '../../../../tools/schema/import/source/convertHar';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

describe('schemas of examples', () => {
  it.each<[string, unknown[], Json]>([
    ['whole numbers', [1, 2], { type: 'integer' }],
    ['numbers', [1, 2.5], { type: 'number' }],
    ['null', [1, null], { type: ['integer', 'null'] }],
    ['nothing but null', [null], {}],
    ['dates', ['2026-01-02'], { type: 'string', format: 'date' }],
    ['addresses', ['a@b.cd'], { type: 'string', format: 'email' }],
    ['codes that repeat', ['A', 'B', 'A', 'A', 'B', 'B'], { type: 'string', enum: ['A', 'B'] }],
    ['texts that do not', ['A', 'B'], { type: 'string' }],
    ['different types', [1, 'a'], {}],
    ['lists', [[1], []], { type: 'array', items: { type: 'integer' } }],
    [
      'records',
      [{ a: 1, b: 'x' }, { a: 2 }],
      { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } }, required: ['a'] },
    ],
  ])('%s', (_, values, schema) => expect(inferSchema(values)).toEqual(schema));
});

it('a HAR becomes calls with parameters, bodies and headers; ids in paths become parameters', () => {
  const entry = (method: string, url: string, status: number, body: unknown, text?: string): Json => ({
    request: { method, url, headers: [{ name: 'If-Match', value: 'x' }], ...(text ? { postData: { text } } : {}) },
    response: {
      status,
      headers: [{ name: 'ETag', value: 'x' }],
      content: { mimeType: 'application/json', text: JSON.stringify(body) },
    },
  });
  const document = convertHar({
    log: {
      entries: [
        entry('GET', 'https://a.example.com/lots?page=1&q=x', 200, [{ id: 1 }]),
        entry('PATCH', 'https://a.example.com/lots/17', 200, { id: 17 }, '{"name":"x"}'),
        entry('GET', 'https://a.example.com/lots/6f1c2f6e-0000-4000-8000-000000000000/logo', 404, { message: 'no' }),
      ],
    },
  });
  expect(document).toMatchObject({
    info: { title: 'a' },
    servers: [{ url: 'https://a.example.com' }],
    paths: {
      '/lots': {
        get: { parameters: [{ name: 'page', schema: { type: 'integer' } }, { name: 'q' }, { name: 'If-Match' }] },
      },
      '/lots/{id}': {
        parameters: [{ name: 'id', in: 'path' }],
        patch: {
          requestBody: { content: { 'application/json': { schema: { properties: { name: { type: 'string' } } } } } },
        },
      },
      '/lots/{id}/logo': { get: { responses: { 404: {} } } },
    },
  });
});
