import { describe, expect, it } from 'vitest';
import { buildPageRequestBody } from '../../../dataProvider/wire/pageRequestBody';
import { buildFilters } from '../../../dataProvider/wire/buildFilters';
import type { Call } from '../../../dataProvider/contract/types';

const call = (paging?: string, fixed?: Record<string, unknown>): Call => ({
  method: 'POST',
  path: 'x',
  ...(paging ? { pagination: paging } : {}),
  ...(fixed ? { fixedParams: fixed } : {}),
});

describe('body of a page call', () => {
  const request = { page: 2, perPage: 20, filter: { criteria: ' led ', countryCode: 'SG', dataStatus: undefined } };
  const filters = { criteria: 'led', countryCode: 'SG' };
  it.each<[string | undefined, object]>([
    ['pageNo/pageVo', { pageNo: 2, pageSize: 20, pageVo: filters }],
    ['pageNum/pageVo', { pageNum: 2, pageSize: 20, pageVo: filters }],
    ['pageNum/pageCriteria', { pageNum: 2, pageSize: 20, pageCriteria: filters }],
    // Any names of the page number and the filters are supported.
    ['current/query', { current: 2, pageSize: 20, query: filters }],
    [undefined, { pageNo: 2, pageSize: 20, pageVo: filters }],
  ])('%s', (paging, body) => {
    expect(buildPageRequestBody(call(paging), request)).toStrictEqual(body);
  });

  it.each<[string, object]>([
    ['pageNo/pageVo', { pageNo: 1, pageSize: 10, pageVo: {} }],
    ['pageNum/pageVo', { pageNum: 1, pageSize: 10, pageVo: {} }],
    ['pageNum/pageCriteria', { pageNum: 1, pageSize: 10, pageCriteria: {} }],
  ])('%s sends its container even when nothing is filtered', (paging, body) => {
    expect(buildPageRequestBody(call(paging), { page: 1, perPage: 10 })).toStrictEqual(body);
  });

  it('always sends the fixed filters, which nobody overrides', () => {
    const body = buildPageRequestBody(call('pageNum/pageVo', { type: 'VIP', blank: '' }), {
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
    expect(buildFilters(given)).toStrictEqual(sent);
  });

  it('leaves its argument as it was', () => {
    const given = Object.freeze({ a: ' x ', b: '' });
    buildFilters(given, { c: 1 });
    expect(given).toStrictEqual({ a: ' x ', b: '' });
  });
});
