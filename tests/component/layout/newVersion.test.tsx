import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewVersionBanner } from '../../../src/layout/NewVersionBanner';
import { renderInApp } from '../../support/renderInApp';
import { ADMIN, ARTICLES, openApp } from '../app';

const HOUR_MS = 3_600_000;
const nodes: HTMLElement[] = [];

/** Adds an element that a build writes into its HTML page. */
function put(tag: 'script' | 'meta', attributes: Record<string, string>): void {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  document.head.append(node);
  nodes.push(node);
}

/**
 * Simulates that the user returns to the tab.
 * @param afterMs milliseconds since the tab was opened
 */
async function comeBack(afterMs: number): Promise<void> {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + afterMs);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
}

describe('a version', () => {
  beforeEach(() => {
    put('script', { type: 'text/plain', src: '/assets/index-old.js' });
    put('meta', { name: 'version', content: '1.2.3 (abc)' });
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    nodes.splice(0).forEach((node) => node.remove());
  });

  const hasEntry = (body: string) => vi.fn(async () => new Response(body));

  it.each([
    ['another build', '{"entry":"assets/index-new.js"}', HOUR_MS, true],
    ['the same build', '{"entry":"assets/index-old.js"}', HOUR_MS, false],
    ['a page instead of it', '<!doctype html>', HOUR_MS, false],
  ])('of the server that is %s', async (_, body, afterMs, isTold) => {
    await openApp({ path: ARTICLES.path, session: ADMIN });
    const asked = hasEntry(body);
    vi.stubGlobal('fetch', asked);
    await comeBack(afterMs);
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/version.json', { cache: 'no-store' }));
    if (isTold) await screen.findByText(/A new version is available/);
    else expect(screen.queryByText(/A new version/)).toBeNull();
  });

  it('is not asked for before an hour has passed', async () => {
    await openApp({ path: ARTICLES.path, session: ADMIN });
    const asked = hasEntry('{"entry":"assets/index-new.js"}');
    vi.stubGlobal('fetch', asked);
    await comeBack(HOUR_MS - 60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for while the tab stays in front, once an hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const asked = hasEntry('{"entry":"assets/index-old.js"}');
    vi.stubGlobal('fetch', asked);
    renderInApp(<NewVersionBanner />);
    await act(() => vi.advanceTimersByTimeAsync(2 * HOUR_MS + 1));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is asked for at once when code did not come', async () => {
    await openApp({ path: ARTICLES.path, session: ADMIN });
    vi.stubGlobal('fetch', hasEntry('{"entry":"assets/index-new.js"}'));
    act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    await screen.findByText(/A new version is available/);
  });

  it('stands in the account menu', async () => {
    const { user } = await openApp({ path: ARTICLES.path, session: ADMIN });
    await user.click(await screen.findByRole('button', { name: /Account/ }));
    await screen.findByText('Version 1.2.3 (abc)');
  });
});
