import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TABLE_HYSTERESIS_PX } from '../../../src/generator/list/listLayout';
import { getProductModule } from '../../support/entityModule';
import { pagesOf, renderList, types } from './support';

const module = getProductModule('article-type');
/** Width in pixels that the table needs with these columns and rows. */
const REQUIRED = 640;
/** Borders in pixels of the card around a table; cards have no card around them. */
const BORDERS = 2;

let listWidth = 0;
/** Width of the scrollbar, which only cards have: they make the page longer than a table does. */
let scrollbarWidth = 0;
let tableWidth = REQUIRED;
const observers = new Set<() => void>();

const isTable = (): boolean => screen.queryByRole('table') !== null;
const outerWidth = (): number => listWidth - (isTable() ? 0 : scrollbarWidth);
const innerWidth = (): number => outerWidth() - (isTable() ? BORDERS : 0);

beforeEach(() => {
  [scrollbarWidth, tableWidth] = [0, REQUIRED];
  observers.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly listener: () => void) {}
      observe(): void {
        observers.add(this.listener);
      }
      disconnect(): void {
        observers.delete(this.listener);
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(outerWidth);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(innerWidth);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() =>
    Math.max(innerWidth(), tableWidth - BORDERS),
  );
});

const notify = (): void => act(() => [...observers].forEach((tell) => tell()));

const resize = (width: number): boolean => {
  listWidth = width;
  notify();
  return isTable();
};

async function open(width: number): Promise<void> {
  listWidth = width;
  renderList({ module, getList: pagesOf(() => types(3)) });
  await screen.findAllByText('Type 1');
}

describe('rows', () => {
  it.each([
    [1150, true],
    [REQUIRED, true],
    [REQUIRED - 2, false],
    [320, false],
  ])('in a list of %d pixels are a table: %s', async (width, expected) => {
    await open(width);
    expect(isTable()).toBe(expected);
  });

  it('follow the width of the list', async () => {
    await open(1150);
    const widths = [600, REQUIRED - 1, REQUIRED, REQUIRED + TABLE_HYSTERESIS_PX, REQUIRED, REQUIRED - 1];
    expect(widths.map(resize)).toEqual([false, false, false, true, true, false]);
  });

  it.each([0, 15, 17])('are drawn at each width where a long page has a scrollbar of %d pixels', async (width) => {
    scrollbarWidth = width;
    await open(REQUIRED + 40);
    for (let pixels = REQUIRED + 39; pixels > REQUIRED - 40; pixels -= 1) {
      const before = isTable();
      const after = resize(pixels);
      notify();
      if (before !== after) expect(resize(pixels + 1)).toBe(after);
      expect(resize(pixels)).toBe(after);
    }
    expect(isTable()).toBe(false);
  });

  it('stay a table when a longer text arrives, until the list has another width', async () => {
    await open(REQUIRED);
    tableWidth = 900;
    notify();
    expect(isTable()).toBe(true);
    expect(resize(REQUIRED - 1)).toBe(false);
  });

  it('that are on their way are cards at once where no table of these columns would fit', () => {
    listWidth = 320;
    renderList({ module, getList: vi.fn(() => new Promise<never>(() => undefined)) });
    expect(isTable()).toBe(false);
  });

  it('that are on their way stand as those did that were there before', async () => {
    await open(REQUIRED - 2);
    cleanup();
    renderList({ module, getList: vi.fn(() => new Promise<never>(() => undefined)) });
    expect(isTable()).toBe(false);
  });
});
