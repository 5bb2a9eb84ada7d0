import { describe, expect, it } from 'vitest';
import {
  updateListLayoutState,
  TABLE_HYSTERESIS_PX,
  createListLayoutState,
  type ListLayoutState,
} from '../../../src/generator/list/listLayout';

const REQUIRED = 1000;

const start = (given: Partial<ListLayoutState> = {}): ListLayoutState =>
  createListLayoutState({ columnsKey: 'a', hasRows: true, availableWidth: 0, requiredWidth: 600, ...given });

/** Measures one list as a browser does: its table needs `tableWidth`. */
function measured(layout: ListLayoutState, availableWidth: number, tableWidth = REQUIRED): ListLayoutState {
  const overflowWidth = layout.isTable ? Math.max(0, tableWidth - availableWidth) : undefined;
  return updateListLayoutState(layout, { availableWidth, overflowWidth });
}

/** Measures until the layout is stable; throws if it never is. */
function settle(
  layout: ListLayoutState,
  widthOf: (isTable: boolean) => number,
  tableWidth = REQUIRED,
): ListLayoutState {
  let current = layout;
  for (let turn = 0; turn < 6; turn += 1) {
    const next = measured(current, widthOf(current.isTable), tableWidth);
    if (next === current) return current;
    current = next;
  }
  throw new Error('The layout does not settle');
}

const at = (width: number) => () => width;

describe('the layout of a list', () => {
  it.each([
    ['there is room', 1150, true],
    ['it just fits', REQUIRED, true],
    ['one pixel is missing', REQUIRED - 1, false],
    ['it can never fit', 320, false],
  ])('at first, where %s (%d pixels): table %s', (_, width, isTable) =>
    expect(settle(start(), at(width)).isTable).toBe(isTable),
  );

  it('is a table until it is measured', () => expect(start().isTable).toBe(true));

  it('stays what it is where the list is not on the page', () => {
    const layout = settle(start(), at(1150));
    expect(measured(layout, 0)).toBe(layout);
  });

  it.each([
    ['grows by less than the margin', REQUIRED + TABLE_HYSTERESIS_PX - 1, false],
    ['grows by the margin', REQUIRED + TABLE_HYSTERESIS_PX, true],
  ])('of cards, where the list %s: table %s', (_, width, isTable) =>
    expect(settle(settle(start(), at(REQUIRED - 1)), at(width)).isTable).toBe(isTable),
  );

  it('of a table that scrolls sideways by a longer text is kept until the list has another width', () => {
    const layout = settle(start(), at(1150));
    expect(measured(layout, 1150, 1300)).toBe(layout);
    expect(settle(layout, at(1149), 1300)).toMatchObject({ isTable: false, requiredWidth: 1300 });
  });

  it('of cards is not changed by what the table would require now', () => {
    const layout = settle(start(), at(800));
    expect(measured(layout, 800, 500)).toBe(layout);
  });

  it('of cards learns what the table requires by drawing it once', () => {
    const unknown = createListLayoutState({ ...start(), availableWidth: 500 });
    expect(unknown).toMatchObject({ isTable: false, requiredWidth: 600 });
    const state = settle(unknown, at(650));
    expect(state).toMatchObject({ isTable: false, requiredWidth: REQUIRED });
    expect(measured(state, 700)).toMatchObject({ isTable: false });
  });

  it.each([0, 2, 15, 17, TABLE_HYSTERESIS_PX - 1])(
    'settles at every width where the table is %d pixels narrower or wider than the cards',
    (difference) => {
      for (let width = REQUIRED - 60; width <= REQUIRED + 60; width += 1)
        for (const isWider of [true, false])
          for (const before of [settle(start(), at(1150)), settle(start(), at(700))])
            expect(() => settle(before, (isTable) => width - (isTable === isWider ? 0 : difference))).not.toThrow();
    },
  );

  it('does not change on the way back by one pixel', () => {
    let layout = settle(start(), at(1152));
    for (let width = 1151; width >= 800; width -= 1) {
      const before = layout;
      layout = settle(layout, at(width));
      if (layout.isTable !== before.isTable) expect(settle(layout, at(width + 1)).isTable).toBe(layout.isTable);
    }
    expect(layout.isTable).toBe(false);
  });
});
