import { describe, expect, it } from 'vitest';
import config from '../../../public/config.json';
import { bareValues } from '../../../src/model/clean';
import type { FieldDefinition } from '../../../src/model/definition';
import { fromWire, initialValues, toWire } from '../../../src/model/wire';
import { moduleOf, productModule } from '../../support/entityModule';

type Values = Record<string, unknown>;
const article = productModule('article');

describe('what is sent', () => {
  it('of an article is the body of the specification', () => {
    const values = {
      id: 3,
      articleId: 3,
      articleTypeId: 1,
      articleTypeName: 'News',
      articleTitle: ' Night ',
      articleContent: '\nOne\n\nTwo \n',
      articleImagePaths: [{ articleImageId: 5, articleImagePath: 'a.png' }, { articleImagePath: '' }],
      articleLinks: [{}, { articleLinkId: 9, articleLinkName: 'Name', articleLink: null }, { articleLinkName: null }],
      createBy: 'admin',
      views: 9,
      dataStatus: 'Active',
      audit: { createBy: 'admin' },
    };
    expect(toWire(article, values)).toEqual({
      articleTypeId: 1,
      articleTitle: 'Night',
      articleContent: 'One\n\nTwo',
      articleImagePaths: [{ articleImageId: 5, articleImagePath: 'a.png' }],
      articleLinks: [{ articleLinkId: 9, articleLinkName: 'Name' }],
    });
  });

  const off: FieldDefinition = { properties: { on: { const: false } }, required: ['on'] };
  const thing = moduleOf({
    properties: {
      on: { type: 'boolean' },
      name: { type: 'string' },
      ends: { type: 'string', 'x-ui': { clearAs: 'null' } },
      plugs: { type: 'array', items: { type: 'string' }, 'x-ui': { wire: 'comma' } },
      sites: { type: 'array', items: { type: 'integer' } },
      price: { type: ['string', 'number'] },
      amount: { type: 'number' },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            a: { type: 'string' },
            made: { type: 'string', readOnly: true },
            tags: { type: 'array', items: { type: 'string' } },
          },
        },
        'x-ui': { rows: { id: 'rowId' } },
      },
    },
    if: off,
    then: { properties: { name: false, ends: false, sites: false } },
  });

  it.each<[string, Values, Values]>([
    ['an absent value has no key', { name: null }, { ends: null }],
    [
      'a forbidden one neither, unless the server wants null',
      { on: false, name: 'x', ends: 'y', sites: [1] },
      { on: false, ends: null },
    ],
    ['a list as one text', { plugs: ['AC', 'DC'] }, { ends: null, plugs: 'AC,DC' }],
    ['an emptied list is sent as such', { plugs: [], sites: [] }, { ends: null, plugs: '', sites: [] }],
    [
      'numbers as numbers, money as it was typed',
      { amount: '12.50', price: '12.50' },
      { ends: null, amount: 12.5, price: '12.50' },
    ],
    [
      'rows with their ids, without what the server makes',
      { rows: [{ a: '' }, { rowId: 4, a: 'x', made: 'm', tags: [] }, { rowId: 5 }] },
      { ends: null, rows: [{ rowId: 4, a: 'x', tags: [] }] },
    ],
    ['no rows are left', { rows: [{ a: '' }] }, { ends: null, rows: [] }],
  ])('%s', (_, values, body) => {
    expect(toWire(thing, values)).toEqual(body);
  });
});

describe('what a form is filled with', () => {
  const thing = moduleOf({
    properties: {
      userType: { type: 'string', 'x-ui': { aliases: ['type'] } },
      userTypes: { type: 'array', items: { type: 'string' }, 'x-ui': { aliases: ['userTypeName'] } },
      plugs: { type: 'array', items: { type: 'string' }, 'x-ui': { wire: 'comma' } },
      sites: { type: 'array', items: { type: 'integer' }, 'x-ui': { wire: 'comma' } },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: { startPeriod: { type: 'integer', 'x-ui': { aliases: ['startPeriodInSeconds'] } } },
        },
      },
    },
  });

  it.each<[string, Values, Values]>([
    ['an alias', { type: 'A' }, { userType: 'A' }],
    ['the own name before an alias', { userType: 'B', type: 'A' }, { userType: 'B' }],
    ['one value of a list', { userTypeName: 'A' }, { userTypes: ['A'] }],
    ['a comma text', { plugs: 'AC, DC,', sites: '1,2' }, { plugs: ['AC', 'DC'], sites: [1, 2] }],
    ['a list that is null', { plugs: null }, { plugs: [] }],
    ['an alias in a row', { rows: [{ startPeriodInSeconds: 60 }] }, { rows: [{ startPeriod: 60 }] }],
    ['what the schema does not know stays', { other: 1 }, { other: 1 }],
  ])('%s', (_, record, values) => {
    expect(fromWire(thing, record)).toEqual(values);
  });

  it('starts a new record with defaults, empty lists and nothing of the server', () => {
    const fresh = moduleOf({
      properties: {
        made: { type: 'string', readOnly: true },
        name: { type: 'string' },
        on: { type: 'boolean', default: true },
        list: { type: 'array', items: { type: 'string' } },
        place: { type: 'object', properties: { floor: { type: 'integer' } } },
      },
    });
    expect(initialValues(fresh, config)).toEqual({ name: null, on: true, list: [], place: { floor: null } });
  });

  it('starts a new record with what the operator has configured', () => {
    const fresh = moduleOf({
      properties: {
        country: { type: 'string', 'x-ui': { defaultFrom: 'country' } },
        currency: { type: 'string', default: 'EUR', 'x-ui': { defaultFrom: 'currency' } },
      },
    });
    expect(initialValues(fresh, { ...config, country: 'MY' })).toEqual({ country: 'MY', currency: 'SGD' });
  });
});

describe('what was entered', () => {
  const { fields } = article.entity.shape;

  it.each<[string, Values, Values]>([
    [
      'blank rows, emptied fields and blanks do not count',
      { articleTitle: ' a ', articleContent: '', articleLinks: [{}, { articleLinkName: null }] },
      { articleTitle: 'a' },
    ],
    ['half a row does', { articleLinks: [{ articleLink: 'h' }] }, { articleLinks: [{ articleLink: 'h' }] }],
  ])('%s', (_, values, bare) => {
    expect(bareValues(fields, values)).toEqual(bare);
  });
});
