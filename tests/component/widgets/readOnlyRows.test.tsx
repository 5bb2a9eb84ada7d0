import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReadOnlyRows } from '../../../src/widgets/readOnly/ReadOnlyRows';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { stubLayoutWidth } from '../../support/stubLayoutWidth';

/** The width that the table of these tests needs. */
const NEEDED = 500;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows read-only rows as cards where their table would be cut off, and as a table again where there is room', () => {
  const entity = createTestModule({
    properties: { stops: { type: 'array', title: 'Stops', items: { properties: { place: { type: 'string' } } } } },
  });
  // A table overflows its container, cards never do.
  const resizeTo = stubLayoutWidth(0, () => (screen.queryByRole('table') ? NEEDED : 0));
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
