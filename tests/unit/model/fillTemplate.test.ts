import { describe, expect, it } from 'vitest';
import {
  fillUrlTemplate,
  fillBodyTemplate,
  fillTextTemplate,
  getPlaceholders,
} from '../../../src/model/values/fillTemplates';

const values = {
  chargeBoxId: 'CB/1 ü',
  connectorId: 0,
  on: false,
  empty: '',
  none: null,
  list: [1, 2],
  audit: { createBy: 'me', 'a.b': 'x' },
  'audit.short': 'own',
  'unit[kWh]': 3,
  dots: '..',
};

describe('a text with placeholders', () => {
  it.each<[string, string | undefined]>([
    ['no placeholder', 'no placeholder'],
    ['{chargeBoxId}', 'CB/1 ü'],
    ['{connectorId} of {chargeBoxId}', '0 of CB/1 ü'],
    ['is {on}', 'is false'],
    ['{chargeBoxId}{chargeBoxId}', 'CB/1 üCB/1 ü'],
    ['{audit.createBy}', 'me'],
    // A field whose name contains a dot takes precedence over a path.
    ['{audit.short}', 'own'],
    ['{unit[kWh]} kWh', '3 kWh'],
    ['{list.0}', '1'],
    ['{ chargeBoxId }', '{ chargeBoxId }'],
    ['{}', '{}'],
    ['{empty}', undefined],
    ['{none} at all', undefined],
    ['{nobody}', undefined],
    ['{audit.nobody.else}', undefined],
    ['{constructor}', undefined],
    ['{chargeBoxId.length}', undefined],
  ])('%s is %s', (text, filled) => expect(fillTextTemplate(text, values)).toBe(filled));

  it('names what is in it', () => {
    expect(getPlaceholders('{a} and {b.c}, {a}')).toEqual(['a', 'b.c', 'a']);
  });

  it('never fills in what a value looks like', () => {
    expect(fillTextTemplate('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&');
  });
});

describe('an address with placeholders', () => {
  it.each<[string, string | undefined]>([
    ['/view/{chargeBoxId}/{connectorId}', '/view/CB%2F1%20%C3%BC/0'],
    ['/view/{none}', undefined],
    // Rejected, because dots would lead to another screen.
    ['/view/{dots}/edit', undefined],
    ['https://example.sg/?q={chargeBoxId}', 'https://example.sg/?q=CB%2F1%20%C3%BC'],
  ])('%s is %s', (text, filled) => expect(fillUrlTemplate(text, values)).toBe(filled));
});

describe('what is sent', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a value keeps its type',
      { connector: '{connectorId}', on: '{on}', list: '{list}' },
      { connector: 0, on: false, list: [1, 2] },
    ],
    ['a text around it makes it a text', { text: 'C{connectorId}' }, { text: 'C0' }],
    ['a list of one', { ids: ['{chargeBoxId}'] }, { ids: ['CB/1 ü'] }],
    ['a key without a value is left out', { a: '{none}', b: '{empty}', c: '{nobody}', d: 'x {none}' }, {}],
    ['an entry without a value, too', { ids: ['{none}', '{connectorId}'] }, { ids: [0] }],
    [
      'an object inside stays',
      { body: { a: '{none}', b: '{connectorId}' }, empty: { a: '{none}' } },
      { body: { b: 0 }, empty: {} },
    ],
    [
      'what is no text is sent as it is',
      { a: 1, b: true, c: null, d: 'plain' },
      { a: 1, b: true, c: null, d: 'plain' },
    ],
    ['a path into the record', { by: '{audit.createBy}' }, { by: 'me' }],
    ['one value alone', '{connectorId}', 0],
    ['nothing', undefined, undefined],
  ])('%s', (_, template, sent) => expect(fillBodyTemplate(template, values)).toEqual(sent));
});
