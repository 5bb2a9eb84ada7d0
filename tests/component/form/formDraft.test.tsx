/** Unsaved input is kept when a form closes and is restored when the same user opens it again. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { ADMIN, text, entity, open, restored, textbox, typeAndLose, valueOf, type Opening } from './draftForm';

afterEach(() => vi.restoreAllMocks());

describe('a form that was left unsaved', () => {
  it('holds what was typed when it is opened again, says so, and counts it as unsaved', async () => {
    await typeAndLose('Day');
    open();
    expect(await valueOf('Name')).toBe('Day');
    expect(restored()).not.toBeNull();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('is kept a moment after the typing, too, for a crash says nothing', async () => {
    const { user } = open();
    await user.type(await textbox('Name'), 'Day');
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('"name":"Day"'));
  });

  it('keeps the time of the last real change where an input writes the value that it has', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-09T08:00:00Z'));
    await typeAndLose('Day');
    const [stored] = Object.values(sessionStorage);
    clock.mockReturnValue(Date.parse('2027-03-09T09:00:00Z'));
    const { user } = open();
    await user.type(await textbox('Name'), 'x{Backspace}');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values(sessionStorage)).toEqual([stored]);
  });

  it('is kept nowhere where its schema says so: it is sent, and never stored', async () => {
    const form = { ...entity.entity.form!, drafts: false as const };
    const module = { ...entity, entity: { ...entity.entity, form } };
    await typeAndLose('Day', { module });
    expect(sessionStorage).toHaveLength(0);
    open({ module });
    expect(await valueOf('Name')).toBe('');
    expect(getProductModule('in-app-notification').entity.form?.drafts).toBe(false);
  });

  it('begins again after Discard, for good, with the focus in its first input', async () => {
    await typeAndLose('Day');
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(restored()).toBeNull();
    expect(await valueOf('Name')).toBe('');
    expect(document.activeElement).toBe(await textbox('Name'));
    expect(sessionStorage).toHaveLength(0);
    unmount();
    open();
    expect(await valueOf('Name')).toBe('');
  });

  it('is gone after a save', async () => {
    await typeAndLose('Day');
    const { user, dataProvider } = open();
    await textbox('Name');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dataProvider.create).toHaveBeenCalled());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is gone after Leave, and stays after a no', async () => {
    await typeAndLose('Day');
    const { user } = open();
    await textbox('Name');
    const press = async (name: string) => user.click((await screen.findAllByRole('button', { name })).at(-1)!);
    await press('Cancel');
    await screen.findByText('Leave without saving?');
    await press('Stay');
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(sessionStorage).toHaveLength(1);
    await press('Cancel');
    await press('Leave');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is gone when all is as it was', async () => {
    await typeAndLose('Day');
    await typeAndLose('{Backspace}{Backspace}{Backspace}');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[string, Opening]>([
    ['of another user', { owner: '2' }],
    ['of nobody', { owner: '' }],
    ['of another record', { record: { id: 7, name: '' } }],
    ['of another entity', { module: { ...entity, entity: { ...entity.entity, name: 'other' } } }],
    [
      'whose field is another one',
      { module: createTestModule({ properties: { name: { ...text('Name'), format: 'email' } } }, ADMIN) },
    ],
  ])('is not that %s', async (_, opening) => {
    await typeAndLose('Day');
    open(opening);
    expect(await valueOf('Name')).toBe('');
    expect(restored()).toBeNull();
  });

  it('is not that of yesterday', async () => {
    await typeAndLose('Day');
    const tomorrow = Date.now() + 25 * 60 * 60 * 1000;
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
    open();
    expect(await valueOf('Name')).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps no password, and says so', async () => {
    const { user, unmount } = open();
    await user.type(await textbox('Name'), 'Day');
    await user.type(screen.getByLabelText('Password'), 'hunter2');
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(Object.values(sessionStorage).join()).not.toContain('hunter2');
    open();
    await screen.findByText(/Passwords and files are not kept/);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });
});

describe('a record with something unsaved', () => {
  const record = { id: 7, name: 'Night', note: 'old' };

  it('has what was typed over what the server has now', async () => {
    await typeAndLose('!', { record });
    open({ record: { ...record, note: 'new' } });
    expect(await valueOf('Name')).toBe('Night!');
    expect(await valueOf('Note')).toBe('new');
    expect(screen.queryByText(/Someone has changed this thing/)).toBeNull();
  });

  it('says that somebody has changed the same since, and shows both before it overwrites', async () => {
    await typeAndLose('!', { record });
    const { user, dataProvider } = open({ record: { ...record, name: 'Noon' } });
    expect(await valueOf('Name')).toBe('Night!');
    await screen.findByText(/Someone has changed this thing since/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await screen.findByRole('radio', { name: /Theirs.*Noon/ });
    expect(dataProvider.update).not.toHaveBeenCalled();
  });
});

describe('a storage', () => {
  it.each<[string, () => void]>([
    [
      'may not be looked at',
      () =>
        vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
          throw new Error('No');
        }),
    ],
    [
      'is full',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new Error('Full');
        }),
    ],
  ])('that %s takes away nothing for as long as the tab is there', async (_, spoil) => {
    spoil();
    await typeAndLose('Day');
    const { user } = open();
    expect(await valueOf('Name')).toBe('Day');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await valueOf('Name')).toBe('');
  });

  it('that was full gives back what was typed last', async () => {
    await typeAndLose('Day');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full');
    });
    await typeAndLose('break');
    const { user } = open();
    expect(await valueOf('Name')).toBe('Daybreak');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
  });

  it('that holds nonsense means no draft, and nothing else', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('{');
    await typeAndLose('Day');
    open();
    expect(await valueOf('Name')).toBe('');
    expect(restored()).toBeNull();
  });
});
