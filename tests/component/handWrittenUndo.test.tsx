/** Writes of react-admin's own hooks can be undone until the request is sent. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN } from './app';
import { openLamps, press, server, startLamps, written } from './lampScreens';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../src/generator/extensions/extensions', async (original) => ({
  ...(await original<object>()),
  customViews: (await import('./lampViews')).lampViews,
}));

beforeEach(startLamps);

/** Longer than any test takes to press Undo. */
const LONG = 60_000;

describe('what can be undone', () => {
  const toast = async (text: string) =>
    within((await screen.findByText(text, { selector: '.wd-toast-text' })).closest('.wd-toast')! as HTMLElement);

  it('is sent by nobody when it is undone, and the screen shows what was', async () => {
    const app = await openLamps('/lamps', LONG);
    await press(app, 'undoable: update');
    await screen.findByRole('cell', { name: 'Cassiopeia' });
    await app.user.click(await (await toast('Updated')).findByRole('button', { name: 'Undo' }));
    await screen.findByRole('cell', { name: 'Aurora' });
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void fireEvent(window, new Event('beforeunload')));
    expect(written).toEqual([]);
  });

  it.each(['beforeunload', 'pagehide'])('is sent when the page is left (%s), once', async (event) => {
    const app = await openLamps('/lamps', LONG);
    await press(app, 'undoable: delete');
    await (await toast('Deleted')).findByRole('button', { name: 'Undo' });
    expect(written).toEqual([]);
    act(() => void fireEvent(window, new Event(event)));
    await waitFor(() => expect(written).toEqual(['delete 1']));
    act(() => void fireEvent(window, new Event(event)));
    expect((await toast('Deleted')).queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(written).toEqual(['delete 1']);
  });

  it('waits while something else is told, and is sent when its message is closed', async () => {
    const app = await openLamps('/lamps', LONG);
    await press(app, 'undoable: delete');
    await toast('Deleted');
    await press(app, 'undoable: tell something else');
    await toast('Something else');
    await app.user.click((await toast('Something else')).getByRole('button', { name: 'Close' }));
    expect(written).toEqual([]);
    await app.user.click((await toast('Deleted')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(written).toEqual(['delete 1']));
  });

  it('is what was done last: what was done before is sent first', async () => {
    const app = await openLamps('/lamps', LONG);
    await press(app, 'undoable: update');
    await (await toast('Updated')).findByRole('button', { name: 'Undo' });
    await press(app, 'undoable: update another');
    await waitFor(() => expect(written).toEqual(['update 1 Cassiopeia']));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    act(() => void fireEvent(window, new Event('beforeunload')));
    expect(written).toEqual(['update 1 Cassiopeia']);
  });

  it('is sent before another write that cannot be undone', async () => {
    const app = await openLamps('/lamps', LONG);
    await press(app, 'undoable: update');
    await (await toast('Updated')).findByRole('button', { name: 'Undo' });
    await press(app, 'undoable: update silently');
    await waitFor(() => expect(written).toEqual(['update 1 Cassiopeia', 'update 1 Cassiopeia']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is sent, and answered, before its user signs out', async () => {
    const app = await openLamps('/lamps', LONG);
    let answer: (() => void) | undefined;
    server.answersAfter = new Promise((resolve) => (answer = resolve));
    await press(app, 'undoable: delete');
    await (await toast('Deleted')).findByRole('button', { name: 'Undo' });
    await press(app, 'Account: admin');
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(written).toEqual(['delete 1']));
    expect(app.count('GET log-out')).toBe(0);
    expect(app.session.get()).toBeDefined();
    act(() => answer!());
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(app.count('GET log-out')).toBe(1);
    expect(written).toEqual(['delete 1']);
  });

  describe('while the session ends', () => {
    const NOT_DONE = 'Not done, because your session had ended: Deleted';
    const signingIn = () => screen.findByRole('dialog', { name: 'Please sign in again' });

    async function loseSession() {
      const app = await openLamps('/lamps', LONG);
      await press(app, 'undoable: delete');
      await (await toast('Deleted')).findByRole('button', { name: 'Undo' });
      act(() => app.session.expire('Session expired'));
      await signingIn();
      return app;
    }

    it('waits for the same user, and is sent then', async () => {
      const app = await loseSession();
      await toast('Deleted');
      act(() => app.session.start(ADMIN));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(written).toEqual([]);
      await app.user.click((await toast('Deleted')).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(written).toEqual(['delete 1']));
      expect(screen.queryByText(NOT_DONE)).toBeNull();
    });

    it('is not done for whoever gives up, which is said', async () => {
      const app = await loseSession();
      await app.user.click(within(await signingIn()).getByRole('button', { name: /Discard/ }));
      await toast(NOT_DONE);
      expect(screen.queryByText('Deleted')).toBeNull();
      expect(written).toEqual([]);
    });

    it('is told as not done where it is what finds the session ended', async () => {
      const app = await openLamps('/lamps', LONG);
      server.refusal = new HttpError('Session expired', 401);
      await press(app, 'undoable: delete');
      await app.user.click((await toast('Deleted')).getByRole('button', { name: 'Close' }));
      await toast(NOT_DONE);
      await toast('Session expired');
      expect(written).toEqual(['delete 1']);
    });
  });
});
