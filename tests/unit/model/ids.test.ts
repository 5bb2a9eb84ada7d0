import { describe, expect, it } from 'vitest';
import { idOf, partsOf } from '../../../src/model/ids';
import { fillPath } from '../../../src/model/calls';

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
    [TWO, { chargeBoxId: 'CB-1', connectorId: 2 }, 'CB-1~2'],
    [TWO, { chargeBoxId: 'CB-1', connectorId: 0 }, 'CB-1~0'],
    [TWO, { chargeBoxId: 'CB-1' }, undefined],
    [TWO, { chargeBoxId: '', connectorId: 2 }, undefined],
    [[], { id: 7 }, undefined],
  ])('of %j in %j is %j', (ids, row, id) => expect(idOf(ids, row)).toBe(id));
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
  ];

  it.each(odd.flatMap((one) => odd.map((other) => [one, other] as const)))(
    '%j and %j come back as they were',
    (one, other) => {
      const id = idOf(TWO, { chargeBoxId: one, connectorId: other });
      expect(partsOf(TWO, id)).toEqual({ id, chargeBoxId: one, connectorId: other });
      // Also through an address, which is decoded once on the way.
      const address = fillPath('/view/{id}', { id });
      expect(decodeURIComponent(address.slice('/view/'.length))).toBe(id);
    },
  );

  it('never is the same for two records', () => {
    const ids = odd.flatMap((one) => odd.map((other) => idOf(TWO, { chargeBoxId: one, connectorId: other })));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each<[string, object]>([
    ['CB-1~2', { chargeBoxId: 'CB-1', connectorId: '2' }],
    ['CB-1', { chargeBoxId: 'CB-1', connectorId: undefined }],
    ['CB-1~2~3', { chargeBoxId: 'CB-1', connectorId: '2' }],
    ['100%~2', { chargeBoxId: '100%', connectorId: '2' }],
    ['%E0%A4%A~2', { chargeBoxId: '%E0%A4%A', connectorId: '2' }],
    // Typed by hand.
    ['a!b~2', { chargeBoxId: 'a!b', connectorId: '2' }],
  ])('%s in an address is %j', (id, parts) => expect(partsOf(TWO, id)).toEqual({ id, ...parts }));
});

describe('the values of an id', () => {
  it.each<[readonly string[], unknown, object]>([
    [['articleId'], 7, { id: 7, articleId: 7 }],
    [['articleId'], 'a~b', { id: 'a~b', articleId: 'a~b' }],
    [['id'], 7, { id: 7 }],
    [[], 7, { id: 7 }],
  ])('of %j with %j are %j', (ids, id, parts) => expect(partsOf(ids, id)).toEqual(parts));
});
