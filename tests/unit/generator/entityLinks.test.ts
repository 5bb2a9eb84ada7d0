import { describe, expect, it } from 'vitest';
import { getEntityLinkPath } from '../../../src/generator/shared/entityLinks';

const REPORTS = { ids: ['filePk'], routes: [{ list: '/reports', view: '/reports/{filePk}' }] };
const BOXES = {
  ids: ['sitePk', 'chargeBoxId'],
  routes: [{ list: '/boxes', view: '/boxes/{sitePk}/{chargeBoxId}' }],
};
const RECORD = { year: 2026, provider: 3, none: '', last: { sitePk: 7 }, chargeBoxId: 'SG/1' };

describe('a link of a schema', () => {
  it.each([
    ['a list', { list: 'report' }, REPORTS, '/reports'],
    [
      'a list with filters, numbers as numbers',
      { list: 'report', filters: { year: '{year}', kind: 'Faulted' } },
      REPORTS,
      { year: 2026, kind: 'Faulted' },
    ],
    [
      'a list without filters that have no value',
      { list: 'report', filters: { providerPk: '{none}' } },
      REPORTS,
      '/reports',
    ],
    ['a record', { view: 'report', idFrom: { filePk: 'provider' } }, REPORTS, '/reports/3'],
    [
      'a record by several fields, encoded',
      { view: 'box', idFrom: { sitePk: 'last.sitePk' } },
      BOXES,
      '/boxes/7/SG%2F1',
    ],
    ['nothing without the id', { view: 'report' }, REPORTS, undefined],
    ['nothing without such a screen', { list: 'report' }, { ids: ['a'], routes: [{ view: '/a/{a}' }] }, undefined],
  ])('leads to %s', (_, link, target, expected) => {
    const path = getEntityLinkPath(link, target, RECORD);
    if (typeof expected !== 'object') return expect(path).toBe(expected);
    const [list, query] = path!.split('?');
    expect([list, JSON.parse(new URLSearchParams(query).get('filter')!)]).toEqual(['/reports', expected]);
  });
});
