import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { HttpError, useNavigate, useNotify } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { useToast } from '../../../src/widgets/useToast';
import { renderInApp } from '../../support/renderInApp';

const result = <a href="/result">Result</a>;

/** A notification with a state of its own, as one that offers Undo. */
function Switch({ name }: { name: string }) {
  const [isOn, setIsOn] = useState(false);
  return <button onClick={() => setIsOn(true)}>{`${name} ${isOn ? 'on' : 'off'}`}</button>;
}

const SWITCHES = { First: <Switch name="First" />, Second: <Switch name="Second" /> };

/** An error of the transport whose text has an argument that is called `title`. */
const UNREADABLE = new HttpError('Lots: unreadable', 0, { fault: 'shape', messageArgs: { title: 'Lots' } });

function Teller() {
  const toast = useToast();
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => ['No image', 'No link', 'No link'].forEach((text) => toast.error(text))}>Fail</button>
      <button onClick={() => toast.error(`Log\n${'x'.repeat(100_000)} end`)}>Log</button>
      <button onClick={() => toast.success('Saved')}>Succeed</button>
      <button onClick={() => toast.error(new HttpError('Belegt', 409, { language: 'de' }), 'Delete failed')}>
        Refuse
      </button>
      <button onClick={() => toast.error(UNREADABLE)}>Misread</button>
      {['/other', '?dialog=edit-7', '?page=2', '/login'].map((to) => (
        <button key={to} onClick={() => navigate(to)}>
          {to}
        </button>
      ))}
      {Object.entries(SWITCHES).map(([name, element]) => (
        <button key={name} onClick={() => notify(element, { autoHideDuration: 100_000 })}>
          {name}
        </button>
      ))}
      <button onClick={() => notify(result, { autoHideDuration: 500 })}>Link</button>
    </>
  );
}

const toasts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const press = (user: ReturnType<typeof renderInApp>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('toasts', () => {
  it('told at once are shown at once, equal ones once', async () => {
    const { user } = renderInApp(<Teller />);
    await press(user, 'Fail');
    await waitFor(() => expect(toasts()).toEqual(['No image', 'No link']));
  });

  it('do not wait for those before, and stay when something else is clicked', async () => {
    const { user } = renderInApp(<Teller />);
    await press(user, 'Fail');
    await press(user, 'Succeed');
    await waitFor(() => expect(toasts()).toEqual(['No image', 'No link', 'Saved']));
  });

  it.each([
    ['/other', ['Saved']],
    ['?dialog=edit-7', ['Saved']],
    ['?page=2', ['No image', 'No link', 'Saved']],
    ['/login', ['No image', 'No link', 'Saved']],
  ])('of errors are closed when their screen or dialog is left: %s', async (to, expected) => {
    const { user } = renderInApp(<Teller />);
    await press(user, 'Fail');
    await press(user, 'Succeed');
    await press(user, to);
    await waitFor(() => expect(toasts()).toEqual(expected));
  });

  it('show of a long text the beginning, and all of it when that is asked for', async () => {
    const { user } = renderInApp(<Teller />);
    await press(user, 'Log');
    const more = await screen.findByRole('button', { name: 'Show more', expanded: false });
    expect(toasts()[0]!.length).toBeLessThan(400);
    await user.click(more);
    expect(toasts()[0]).toContain(`${'x'.repeat(100_000)} end`);
    await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(toasts()[0]!.length).toBeLessThan(400);
  });

  it('are closed by their button, on Escape, and after their time', async () => {
    const { user } = renderInApp(<Teller />, { config: { successToastMs: 60 } });
    await press(user, 'Fail');
    await user.click((await screen.findAllByRole('button', { name: 'Close' }))[0]!);
    expect(toasts()).toEqual(['No link']);
    await press(user, 'Succeed');
    await waitFor(() => expect(toasts()).toEqual(['No link']));
    // An event that another element, such as an open menu, has already handled is ignored.
    const prevent = (event: Event): void => event.preventDefault();
    document.body.addEventListener('keydown', prevent);
    await user.keyboard('{Escape}');
    document.body.removeEventListener('keydown', prevent);
    expect(toasts()).toEqual(['No link']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toasts()).toEqual([]));
  });

  it('mark the words of the server where it names their language', async () => {
    const { user } = renderInApp(<Teller />);
    await press(user, 'Refuse');
    await waitFor(() => expect(toasts()).toEqual(['Delete failed: Belegt']));
    expect(screen.getByText('Belegt').getAttribute('lang')).toBe('de');
    expect(screen.getByText('Delete failed:').getAttribute('lang')).toBeNull();
  });

  it('of the transport say their text only', async () => {
    const messages = { wd: { error: { shape: '%{title}: not readable' } } };
    const { user } = renderInApp(<Teller />, { messages });
    await press(user, 'Misread');
    await waitFor(() => expect(toasts()).toEqual(['Lots: not readable']));
  });

  it('may carry more than text', async () => {
    const { user } = renderInApp(<Teller />);
    await press(user, 'Link');
    await screen.findByRole('link', { name: 'Result' });
  });

  it('keep their own state when one before them is closed', async () => {
    const { user } = renderInApp(<Teller />);
    await press(user, 'First');
    await press(user, 'Second');
    await user.click(await screen.findByRole('button', { name: 'First off' }));
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(toasts()).toEqual(['Second off']));
  });
});
