import { describe, expect, it } from 'vitest';
import { DEFAULT_DIALECT } from '../../../dataProvider/dialects/loadDialect';
import type { Dialect, ListRequest } from '../../../dataProvider/dialects/dialect';
import { dialects } from '../../support/dialects';
import { buildRequestFilters } from '../../../dataProvider/dialects/buildRequestFilters';

const buildBody = async (name: string | undefined, request: ListRequest) =>
  (await (dialects[name ?? DEFAULT_DIALECT] as Dialect).buildListRequest(request)).body!;

describe('body of a page call', () => {
  const request = { page: 2, perPage: 20, filter: { criteria: ' led ', countryCode: 'SG', dataStatus: undefined } };
  const filters = { criteria: 'led', countryCode: 'SG' };
  it.each<[string | undefined, object]>([
    ['pageNo/pageVo', { pageNo: 2, pageSize: 20, pageVo: filters }],
    ['pageNum/pageVo', { pageNum: 2, pageSize: 20, pageVo: filters }],
    ['pageNum/pageCriteria', { pageNum: 2, pageSize: 20, pageCriteria: filters }],
    [undefined, { pageNo: 2, pageSize: 20, pageVo: filters }],
  ])('%s', async (paging, body) => {
    expect(await buildBody(paging, request)).toStrictEqual(body);
  });

  it.each<[string, object]>([
    ['pageNo/pageVo', { pageNo: 1, pageSize: 10, pageVo: {} }],
    ['pageNum/pageVo', { pageNum: 1, pageSize: 10, pageVo: {} }],
    ['pageNum/pageCriteria', { pageNum: 1, pageSize: 10, pageCriteria: {} }],
  ])('%s sends its container even when nothing is filtered', async (paging, body) => {
    expect(await buildBody(paging, { page: 1, perPage: 10 })).toStrictEqual(body);
  });

  it('always sends the fixed filters, which nobody overrides', async () => {
    const body = await buildBody('pageNum/pageVo', {
      fixedParams: { type: 'VIP', blank: '' },
      page: 1,
      perPage: 10,
      filter: { type: 'ALL', name: 'a' },
    });
    expect(body.pageVo).toStrictEqual({ type: 'VIP', blank: '', name: 'a' });
  });
});

describe('filters', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['unset ones are left out', { a: undefined, b: null, c: '', d: '  ', e: [], f: {} }, {}],
    ['text is trimmed', { a: ' x ' }, { a: 'x' }],
    ['false and zero are values', { a: false, b: 0 }, { a: false, b: 0 }],
    ['lists keep what says something', { a: ['x', '', null, ' y '] }, { a: ['x', 'y'] }],
    ['lists of nothing are left out', { a: ['', null] }, {}],
    ['nested ones likewise', { site: { name: ' n ', code: '' }, gone: { a: '' } }, { site: { name: 'n' } }],
  ])('%s', (_, given, sent) => {
    expect(buildRequestFilters(given)).toStrictEqual(sent);
  });

  it('leaves its argument as it was', () => {
    const given = Object.freeze({ a: ' x ', b: '' });
    buildRequestFilters(given, { c: 1 });
    expect(given).toStrictEqual({ a: ' x ', b: '' });
  });
});
