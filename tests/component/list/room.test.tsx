import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productModule } from '../../support/entityModule';
import { pagesOf, renderList, types } from './support';

const module = productModule('article-type');
/** What a table of these columns and rows needs. */
const NEEDED = 640;

let room = 0;
let tell: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        tell = listener;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => Math.max(room, NEEDED));
});

const resize = (width: number): void => {
  room = width;
  act(tell);
};

const isTable = (): boolean => screen.queryByRole('table') !== null;

describe('rows', () => {
  it.each([
    [1150, true],
    [NEEDED, true],
    [NEEDED - 1, false],
    [320, false],
  ])('in a list of %d pixels are a table: %s', async (width, expected) => {
    room = width;
    renderList({ module, getList: pagesOf(() => types(3)) });
    await screen.findAllByText('Type 1');
    expect(isTable()).toBe(expected);
  });

  it('follow the room there is', async () => {
    room = 1150;
    renderList({ module, getList: pagesOf(() => types(3)) });
    await screen.findAllByText('Type 1');
    const seen = [600, NEEDED - 1, NEEDED, 1150].map((width) => {
      resize(width);
      return isTable();
    });
    expect(seen).toEqual([false, false, true, true]);
  });

  it('that are on their way are cards at once where no table of these columns would fit', () => {
    room = 320;
    renderList({ module, getList: vi.fn(() => new Promise<never>(() => undefined)) });
    expect(isTable()).toBe(false);
  });
});
