import { describe, expect, it } from 'vitest';
import { formatPercentage, getRatio } from '../../../../src/model/formatting/formatPercentage';

describe('a share', () => {
  it.each<[unknown, unknown, string | undefined]>([
    [1, 4, '25%'],
    [0, 4, '0%'],
    [4, 4, '100%'],
    [5, 4, '125%'],
    ['1', '3', '33.3%'],
    [2, 3, '66.7%'],
    [1.5, '6.0', '25%'],
    [1, 0, undefined],
    [0, 0, undefined],
    [1, '0.0', undefined],
    [undefined, 4, undefined],
    [null, 4, undefined],
    ['', 4, undefined],
    [1, undefined, undefined],
    ['many', 4, undefined],
    [1, 'few', undefined],
  ])('of %o in %o reads %s', (part, whole, text) => {
    const share = getRatio(part, whole);
    expect(share === undefined ? undefined : formatPercentage(share, 'en')).toBe(text);
  });
});
