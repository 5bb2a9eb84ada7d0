import { describe, expect, it } from 'vitest';
import type { ManifestEntry } from '../../../src/model/entity';
import { decodeEntry, encodeEntry } from '../../../src/model/manifestCode';

const usual: ManifestEntry = {
  name: 'rate-plan',
  title: 'Rate Plans',
  id: 'ratePlanId',
  routes: [
    { list: '/rates/rate-plan', create: '/rates/rate-plan/create', update: '/rates/rate-plan/update/{ratePlanId}' },
  ],
  page: { method: 'POST', path: 'rate/rate-plan-pages', paging: 'pageNo/pageVo' },
};

const cases: [string, ManifestEntry, unknown][] = [
  ['keeps all conventions', usual, ['rate-plan', '/rates/*', 'cu', 'rate/*-pages']],
  ['has another title', { ...usual, title: 'Tariffs' }, undefined],
  ['has another id', { ...usual, id: 'planPk', routes: [{ list: '/r', update: '/r/update/{planPk}' }] }, undefined],
  [
    'has no page call',
    { name: usual.name, title: usual.title, id: usual.id, routes: [{ list: '/r' }] },
    ['rate-plan', '/r'],
  ],
  ['has no list', { ...usual, routes: [{ update: '/settings' }] }, undefined],
  ['has aliases', { ...usual, routes: [...usual.routes, { list: '/old', create: '/old/add' }] }, undefined],
  ['has another dialect', { ...usual, page: { ...usual.page!, paging: 'pageNum/pageCriteria' } }, undefined],
  ['names no dialect', { ...usual, page: { method: 'POST', path: 'x' } }, undefined],
  ['has a long page call', { ...usual, page: { method: 'GET', path: 'x', fixed: { a: 1 }, body: [] } }, undefined],
  ['has a star in its route', { ...usual, routes: [{ list: '/a*/rate-plan' }] }, undefined],
];

describe('a manifest row', () => {
  it.each(cases)('gives back an entry that %s', (_, entry, row) => {
    const encoded = JSON.parse(JSON.stringify(encodeEntry(entry))) as ReturnType<typeof encodeEntry>;
    expect(decodeEntry(encoded)).toEqual(entry);
    if (row) expect(encoded).toEqual(row);
  });
});
