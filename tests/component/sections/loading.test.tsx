/** Data that a section loads itself: request parameters, reloads and failures. */
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSectionData } from '../../../src/generator/sections/useSectionData';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

type Row = Record<string, unknown>;

const { entity } = createTestModule(
  { properties: { name: { type: 'string' } } },
  { calls: { load: 'GET things/{id}/load', cost: 'GET things/{id}/cost', search: 'POST things/search' } },
);

interface Props {
  call: string;
  requestValues: Row | undefined;
  intervalMs?: number;
}

function Probe({ call, requestValues, intervalMs }: Props) {
  const { data, error, retry } = useSectionData(entity, { call, requestValues, intervalMs });
  return (
    <section aria-label={call}>
      <output>{error ? `failed: ${error.message}` : (JSON.stringify(data) ?? 'nothing yet')}</output>
      <button onClick={retry}>Retry</button>
    </section>
  );
}

type Answer = (path: string, options: { params?: Row; query?: Row; body?: Row; signal: AbortSignal }) => unknown;

function open(answer: Answer, ...all: Props[]) {
  const send = vi.fn(async ({ path }: { path: string }, options: Parameters<Answer>[1]) => ({
    data: await answer(path, options),
    msg: '',
  }));
  const draw = (sections: Props[]) => sections.map((one) => <Probe key={one.call} {...one} />);
  const app = renderInApp(<>{draw(all)}</>, { dataProvider: { send: send as never }, messages: enMessages });
  const told = (call: string) => within(screen.getByRole('region', { name: call })).getByRole('status').textContent;
  return { ...app, send, told };
}

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** Milliseconds for a response to arrive and for the query cache to notify its observers. */
const ANSWER = 50;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

describe('a section', () => {
  it('is asked with its values at the places of its call, each by itself', async () => {
    const asked = { id: 7, day: 'MON' };
    const { send, told } = open(
      (path) => path,
      { call: 'load', requestValues: asked },
      { call: 'cost', requestValues: asked },
      { call: 'search', requestValues: asked },
    );
    await pass(ANSWER);
    expect(['load', 'cost', 'search'].map(told)).toEqual([
      '"things/{id}/load"',
      '"things/{id}/cost"',
      '"things/search"',
    ]);
    const { params, query, body } = send.mock.calls[0]![1];
    expect({ params, query, body }).toEqual({ params: asked, query: { day: 'MON' }, body: undefined });
    expect(send.mock.calls[2]![1]).toMatchObject({ body: asked });
  });

  it('is not asked while it is not known with what', async () => {
    const { send, told } = open(() => 1, { call: 'load', requestValues: undefined });
    await pass(60_000);
    expect([send.mock.calls.length, told('load')]).toEqual([0, 'nothing yet']);
  });

  it('is asked again after the time of the schema, and at once where that has passed out of sight', async () => {
    let count = 0;
    const { send, told } = open(() => (count += 1), { call: 'load', requestValues: { id: 7 }, intervalMs: 10_000 });
    await pass(ANSWER);
    await pass(9900);
    expect(told('load')).toBe('1');
    await pass(100);
    expect(told('load')).toBe('2');
    act(() => focusManager.setFocused(false));
    await pass(25_000);
    expect(send).toHaveBeenCalledTimes(2);
    act(() => focusManager.setFocused(true));
    await pass(ANSWER);
    expect(told('load')).toBe('3');
  });

  it('is not asked again without one', async () => {
    const { send } = open(() => 1, { call: 'load', requestValues: { id: 7 } });
    await pass(ANSWER);
    act(() => focusManager.setFocused(false));
    await pass(60_000);
    act(() => focusManager.setFocused(true));
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says once why it failed, keeps that in its place, and is tried again by hand', async () => {
    let isDown = true;
    const { told } = open(
      () => {
        if (isDown) throw new HttpError('Out of order', 409);
        return 5;
      },
      { call: 'load', requestValues: { id: 7 }, intervalMs: 10_000 },
    );
    await pass(ANSWER);
    expect(told('load')).toBe('failed: Out of order');
    const toasts = () => document.querySelectorAll('.wd-toast-error').length;
    expect(toasts()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: enMessages.ra.action.close }));
    await pass(10_000);
    expect([told('load'), toasts()]).toEqual(['failed: Out of order', 0]);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(ANSWER);
    expect(told('load')).toBe('5');
    isDown = true;
    await pass(10_000);
    expect(toasts()).toBe(1);
  });

  it('that is left waits for nothing', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = open(
      (_, options) => {
        ({ signal } = options);
        return new Promise(() => undefined);
      },
      { call: 'load', requestValues: { id: 7 } },
    );
    await pass(ANSWER);
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});
