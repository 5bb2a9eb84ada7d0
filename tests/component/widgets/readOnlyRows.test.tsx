import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReadOnlyRows } from '../../../src/widgets/readOnly/ReadOnlyRows';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

/** The width that the table of these tests needs. */
const NEEDED = 500;

/** Lays out the rows in a container of a changing width: a table overflows it, cards never do. */
function layOut() {
  let report = (): void => undefined;
  let width = 0;
  class Sizes {
    constructor(callback: () => void) {
      report = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() =>
    screen.queryByRole('table') ? Math.max(width, NEEDED) : width,
  );
  return (next: number): void => {
    width = next;
    act(report);
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows read-only rows as cards where their table would be cut off, and as a table again where there is room', () => {
  const entity = createTestModule({
    properties: { stops: { type: 'array', title: 'Stops', items: { properties: { place: { type: 'string' } } } } },
  });
  const resizeTo = layOut();
  const field = entity.entity.shape.fields['stops']!;
  renderInApp(<ReadOnlyRows {...{ field, label: 'Stops', parentValues: {} }} value={[{ place: 'Bedok' }]} />, {
    entity,
  });
  const isTable = [NEEDED, NEEDED - 1, NEEDED - 200, NEEDED - 2, NEEDED].map((width) => {
    resizeTo(width);
    screen.getByText('Bedok');
    return screen.queryByRole('table') !== null;
  });
  expect(isTable).toEqual([true, true, false, false, true]);
});
