import { describe, expect, it } from 'vitest';
import { bareValues } from '../../../src/model/clean';
import type { FieldDefinition } from '../../../src/model/definition';
import { fromWire, toWire } from '../../../src/model/wire';
import { productModule, recordOf } from '../../support/entityModule';
import { fieldsOf, filledOf, type Values } from './filled';

const TEXT: FieldDefinition = { type: 'string' };
const ALIASED: FieldDefinition = { type: 'string', 'x-ui': { aliases: ['valueOf'] } };
const article = recordOf(productModule('article'));

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
  const thing = filledOf({
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
    ['what the schema does not know is not sent', { id: 3, other: 1, constructor: 2 }, { ends: null }],
  ])('%s', (_, values, body) => {
    expect(toWire(thing, values)).toEqual(body);
  });
});

describe('names that a path of a form cannot hold', () => {
  const meter = fieldsOf({
    'unit[kWh]': { type: 'number' },
    'a.b': { type: 'string', 'x-ui': { aliases: ['a b'] } },
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
    const values = fromWire(meter.shape, record);
    expect(Object.keys(values).sort()).toEqual(
      Object.values(meter.shape.fields)
        .map(({ key }) => key)
        .sort(),
    );
    expect(Object.keys(values).filter((key) => /[.[\]]/.test(key) || key === '2' || key === 'constructor')).toEqual([]);
    const { id: _, ...sent } = record;
    expect(toWire(meter, values)).toEqual(sent);
  });

  it('are read by an alias, too', () => {
    const values = fromWire(meter.shape, { 'a b': 'x' });
    expect(values).toEqual({ [meter.shape.fields['a.b']!.key]: 'x' });
    expect(toWire(meter, values)).toEqual({ 'a.b': 'x' });
  });

  it('of every object are no values of a record that lacks them', () => {
    const odd = fieldsOf({
      constructor: TEXT,
      toString: ALIASED,
    });
    expect(fromWire(odd.shape, {})).toEqual({});
    expect(toWire(odd, {})).toEqual({});
  });
});

describe('a secret that the server keeps behind a mask', () => {
  const mail = fieldsOf({
    user: { type: 'string', 'x-ui': { mask: true } },
    password: { type: 'string', 'x-ui': { widget: 'password', mask: true } },
    note: { type: 'string' },
  });

  it.each<[Values, Values]>([
    [{ user: 'me', password: '******' }, { user: 'me' }],
    [{ user: '••••', password: '•' }, {}],
    [{ password: '*** new' }, { password: '*** new' }],
    [{ password: 'new' }, { password: 'new' }],
    [{ note: '***' }, { note: '***' }],
  ])('%j is sent as %j', (values, body) => expect(toWire(mail, values)).toEqual(body));
});

describe('a period', () => {
  const ends = {
    properties: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
  } as const;
  const report = fieldsOf({
    plain: { type: 'object', ...ends },
    named: { type: 'object', ...ends, 'x-ui': { period: { ends: ['startTime', 'endTime'] } } },
    cleared: { type: 'object', ...ends, 'x-ui': { period: { ends: ['since', 'until'] }, clearAs: 'null' } },
  });
  const NONE = { since: null, until: null };
  const both = { from: '2027-01-01', to: '2027-01-31' };

  it.each<[string, Values, Values]>([
    ['one object', { plain: both }, { plain: both, ...NONE }],
    ['two keys of their own', { named: both }, { startTime: '2027-01-01', endTime: '2027-01-31', ...NONE }],
    ['one key where one end is open', { named: { from: '2027-01-01', to: '' } }, { startTime: '2027-01-01', ...NONE }],
    ['nothing where both are', { plain: { from: '', to: '' }, named: { from: null, to: null } }, NONE],
  ])('is sent as %s', (_, values, body) => expect(toWire(report, values)).toEqual(body));

  it.each<[string, Values, unknown]>([
    ['from its two keys', { startTime: '2027-01-01', endTime: '2027-01-31' }, both],
    ['from one of them', { endTime: '2027-01-31' }, { from: undefined, to: '2027-01-31' }],
    ['from its own name first', { named: both, startTime: '2020-01-01' }, both],
    ['not at all where neither is there', {}, undefined],
  ])('is read %s', (_, record, named) => {
    const values = fromWire(report.shape, record);
    expect(values['named']).toEqual(named);
    // Its ends have gone into it.
    expect(values).not.toHaveProperty('startTime');
    expect(values).not.toHaveProperty('endTime');
  });
});

describe('what no form shows', () => {
  const settings = filledOf({
    properties: {
      version: { type: 'integer', readOnly: true, 'x-ui': { keep: true } },
      stamp: { type: 'string', 'x-ui': { keep: true } },
      strong: { type: 'boolean', 'x-ui': { from: 'flags.strongPassword' } },
      name: { type: 'string' },
      made: { type: 'string', readOnly: true },
    },
    if: { properties: { strong: { const: true } }, required: ['strong'] },
    then: { required: ['name'] },
  });

  it('is sent back where the schema says so, facts for rules never', () => {
    const values = { version: 7, stamp: 's', strong: true, name: 'n', made: 'yesterday' };
    expect(toWire(settings, values)).toEqual({ version: 7, stamp: 's', name: 'n' });
  });
});

describe('fields that nobody has described', () => {
  const open = (additionalProperties: FieldDefinition['additionalProperties']) =>
    filledOf({
      properties: {
        meta: {
          type: 'object',
          properties: {
            note: { type: 'string' },
            'a.b': { type: 'string' },
            kind: { type: 'string', 'x-ui': { aliases: ['type'] } },
          },
          ...(additionalProperties === undefined ? {} : { additionalProperties }),
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string' } },
            ...(additionalProperties === undefined ? {} : { additionalProperties }),
          },
        },
      },
      ...(additionalProperties === undefined ? {} : { additionalProperties }),
    });
  const record: Values = {
    id: 1,
    more: { deep: [1] },
    meta: { note: 'n', 'a.b': 'c', type: 't', extra: { deep: [1] } },
    rows: [
      { name: 'one', extra: 1 },
      { name: '', extra: 2 },
      { name: 'two', constructor: 3 },
    ],
  };

  it.each([undefined, false])('are not sent by an object that is closed (%j)', (closed) => {
    const thing = open(closed);
    expect(toWire(thing, fromWire(thing.shape, record))).toEqual({
      meta: { note: 'n', 'a.b': 'c', kind: 't' },
      rows: [{ name: 'one' }, { name: 'two' }],
    });
  });

  it.each<FieldDefinition['additionalProperties']>([true, { type: 'object' }])(
    'are sent back by one that is open (%j)',
    (others) => {
      const thing = open(others);
      const sent: Values = {
        more: { deep: [1] },
        meta: { note: 'n', 'a.b': 'c', kind: 't', extra: { deep: [1] } },
        rows: [
          { name: 'one', extra: 1 },
          { name: 'two', constructor: 3 },
        ],
      };
      expect(toWire(thing, fromWire(thing.shape, record))).toEqual(sent);
    },
  );

  it('are all that is left of an open object whose fields were emptied', () => {
    const thing = open(true);
    const values = fromWire(thing.shape, { meta: { note: 'n', extra: 1 } });
    expect(toWire(thing, { ...values, meta: { ...(values['meta'] as Values), note: '' } })).toEqual({
      meta: { extra: 1 },
    });
    expect(toWire(thing, { meta: { note: '' } })).toEqual({});
  });

  it('go with the object that a rule forbids', () => {
    const thing = filledOf({
      properties: {
        on: { type: 'boolean' },
        meta: { type: 'object', properties: { note: { type: 'string' } }, additionalProperties: true },
      },
      if: { properties: { on: { const: false } }, required: ['on'] },
      then: { properties: { meta: false } },
    });
    expect(toWire(thing, { on: false, meta: { extra: 1 } })).toEqual({ on: false });
  });
});

describe('what a form is filled with', () => {
  const { shape } = filledOf({
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
      place: { type: 'object', properties: { opens: { type: 'string', format: 'HH:mm' } } },
      on: { type: 'boolean' },
      off: { type: 'boolean' },
      at: { type: 'string', format: 'yyyy-MM-dd HH:mm' },
    },
    required: ['off'],
  });

  it.each<[string, Values, Values]>([
    ['an alias', { type: 'A', off: true }, { userType: 'A', off: true }],
    ['the own name before an alias', { userType: 'B', type: 'A', off: true }, { userType: 'B', off: true }],
    ['an alias where the own name holds nothing', { userType: '', type: 'A', off: true }, { userType: 'A', off: true }],
    ['one value of a list', { userTypeName: 'A', off: true }, { userTypes: ['A'], off: true }],
    ['a comma text', { plugs: 'AC, DC,', sites: '1,2', off: true }, { plugs: ['AC', 'DC'], sites: [1, 2], off: true }],
    ['a comma text that came as a list', { plugs: ['AC', 'DC'], off: true }, { plugs: ['AC', 'DC'], off: true }],
    ['a list that is null', { plugs: null, off: true }, { plugs: [], off: true }],
    [
      'an alias in a row',
      { rows: [{ startPeriodInSeconds: 60 }], off: true },
      { rows: [{ startPeriod: 60 }], off: true },
    ],
    [
      'one row that came without its list',
      { rows: { startPeriodInSeconds: 60 }, off: true },
      { rows: [{ startPeriod: 60 }], off: true },
    ],
    ['what the schema does not know stays', { other: 1, off: true }, { other: 1, off: true }],
    [
      'times in another spelling',
      { at: '2027-03-09T08:05:00Z', place: { opens: '07:00:00' }, off: true },
      { at: '2027-03-09 08:05', place: { opens: '07:00' }, off: true },
    ],
    ['yes and no as servers write them', { on: 1, off: 'FALSE' }, { on: true, off: false }],
    ['what is neither stays, to be refused', { on: 'constructor', off: 2 }, { on: 'constructor', off: 2 }],
    [
      'a switch that must say yes or no, and of which nothing is said, is off',
      { on: null, off: null },
      { on: null, off: false },
    ],
    ['… or is not there at all', {}, { off: false }],
  ])('%s', (_, record, values) => {
    expect(fromWire(shape, record)).toEqual(values);
  });

  it('leaves the record as it was', () => {
    const record = Object.freeze({ type: 'A', rows: Object.freeze([Object.freeze({ startPeriodInSeconds: 60 })]) });
    fromWire(shape, record);
    expect(record).toEqual({ type: 'A', rows: [{ startPeriodInSeconds: 60 }] });
  });
});

describe('what was entered', () => {
  const { fields } = article.shape;

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

  it('is told by names, whatever the keys of the form', () => {
    const { shape } = fieldsOf({ 'a.b': { type: 'string' } });
    expect(bareValues(shape.fields, { [shape.fields['a.b']!.key]: ' x ' })).toEqual({ 'a.b': 'x' });
  });
});
