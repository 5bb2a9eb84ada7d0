import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { describeJsonShape } from '../../../dataProvider/transport/describeResponseShape';
import { articles, failure, fakeProvider, json, page, text } from './support';

const rows = [{ articleId: 7, articleTitle: 'LED' }];
const shapes: [string, object][] = [
  ['data and total', { success: true, msg: '', data: rows, total: 31 }],
  ['data.records and data.totalRow', { success: true, msg: '', data: { records: rows, totalRow: 31 } }],
  ['records and totalRow', { success: true, msg: '', records: rows, totalRow: 31 }],
];
const dialects = ['pageNo/pageVo', 'pageNum/pageVo', 'pageNum/pageCriteria'];

describe.each(dialects)('a list that asks in %s', (paging) => {
  const table = { ...articles, calls: { page: { ...articles.calls.page!, dialect: paging } } };

  it.each(shapes)('understands %s', async (_, answer) => {
    const { provider } = fakeProvider([json(answer)], { table });
    const result = await provider.getList('article', page());
    expect(result).toStrictEqual({ data: [{ id: 7, articleId: 7, articleTitle: 'LED' }], total: 31 });
  });
});

const NOT_UNDERSTOOD = "Request failed, please try again\nArticles: the server's answer could not be understood";
const CALL = 'POST article/article-pages';

describe('an answer that is no page', () => {
  it.each<[string, object, string]>([
    ['no rows, and nobody knows how many', { data: null }, `the answer to ${CALL} has no list "data"`],
    ['no rows where there are some', { data: null, total: 3 }, `the answer to ${CALL} has no list "data"`],
    ['rows of another kind', { data: 'x', total: 0 }, `the answer to ${CALL} has no list "data"`],
    ['nothing at all', {}, `the answer to ${CALL} has no list "data"`],
    ['no records', { data: { totalRow: 1 } }, `the answer to ${CALL} has no list "data.records"`],
    ['records of another kind', { records: {}, totalRow: 1 }, `the answer to ${CALL} has no list "records"`],
  ])('%s', async (_, answer, message) => {
    const { provider, warnings } = fakeProvider([json({ success: true, ...answer })]);
    const error = await failure(provider.getList('article', page()));
    expect(error).toBeInstanceOf(HttpError);
    expect((error as HttpError).message).toBe(NOT_UNDERSTOOD);
    // The original response is described in the warning for developers only.
    expect(warnings).toStrictEqual([
      { text: `Articles: ${message}`, looks: describeJsonShape({ success: true, ...answer }) },
    ]);
  });

  it('names its title for a translation', async () => {
    const { provider } = fakeProvider([json({ success: true, data: 'x' })], {
      translate: (key, args) => `${key} ${args.title}`,
    });
    const error = await failure(provider.getList('article', page()));
    expect(error).toMatchObject({
      message: 'wd.error.shape Articles',
      body: { fault: 'shape', messageArgs: { title: 'Articles' } },
    });
  });
});

/** Returns rows numbered from 1. */
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ articleId: index + 1 }));

describe('the rows of a page', () => {
  const none: [string, object][] = [
    ['data', { data: null, total: 0 }],
    ['data, counted in letters', { data: null, total: '0' }],
    ['records inside of data', { data: { records: null, totalRow: 0 } }],
    ['records', { records: null, totalRow: 0 }],
  ];
  it.each(none)('may be missing where there are none: %s', async (_, answer) => {
    const { provider, warnings } = fakeProvider([json({ success: true, ...answer })]);
    expect(await provider.getList('article', page())).toStrictEqual({ data: [], total: 0 });
    expect(warnings).toStrictEqual([]);
  });

  it.each([null, 'x', 7, true, [[]]])('cost only themselves where one is %j', async (odd) => {
    const { provider, warnings } = fakeProvider([json({ success: true, data: [odd, ...rows], total: 2 })]);
    const { data, total } = await provider.getList('article', page());
    expect(data.map(({ id }) => id)).toStrictEqual(['~0', 7]);
    expect(data[0]).toStrictEqual({ id: '~0' });
    expect(total).toBe(2);
    expect(warnings).toMatchObject([{ text: `Articles: the answer to ${CALL} has no record "data"` }]);
  });

  it('are told apart where two say that they are the same', async () => {
    const twins = [{ articleId: 7 }, { articleId: '7', articleTitle: 'B' }, { articleId: 8 }];
    const { provider } = fakeProvider([json({ success: true, data: twins, total: 3 })]);
    const { data } = await provider.getList('article', page());
    expect(data).toStrictEqual([
      { articleId: 7, id: 7 },
      { articleId: '7', articleTitle: 'B', id: '~1' },
      { articleId: 8, id: 8 },
    ]);
  });
});

describe('the number of all rows', () => {
  it.each<[string, unknown, number, number, number]>([
    ['a number', 31, 1, 10, 31],
    ['digits', ' 25 ', 1, 10, 25],
    ['smaller than the rows of the only page', 3, 1, 7, 7],
    ['smaller than the rows up to here', 5, 3, 5, 25],
    ['missing on a last page', undefined, 3, 5, 25],
    ['null on a last page', null, 1, 9, 9],
    ['in words', 'many', 1, 1, 1],
    ['negative', -1, 1, 1, 1],
    ['half a row', 1.5, 1, 1, 1],
    ['there although nothing else is', 25, 1, 0, 0],
    ['missing beside nothing', null, 1, 0, 0],
    ['larger than the page beyond the end knows', 25, 9, 0, 25],
    ['missing where the server gives more than it was asked for', null, 1, 25, 25],
  ])('%s', async (_, told, number, count, total) => {
    const { provider } = fakeProvider([json({ success: true, data: many(count), total: told })]);
    const result = await provider.getList('article', page(number));
    expect(result.total).toBe(total);
    expect(result).not.toHaveProperty('pageInfo');
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['no number', {}],
    ['smaller than the rows', 3],
    ['that of the page', 10],
  ])('is open where it is %s and the page is full', async (_, told) => {
    const { provider, warnings } = fakeProvider([json({ success: true, data: many(10), total: told })]);
    const { total, pageInfo } = await provider.getList('article', page(2));
    expect({ total, pageInfo }).toStrictEqual({ total: 21, pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    expect(warnings).toMatchObject([{ text: `Articles: the answer to ${CALL} has no number "total"` }]);
  });

  it('is unknown on a page beyond the end', async () => {
    const { provider } = fakeProvider([json({ success: true, data: [] })]);
    expect(await provider.getList('article', page(4))).toStrictEqual({
      data: [],
      total: 0,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('is believed of a server that gives fewer rows at once than it was asked for', async () => {
    const { provider } = fakeProvider([json({ success: true, data: many(50), total: 120 })]);
    expect((await provider.getList('article', page(2, 100))).total).toBe(120);
  });

  it('beyond all numbers is none', async () => {
    const { provider } = fakeProvider([text('{"data":[],"total":1e999}', 200, 'application/json')]);
    expect(await provider.getList('article', page())).toStrictEqual({ data: [], total: 0 });
  });
});

describe('an answer that is no record', () => {
  const GET = 'GET article/articles/{articleId}';
  it.each<[string, unknown, string]>([
    ['null', null, `the answer to ${GET} has no record "data"`],
    ['a list', [], `the answer to ${GET} has no record "data"`],
    ['a text', 'x', `the answer to ${GET} has no record "data"`],
    ['of something else', { foo: 1 }, `the answer to ${GET} has no record "data"`],
    ['empty', {}, `the answer to ${GET} has no record "data"`],
  ])('%s', async (_, data, message) => {
    const table = { ...articles, isRecord: (row: object) => 'articleTitle' in row };
    const { provider, warnings } = fakeProvider([json({ success: true, data })], { table });
    const error = await failure(provider.getOne('article', { id: 7 }));
    expect(error).toMatchObject({ message: NOT_UNDERSTOOD, status: 200 });
    expect(warnings.map(({ text: told }) => told)).toStrictEqual([`Articles: ${message}`]);
  });
});

describe('a page of any call', () => {
  const call = { method: 'POST', path: 'site/site-pages', dialect: 'pageNum/pageVo' } as const;

  it('gives rows and total, and asks for no id', async () => {
    const { provider, sent } = fakeProvider([json({ success: true, data: { records: [{ a: 1 }], totalRow: 41 } })]);
    const result = await provider.page(call, { page: 3, perPage: 20, filter: { name: ' x ' } });
    expect(result).toStrictEqual({ rows: [{ a: 1 }], total: 41 });
    expect(sent[0]).toMatchObject({
      url: '/steve/site/site-pages',
      body: { pageNum: 3, pageSize: 20, pageVo: { name: 'x' } },
    });
  });

  it.each([
    [undefined, "Request failed, please try again\nThe server's answer could not be understood"],
    ['Sites', "Request failed, please try again\nSites: the server's answer could not be understood"],
  ])('is called %s when the answer is no page, and never by its path', async (title, message) => {
    const { provider, warnings } = fakeProvider([json({ success: true, data: 1 })]);
    const options = { page: 1, perPage: 10, filter: {}, ...(title ? { title } : {}) };
    expect(await failure(provider.page(call, options))).toMatchObject({ message });
    expect(warnings[0]?.text).toContain('site/site-pages');
  });
});
