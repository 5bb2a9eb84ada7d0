import { describe, expect, it } from 'vitest';
import { stripEmptyValues } from '../../../src/model/values/stripEmptyValues';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { fieldsOf, filledOf, type Values } from './filled';

const TEXT: FieldDefinition = { type: 'string' };
const ALIASED: FieldDefinition = { type: 'string', 'x-ui': { alternateResponseNames: ['valueOf'] } };
const article = getRecordShape(getProductModule('article'));

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
    expect(toRequestBody(article, values)).toEqual({
      articleTypeId: 1,
      articleTitle: 'Night',
      articleContent: 'One\n\nTwo',
      articleImagePaths: [{ articleImageId: 5, articleImagePath: 'a.png' }],
      articleLinks: [{ articleLinkId: 9, articleLinkName: 'Name' }],
    });
  });

  it('of an object that may be null is nothing if a rule forbids it, and else null if it is empty', () => {
    const owner: FieldDefinition = { type: ['object', 'null'], properties: { name: TEXT } };
    const pet = filledOf({
      properties: { kind: TEXT, owner },
      allOf: [
        { if: { properties: { kind: { const: 'wild' } }, required: ['kind'] }, then: { properties: { owner: false } } },
      ],
    } as FieldDefinition);
    expect(toRequestBody(pet, { kind: 'wild', owner: { name: null } })).toEqual({ kind: 'wild' });
    expect(toRequestBody(pet, { kind: 'tame', owner: { name: null } })).toEqual({ kind: 'tame', owner: null });
  });

  const off: FieldDefinition = { properties: { on: { const: false } }, required: ['on'] };
  const thing = filledOf({
    properties: {
      on: { type: 'boolean' },
      name: { type: 'string' },
      ends: { type: 'string', 'x-ui': { emptyValue: null } },
      plugs: { type: 'array', items: { type: 'string' }, 'x-ui': { serialization: 'comma' } },
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
        'x-ui': { rows: { idField: 'rowId' } },
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
    ['a list as a list: the data provider serializes it', { plugs: ['AC', 'DC'] }, { ends: null, plugs: ['AC', 'DC'] }],
    ['an emptied list is sent as such', { plugs: [], sites: [] }, { ends: null, plugs: [], sites: [] }],
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
    ['what the schema does not know is not sent', { id: 3, other: 1, constructor: 2 }, { ends: null }],
  ])('%s', (_, values, body) => {
    expect(toRequestBody(thing, values)).toEqual(body);
  });
});

describe('names that a path of a form cannot hold', () => {
  const meter = fieldsOf({
    'unit[kWh]': { type: 'number' },
    'a.b': { type: 'string', 'x-ui': { alternateResponseNames: ['a b'] } },
    constructor: TEXT,
    '2': { type: 'string' },
    'meta-data': { type: 'object', properties: { 'x.y': { type: 'string' } } },
    'rows.of': { type: 'array', items: { type: 'object', properties: { 'c/d': { type: 'string' } } } },
  });
  const record = {
    id: 1,
    'unit[kWh]': 3,
    'a.b': 'x',
    constructor: 'c',
    '2': 'two',
    'meta-data': { 'x.y': 'z' },
    'rows.of': [{ 'c/d': 'e' }],
  };

  it('are keys of the form, and the names of the record on the wire', () => {
    const values = toFormValues(meter.shape, record);
    expect(Object.keys(values).sort()).toEqual(
      Object.values(meter.shape.fields)
        .map(({ key }) => key)
        .sort(),
    );
    expect(Object.keys(values).filter((key) => /[.[\]]/.test(key) || key === '2' || key === 'constructor')).toEqual([]);
    const { id: _, ...sent } = record;
    expect(toRequestBody(meter, values)).toEqual(sent);
  });

  it('are read by an alias, too', () => {
    const values = toFormValues(meter.shape, { 'a b': 'x' });
    expect(values).toEqual({ [meter.shape.fields['a.b']!.key]: 'x' });
    expect(toRequestBody(meter, values)).toEqual({ 'a.b': 'x' });
  });

  it('of every object are no values of a record that lacks them', () => {
    const odd = fieldsOf({
      constructor: TEXT,
      toString: ALIASED,
    });
    expect(toFormValues(odd.shape, {})).toEqual({});
    expect(toRequestBody(odd, {})).toEqual({});
  });
});

describe('a secret that the server keeps behind a mask', () => {
  const mail = fieldsOf({
    user: { type: 'string', 'x-ui': { maskedByServer: true } },
    password: { type: 'string', 'x-ui': { widget: 'password', maskedByServer: true } },
    token: { type: 'string', 'x-ui': { columnDefaults: { display: 'secret' } } },
    note: { type: 'string' },
  });

  it.each<[Values, Values]>([
    [{ token: '********' }, {}],
    [{ token: 'plain' }, { token: 'plain' }],
    [{ user: 'me', password: '******' }, { user: 'me' }],
    [{ user: '••••', password: '•' }, {}],
    [{ password: '*** new' }, { password: '*** new' }],
    [{ password: '********X' }, {}],
    [{ password: 'new' }, { password: 'new' }],
    [{ note: '***' }, { note: '***' }],
  ])('%j is sent as %j', (values, body) => expect(toRequestBody(mail, values)).toEqual(body));
});

describe('what no form shows', () => {
  const settings = filledOf({
    properties: {
      version: { type: 'integer', readOnly: true, 'x-ui': { sendBackUnchanged: true } },
      stamp: { type: 'string', 'x-ui': { sendBackUnchanged: true } },
      strong: { type: 'boolean', 'x-ui': { valueFrom: 'flags.requireStrongPasswords' } },
      name: { type: 'string' },
      made: { type: 'string', readOnly: true },
    },
    if: { properties: { strong: { const: true } }, required: ['strong'] },
    then: { required: ['name'] },
  });

  it('is sent back where the schema says so, facts for rules never', () => {
    const values = { version: 7, stamp: 's', strong: true, name: 'n', made: 'yesterday' };
    expect(toRequestBody(settings, values)).toEqual({ version: 7, stamp: 's', name: 'n' });
  });
});

describe('what was entered', () => {
  it.each<[string, Values, Values]>([
    [
      'blank rows, emptied fields and blanks do not count',
      { articleTitle: ' a ', articleContent: '', articleLinks: [{}, { articleLinkName: null }] },
      { articleTitle: 'a' },
    ],
    ['half a row does', { articleLinks: [{ articleLink: 'h' }] }, { articleLinks: [{ articleLink: 'h' }] }],
  ])('%s', (_, values, bare) => {
    expect(stripEmptyValues(article.shape, values)).toEqual(bare);
  });

  it('is told by names, whatever the keys of the form', () => {
    const { shape } = fieldsOf({ 'a.b': { type: 'string' } });
    expect(stripEmptyValues(shape, { [shape.fields['a.b']!.key]: ' x ' })).toEqual({ 'a.b': 'x' });
  });
});

describe('an object that may be null', () => {
  const place = filledOf({
    properties: {
      city: {
        type: ['object', 'null'],
        properties: { name: { type: ['string', 'null'] }, region: { type: ['string', 'null'] } },
      },
    },
  });

  it.each<[string, unknown, unknown]>([
    ['stays null if nothing was entered', null, null],
    ['becomes null if its values are cleared', { name: '', region: null }, null],
    ['has the values that were entered', { name: 'Rome' }, { name: 'Rome' }],
  ])('%s', (_, city, sent) => {
    const values = toFormValues(place.shape, { city });
    expect(toRequestBody(place, values)).toEqual({ city: sent });
  });
});
