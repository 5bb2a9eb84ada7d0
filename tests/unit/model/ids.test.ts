import { describe, expect, it } from 'vitest';
import { getRecordId, isCompleteId, getRecordIdParts } from '../../../src/model/values/recordIds';
import { fillPath } from '../../../src/model/wire/parseCall';

const TWO = ['chargeBoxId', 'connectorId'];

describe('the id of a row', () => {
  it.each<[readonly string[], Record<string, unknown>, unknown]>([
    [['id'], { id: 7 }, 7],
    [['id'], { id: 'CB-1' }, 'CB-1'],
    [['id'], { id: 0 }, 0],
    [['id'], { id: '' }, undefined],
    [['id'], { id: null }, undefined],
    [['id'], {}, undefined],
    [['id'], { id: { a: 1 } }, undefined],
    [['id'], { id: [7] }, undefined],
    [TWO, { chargeBoxId: 'CB-1', connectorId: {} }, undefined],
    [['constructor'], {}, undefined],
    [TWO, { chargeBoxId: 'CB-1', connectorId: 2 }, 'eyJjaGFyZ2VCb3hJZCI6IkNCLTEiLCJjb25uZWN0b3JJZCI6Mn0'],
    [TWO, { chargeBoxId: 'CB-1', connectorId: 0 }, 'eyJjaGFyZ2VCb3hJZCI6IkNCLTEiLCJjb25uZWN0b3JJZCI6MH0'],
    [TWO, { chargeBoxId: 'CB-1' }, undefined],
    [TWO, { chargeBoxId: '', connectorId: 2 }, undefined],
    [[], { id: 7 }, undefined],
  ])('of %j in %j is %j', (ids, row, id) => expect(getRecordId(ids, row)).toBe(id));
});

describe('an id of several fields', () => {
  const odd = [
    '!',
    '!0',
    '!1',
    '!!1~',
    'a~b',
    '~',
    '%7E',
    '%',
    '100%',
    ' ',
    'a/b?c#d',
    'ü',
    '😀',
    '..',
    'null',
    '"',
    '\\',
    '+',
    '&',
    '=',
    '\u0000',
    '牛车水-01',
    'SG/TD#7 100%',
    '>>>???',
  ];

  it.each(odd.flatMap((one) => odd.map((other) => [one, other] as const)))(
    '%j and %j come back as they were',
    (one, other) => {
      const id = getRecordId(TWO, { chargeBoxId: one, connectorId: other });
      expect(getRecordIdParts(TWO, id)).toEqual({ id, chargeBoxId: one, connectorId: other });
      // The id contains no characters that browsers, proxies or servers interpret in URLs.
      expect(id).toMatch(/^[\w-]+$/);
      expect(fillPath('/view/{id}', { id })).toBe(`/view/${id}`);
    },
  );

  it('never is the same for two records', () => {
    const ids = odd.flatMap((one) => odd.map((other) => getRecordId(TWO, { chargeBoxId: one, connectorId: other })));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps numbers and texts apart', () => {
    const id = getRecordId(TWO, { chargeBoxId: '7', connectorId: 7 });
    expect(getRecordIdParts(TWO, id)).toEqual({ id, chargeBoxId: '7', connectorId: 7 });
  });

  const coded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['no base64', 'CB-1~2'],
    ['no JSON', Buffer.from('{"chargeBoxId"').toString('base64url')],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('base64url')],
    ['one of the two', coded({ chargeBoxId: 'CB-1' })],
    ['an empty one', coded({ chargeBoxId: '', connectorId: 2 })],
    ['null', coded({ chargeBoxId: null, connectorId: 2 })],
    ['an object', coded({ chargeBoxId: { a: 1 }, connectorId: 2 })],
    ['a list', coded(['CB-1', 2])],
    ['a number', coded(7)],
    ['what every object has', coded({ constructor: 1 })],
    ['nothing at all', undefined],
  ])('that is forged holds none of them: %s', (_, id) => {
    expect(getRecordIdParts(TWO, id)).toEqual({ id });
    expect(isCompleteId(TWO, id)).toBe(false);
  });

  it('holds nothing but its fields', () => {
    const id = coded({ chargeBoxId: 'CB-1', connectorId: 2, role: 'ADMIN' });
    expect(getRecordIdParts(TWO, id)).toEqual({ id, chargeBoxId: 'CB-1', connectorId: 2 });
    expect(isCompleteId(TWO, id)).toBe(true);
    expect(isCompleteId(['one'], '~')).toBe(true);
  });
});

describe('the values of an id', () => {
  it.each<[readonly string[], unknown, object]>([
    [['articleId'], 7, { id: 7, articleId: 7 }],
    [['articleId'], 'a~b', { id: 'a~b', articleId: 'a~b' }],
    [['id'], 7, { id: 7 }],
    [[], 7, { id: 7 }],
  ])('of %j with %j are %j', (ids, id, parts) => expect(getRecordIdParts(ids, id)).toEqual(parts));
});
