/** Focus after a dialog closes. */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useRestoreFocus } from '../../../src/generator/actions/useRestoreFocus';

const place = document.createElement('div');
const other = document.createElement('button');
place.tabIndex = -1;

beforeEach(() => document.body.append(place, other));
afterEach(() => [place, other].forEach((element) => element.remove()));

const close = () => {
  const { rerender } = renderHook(({ isOpen }) => useRestoreFocus(isOpen, { current: place }), {
    initialProps: { isOpen: false },
  });
  const before = document.activeElement;
  rerender({ isOpen: true });
  rerender({ isOpen: false });
  return [before, document.activeElement];
};

it('is its place where what has opened it is gone', () => expect(close()).toEqual([document.body, place]));

it('is left where the dialog has given it back', () => {
  other.focus();
  expect(close()).toEqual([other, other]);
});
