import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/definition';
import { drawField } from './draw';

const SHIFTS: FieldDefinition = {
  type: 'array',
  title: 'Shifts',
  items: { type: 'object', properties: { from: { type: 'string' }, until: { type: 'string' } } },
};
const shifts = (count: number) => Array.from({ length: count }, (_, index) => ({ from: `a${index}`, until: 'z' }));

/** The window of the browser: jsdom has none, so the tests say what is near it. */
const watched = new Map<Element, boolean>();
let observe: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;

class Window {
  constructor(callback: typeof observe) {
    observe = callback;
  }
  observe(element: Element): void {
    watched.set(element, false);
  }
  unobserve(element: Element): void {
    watched.delete(element);
  }
  disconnect(): void {
    watched.clear();
  }
}

const row = (number: number): HTMLElement => screen.getByRole('group', { name: `Shifts ${number}` });
const inputs = (number: number): HTMLElement[] => within(row(number)).queryAllByRole('textbox');
const move = (number: number, isIntersecting: boolean): Promise<void> =>
  act(async () => observe([{ target: row(number), isIntersecting }]));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Window);
});
afterEach(() => vi.unstubAllGlobals());

describe('rows that are far from the window', () => {
  it('show their values as text, and all of them are there', async () => {
    drawField(SHIFTS, shifts(200));
    await screen.findByRole('group', { name: 'Shifts 200' });
    expect(inputs(1)).toHaveLength(2);
    expect(inputs(150)).toHaveLength(0);
    expect(row(150).textContent).toContain('a149');
    expect(screen.getAllByRole('textbox').length).toBeLessThan(20);
  });

  it('have all their inputs in a short list, wherever it stands', async () => {
    drawField(SHIFTS, shifts(10));
    await screen.findByRole('group', { name: 'Shifts 10' });
    await move(1, false);
    await move(10, false);
    expect([inputs(1), inputs(10)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('get inputs when they come near, and become light again when they go', async () => {
    const { user, submit } = drawField(SHIFTS, shifts(50));
    await screen.findByRole('group', { name: 'Shifts 40' });
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
    await screen.findByRole('group', { name: 'Shifts 40' });
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
    await screen.findByRole('group', { name: 'Shifts 40' });
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
