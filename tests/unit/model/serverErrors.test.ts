import { describe, expect, it } from 'vitest';
import { serverErrors } from '../../../src/model/serverErrors';
import { productModule, recordOf } from '../../support/entityModule';

const article = recordOf(productModule('article'));
const values = { articleTitle: 'A', articleLinks: [{}, { articleLinkName: 'One' }, {}, { articleLinkName: 'Two' }] };

describe('errors that a server names by field', () => {
  it.each<[string, string | undefined]>([
    ['articleTitle', 'articleTitle'],
    ['articleLinks', 'articleLinks'],
    ['articleLinks[1].articleLinkName', 'articleLinks.3.articleLinkName'],
    ['articleLinks.0.articleLink', 'articleLinks.1.articleLink'],
    ['unknown', undefined],
    ['', undefined],
  ])('%s stands at %s', (name, path) => {
    const placed = path === undefined ? { fields: {}, others: ['No'] } : { fields: { [path]: 'No' }, others: [] };
    expect(serverErrors(article, values, { [name]: 'No' })).toEqual(placed);
  });
});
