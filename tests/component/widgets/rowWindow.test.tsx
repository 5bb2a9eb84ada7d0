import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { drawField } from './draw';

const SHIFTS: FieldDefinition = {
  type: 'array',
  title: 'Shifts',
  items: { type: 'object', properties: { from: { type: 'string' }, until: { type: 'string' } } },
};
const shifts = (count: number) => Array.from({ length: count }, (_, index) => ({ from: `a${index}`, until: 'z' }));

/** jsdom has no layout, so the tests define which rows are in the viewport. */
const inWindow = new Set<string>();
const AT = { inside: new DOMRect(0, 300, 800, 40), below: new DOMRect(0, 9000, 800, 40) };

class Sizes {
  observe(): void {}
  disconnect(): void {}
}

const row = (number: number): HTMLElement => screen.getByRole('group', { name: `Shift ${number}` });
const inputs = (number: number): HTMLElement[] => within(row(number)).queryAllByRole('textbox');
const move = (number: number, isInside: boolean): Promise<void> =>
  act(async () => {
    inWindow[isInside ? 'add' : 'delete'](`Shift ${number}`);
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  inWindow.add('Shift 1');
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    return inWindow.has(this.getAttribute('aria-label') ?? '') ? AT.inside : AT.below;
  });
});
afterEach(() => {
  inWindow.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('rows that are far from the window', () => {
  it('show their values as text, and all of them are there', async () => {
    drawField(SHIFTS, shifts(200));
    await screen.findByRole('group', { name: 'Shift 200' });
    expect(inputs(1)).toHaveLength(2);
    expect(inputs(150)).toHaveLength(0);
    expect(row(150).textContent).toContain('a149');
    expect(screen.getAllByRole('textbox').length).toBeLessThan(20);
  });

  it('have all their inputs in a short list, wherever it stands', async () => {
    drawField(SHIFTS, shifts(10));
    await screen.findByRole('group', { name: 'Shift 10' });
    await move(1, false);
    await move(10, false);
    expect([inputs(1), inputs(10)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('get inputs when they come near, and become light again when they go', async () => {
    const { user, submit } = drawField(SHIFTS, shifts(50));
    await screen.findByRole('group', { name: 'Shift 40' });
    await move(40, true);
    await user.type(inputs(40)[0]!, '!');
    await act(async () => (document.activeElement as HTMLElement).blur());
    await move(40, false);
    expect(inputs(40)).toHaveLength(0);
    expect(row(40).textContent).toContain('a39!');
    expect(((await submit()) as { from: string }[])[39]?.from).toBe('a39!');
  });

  it('keep their inputs while the focus is in them', async () => {
    const { user } = drawField(SHIFTS, shifts(50));
    await screen.findByRole('group', { name: 'Shift 40' });
    await move(40, true);
    await user.click(inputs(40)[1]!);
    await move(40, false);
    expect(inputs(40)).toHaveLength(2);
    expect(document.activeElement).toBe(inputs(40)[1]);
    await user.click(inputs(1)[0]!);
    expect(inputs(40)).toHaveLength(0);
  });

  it('are reached with Tab and with Shift and Tab, and hand the focus on', async () => {
    const { user } = drawField(SHIFTS, shifts(50));
    await screen.findByRole('group', { name: 'Shift 40' });
    act(() => row(20).focus());
    expect(document.activeElement).toBe(inputs(20)[0]);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(inputs(21)[0]);
    await user.tab({ shift: true });
    expect(row(20).contains(document.activeElement)).toBe(true);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(row(19).contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
});
