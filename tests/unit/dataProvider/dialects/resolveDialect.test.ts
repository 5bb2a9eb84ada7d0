import { expect, it } from 'vitest';
import type { DialectSources } from '../../../../dataProvider/dialects/definition';
import { createEnvelopeDialect, isEnvelopeDefinition } from '../../../../dataProvider/dialects/envelopeDialect';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';

const SOURCES: DialectSources = {
  base: { headers: { 'X-Tenant': 'sg' }, list: { pageParam: 'page', pageSizeParam: 'size', rowsPath: ['a', 'b'] } },
  child: { extends: 'base', headers: { 'X-Tenant': null, 'X-Site': '1' }, list: { pageParam: null, rowsPath: 'c' } },
  grandchild: { extends: 'child', etag: true },
  lost: { extends: 'nobody' },
  one: { extends: 'two' },
  two: { extends: 'one' },
};

it('merges a definition with those that it extends; null removes a key', () => {
  expect(resolveDialect(SOURCES, 'grandchild')).toEqual({
    headers: { 'X-Site': '1' },
    list: { pageSizeParam: 'size', rowsPath: 'c' },
    etag: true,
  });
});

it.each([
  ['soap', 'No dialect "soap" among base, child, grandchild, lost, one, two'],
  ['lost', 'No dialect "nobody", which "lost" extends, among base'],
  ['one', 'Dialects extend each other: one → two → one'],
  ['constructor', 'No dialect "constructor"'],
])('rejects %s', (name, message) => {
  expect(() => resolveDialect(SOURCES, name)).toThrow(message);
});

it.each(['pageNo/pageVo', 'pageNum/pageVo', 'pageNum/pageCriteria'])(
  'creates %s with the code of the first load in the same way as with all code',
  async (name) => {
    const definition = resolveDialect(DIALECT_PRESETS, name);
    if (!isEnvelopeDefinition(definition)) throw new Error(`${name} needs other code`);
    const request = { page: 3, perPage: 20, filter: { name: ' x ', empty: '' }, fixedParams: { kind: 1 } };
    expect(await createEnvelopeDialect(definition).buildListRequest(request)).toEqual(
      await createDialect(definition).buildListRequest(request),
    );
  },
);
