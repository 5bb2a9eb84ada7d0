import { describe, expect, it } from 'vitest';
import { getGridSpan } from '../../../src/widgets/inputs/fieldGrid';
import { getGridTemplateColumns, getMinRowsWidth, hasWideTiles } from '../../../src/widgets/inputs/rowGridStyles';
import { fieldOf } from './fields';

type Width = 'third' | 'half' | 'two-thirds' | 'full';

const sized = (width?: Width) => fieldOf({ type: 'string', title: 'T', ...(width ? { 'x-ui': { width } } : {}) });

describe('the share of a field', () => {
  it.each([
    ['third', 6, 4],
    ['half', 6, 6],
    ['two-thirds', 6, 8],
    ['full', 12, 12],
  ] as const)('%s is %i columns of twelve where two fit and %i where three fit', (width, two, three) => {
    expect(Object.values(getGridSpan(sized(width), 'full').style)).toEqual([two, three]);
  });

  it('is the usual one where the field names none', () => {
    expect(getGridSpan(sized(), 'third')).toEqual(getGridSpan(sized('third'), 'full'));
  });
});

describe('the columns of a row', () => {
  const RATE = [sized('third'), sized('half'), sized('third'), sized('full')];

  it('never get smaller than what is in them, the widest giving first', () => {
    expect(getGridTemplateColumns(RATE, 1)).toBe(
      'minmax(116px, 1fr) minmax(130px, 1.5fr) minmax(116px, 1fr) minmax(208px, 3fr) 40px',
    );
  });

  it('have room for days and times, unless a field names its width', () => {
    const moment = (format: string, ui?: object) => fieldOf({ type: 'string', format, title: 'T', ...ui } as never);
    const fields = [moment('date'), moment('date-time'), moment('date', { 'x-ui': { width: 'third' } })];
    expect(getGridTemplateColumns(fields, 0)).toBe('minmax(160px, 3fr) minmax(240px, 3fr) minmax(116px, 1fr) 0px');
  });

  it('have room for both days of a period', () => {
    expect(getMinRowsWidth([{ ui: {}, kind: 'daterange' }], 0)).toBe(336);
  });

  it('have room for the words and the arrow of a half-width dropdown', () => {
    const choice = fieldOf({ type: 'string', title: 'T', 'x-ui': { options: 'states', width: 'half' } });
    expect(getGridTemplateColumns([choice, sized('half')], 0)).toBe('minmax(160px, 1.5fr) minmax(130px, 1.5fr) 0px');
  });

  it.each([
    ['a UUID', { format: 'uuid' }, 300],
    ['an address', { format: 'absolute-uri' }, 300],
    ['an e-mail address', { format: 'email' }, 300],
    ['a text of at least 30 characters', { minLength: 30 }, 300],
    ['a text of exactly 32 characters', { pattern: '^[0-9a-f]{32}$' }, 300],
    ['a shorter text', { minLength: 29 }, 116],
    ['an address with a width', { format: 'uri', 'x-ui': { width: 'third' } }, 116],
  ] as const)('have room for %s', (_, more, width) => {
    expect(getGridTemplateColumns([fieldOf({ type: 'string', title: 'T', ...more })], 0)).toBe(
      `minmax(${width}px, ${width === 116 && 'x-ui' in more ? 1 : 3}fr) 0px`,
    );
  });

  it.each([
    ['a UUID needs wide ones', { format: 'uuid' }, true],
    ['a hash takes a line of its own', { minLength: 64 }, false],
    ['a short text', {}, false],
  ] as const)('in a card: %s', (_, more, isWide) => {
    expect(hasWideTiles([sized(), fieldOf({ type: 'string', title: 'T', ...more })])).toBe(isWide);
  });

  it('are a line in just the room that they need with their buttons and the gaps, and a card in less', () => {
    expect(getMinRowsWidth(RATE, 1)).toBe(116 + 130 + 116 + 208 + 40 + 4 * 8);
    expect(getMinRowsWidth(RATE, 2)).toBe(getMinRowsWidth(RATE, 1) + 40);
  });
});
