import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { articles, failure, fakeProvider, json, page, text } from './support';

const rows = [{ articleId: 7, articleTitle: 'LED' }];
const shapes: [string, object][] = [
  ['data and total', { success: true, msg: '', data: rows, total: 31 }],
  ['data.records and data.totalRow', { success: true, msg: '', data: { records: rows, totalRow: 31 } }],
  ['records and totalRow', { success: true, msg: '', records: rows, totalRow: 31 }],
];
const dialects = ['pageNo/pageVo', 'pageNum/pageVo', 'pageNum/pageCriteria'];

describe.each(dialects)('a list that asks in %s', (paging) => {
  const table = { ...articles, calls: { page: { ...articles.calls.page!, paging } } };

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
    ['no rows', { data: null, total: 0 }, `the answer to ${CALL} has no list "data"`],
    ['rows of another kind', { data: 'x', total: 0 }, `the answer to ${CALL} has no list "data"`],
    ['nothing at all', {}, `the answer to ${CALL} has no list "data"`],
    ['no records', { data: { totalRow: 1 } }, `the answer to ${CALL} has no list "data.records"`],
    ['records of another kind', { records: {}, totalRow: 1 }, `the answer to ${CALL} has no list "records"`],
    ['no total', { data: rows }, `the answer to ${CALL} has no number "total"`],
    ['a total in letters', { data: rows, total: '1' }, `the answer to ${CALL} has no number "total"`],
    ['a negative total', { data: rows, total: -1 }, `the answer to ${CALL} has no number "total"`],
    ['no totalRow', { data: { records: rows } }, `the answer to ${CALL} has no number "data.totalRow"`],
    ['a row that is none', { data: [null], total: 1 }, `the answer to ${CALL} has no record "data"`],
    ['a list as a row', { data: [[]], total: 1 }, `the answer to ${CALL} has no record "data"`],
  ])('%s', async (_, answer, message) => {
    const { provider, warnings } = fakeProvider([json({ success: true, ...answer })]);
    const error = await failure(provider.getList('article', page()));
    expect(error).toBeInstanceOf(HttpError);
    expect((error as HttpError).message).toBe(NOT_UNDERSTOOD);
    // What it was is for developers alone.
    expect(warnings).toStrictEqual([{ text: `Articles: ${message}`, raw: { success: true, ...answer } }]);
  });

  it('a total beyond all numbers', async () => {
    const { provider } = fakeProvider([text('{"data":[],"total":1e999}', 200, 'application/json')]);
    const error = await failure(provider.getList('article', page()));
    expect(error).toMatchObject({ body: { fault: 'shape' } });
  });

  it('names its title for a translation', async () => {
    const { provider } = fakeProvider([json({ success: true, data: rows })], {
      translate: (key, args) => `${key} ${args.title}`,
    });
    const error = await failure(provider.getList('article', page()));
    expect(error).toMatchObject({
      message: 'wd.error.shape Articles',
      body: { fault: 'shape', messageArgs: { title: 'Articles' } },
    });
  });
});

describe('an answer that is no record', () => {
  const GET = 'GET article/articles/{articleId}';
  it.each<[string, unknown, string]>([
    ['null', null, `the answer to ${GET} has no record "data"`],
    ['a list', [], `the answer to ${GET} has no record "data"`],
    ['a text', 'x', `the answer to ${GET} has no record "data"`],
  ])('%s', async (_, data, message) => {
    const { provider, warnings } = fakeProvider([json({ success: true, data })]);
    const error = await failure(provider.getOne('article', { id: 7 }));
    expect(error).toMatchObject({ message: NOT_UNDERSTOOD, status: 200 });
    expect(warnings.map(({ text: told }) => told)).toStrictEqual([`Articles: ${message}`]);
  });
});

describe('a page of any call', () => {
  const call = { method: 'POST', path: 'site/site-pages', paging: 'pageNum/pageVo' } as const;

  it('gives rows and total, and asks for no id', async () => {
    const { provider, sent } = fakeProvider([json({ success: true, data: { records: [{ a: 1 }], totalRow: 1 } })]);
    const result = await provider.page(call, { page: 3, perPage: 20, filter: { name: ' x ' } });
    expect(result).toStrictEqual({ rows: [{ a: 1 }], total: 1 });
    expect(sent[0]).toMatchObject({
      url: '/steve/site/site-pages',
      body: { pageNum: 3, pageSize: 20, pageVo: { name: 'x' } },
    });
  });

  it('names itself by its path when the answer is no page', async () => {
    const { provider } = fakeProvider([json({ success: true, data: 1 })]);
    const error = await failure(provider.page(call, { page: 1, perPage: 10, filter: {} }));
    expect((error as Error).message).toContain('site/site-pages: ');
  });
});
