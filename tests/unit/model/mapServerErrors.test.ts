import { describe, expect, it } from 'vitest';
import { mapServerErrors } from '../../../src/model/wire/mapServerErrors';
import { getProductModule, getRecordShape } from '../../support/entityModule';

const article = getRecordShape(getProductModule('article'));
const values = { articleTitle: 'A', articleLinks: [{}, { articleLinkName: 'One' }, {}, { articleLinkName: 'Two' }] };

describe('errors that a server names by field', () => {
  it.each<[string, string | undefined]>([
    ['articleTitle', 'articleTitle'],
    ['articleLinks', 'articleLinks'],
    ['articleLinks[1].articleLinkName', 'articleLinks.3.articleLinkName'],
    ['articleLinks.0.articleLink', 'articleLinks.1.articleLink'],
    ['ArticleTitle', 'articleTitle'],
    ['article_title', 'articleTitle'],
    ['$.articleTitle', 'articleTitle'],
    ['ArticleLinks[1].ArticleLinkName', 'articleLinks.3.articleLinkName'],
    ['article_links.0.article_link', 'articleLinks.1.articleLink'],
    ['unknown', undefined],
    ['', undefined],
  ])('%s stands at %s', (name, path) => {
    const placed = path === undefined ? { fields: {}, others: ['No'] } : { fields: { [path]: 'No' }, others: [] };
    expect(mapServerErrors(article, values, { [name]: 'No' })).toEqual(placed);
  });

  const link = (row: number, name = 'articleLinkName') => `articleLinks.${row}.${name}`;

  it.each<[string, unknown, Record<string, string>]>([
    ['a text', { articleTitle: ' Taken ' }, { articleTitle: 'Taken' }],
    ['a number', { articleTitle: 17 }, { articleTitle: '17' }],
    ['several texts', { articleTitle: ['Taken', 'Too long', 'Taken'] }, { articleTitle: 'Taken\nToo long' }],
    ['an object with a text', { articleTitle: { code: 'E1', message: 'Taken' } }, { articleTitle: 'Taken' }],
    ['an object with another', { articleTitle: { defaultMessage: 'Taken', field: 'x' } }, { articleTitle: 'Taken' }],
    ['several of them', { articleTitle: [{ msg: 'Taken' }, { msg: 'Long' }] }, { articleTitle: 'Taken\nLong' }],
    ['an object of who knows what', { articleTitle: { unique: 'Taken', size: 9 } }, { articleTitle: 'Taken\n9' }],
    ['rows by their places', { articleLinks: [null, { articleLinkName: 'Bad' }] }, { [link(3)]: 'Bad' }],
    ['rows by their numbers', { articleLinks: { 0: { articleLinkName: ['Bad'] } } }, { [link(1)]: 'Bad' }],
    ['a list as a whole', { articleLinks: [{ message: 'Too few' }] }, { articleLinks: 'Too few' }],
    ['nothing', { articleTitle: null }, {}],
    ['no texts', { articleTitle: ['', ' ', true, {}, [], Number.NaN] }, {}],
    ['an object without any', { articleTitle: {} }, {}],
    ['a field that is called as those of all objects', { constructor: { toString: null } }, {}],
  ])('say it as %s', (_, errors, fields) => {
    expect(mapServerErrors(article, values, errors as never)).toEqual({ fields, others: [] });
  });

  it('never say it as an object, however deep', () => {
    let deep: unknown = 'Bottom';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    const odd = { articleTitle: { a: { b: [{ c: 'Here' }] } }, unknown: { x: { y: 'There' } }, articleImages: deep };
    expect(mapServerErrors(article, values, odd)).toEqual({ fields: { articleTitle: 'Here' }, others: ['There'] });
  });
});
