/** Changing a field in a cell of a list, and undoing it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dialog, pick, start } from './lampList';

const pencil = (field: string, name: string) => screen.findByRole('button', { name: `Edit ${field} of ${name}` });

describe('a cell', () => {
  it('is changed in place with the input and the rules of the form, and taken back', async () => {
    const app = start();
    const { api, user } = app;
    await user.click(await pencil('Kind', 'Lamp 1'));
    const editor = within(await dialog(/^Edit Kind of Lamp 1/));
    await pick(app, editor, 'Kind', 'spare');
    await user.click(editor.getByRole('button', { name: /^Save/ }));
    await screen.findByText('Successfully updated');
    expect(api.sent()).toEqual([{ name: 'Lamp 1', kind: 'SPARE', watts: 40, dataStatus: 'Active' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => screen.getByText('spare'));
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await screen.findByText('Undone');
    expect(api.stored.get(1)).toMatchObject({ kind: 'FIXED', dimmed: true });
  });

  it('shows the errors of fields without an input here, and stays open', async () => {
    const app = start();
    await app.user.click(await pencil('Kind', 'Lamp 3'));
    const editor = within(await dialog(/^Edit Kind of Lamp 3/));
    await pick(app, editor, 'Kind', 'mobile');
    await app.user.click(editor.getByRole('button', { name: /^Save/ }));
    await editor.findByText('Watts: Please input Watts');
    expect(app.api.update).not.toHaveBeenCalled();
  });

  it('is left by Escape without a change, the focus back on its button', async () => {
    const app = start();
    const button = await pencil('Kind', 'Lamp 1');
    await app.user.click(button);
    const editor = within(await dialog(/^Edit Kind of Lamp 1/));
    await pick(app, editor, 'Kind', 'spare');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.api.update).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('that closes its record leaves the focus in its row; that removes the row, in the next one', async () => {
    const app = start();
    const close = async (name: string): Promise<void> => {
      await app.user.click(await pencil('Status', name));
      const editor = within(await dialog(new RegExp(`^Edit Status of ${name}`)));
      await pick(app, editor, 'Status', 'Inactive');
      await app.user.click(editor.getByRole('button', { name: /^Save/ }));
      const question = within(await dialog(/^Save/));
      await app.user.click(question.getByRole('button', { name: /^Save/ }));
      await waitFor(() => expect(screen.queryByRole('button', { name: `Edit Status of ${name}` })).toBeNull());
    };
    await close('Lamp 1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Lamp 1' })));
    app.api.hidesInactive = true;
    await close('Lamp 2');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Status of Lamp 3'));
  });

  it.each([
    ['a click', false],
    ['a key', true],
  ])('that closes its record by %s brings the link of its row into view only for keys: %s', async (_, byKey) => {
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    const app = start();
    await app.user.click(await pencil('Status', 'Lamp 1'));
    const editor = within(await dialog(/^Edit Status of Lamp 1/));
    await pick(app, editor, 'Status', 'Inactive');
    await app.user.click(editor.getByRole('button', { name: /^Save/ }));
    const save = within(await dialog(/^Save/)).getByRole('button', { name: /^Save/ });
    shown.mockClear();
    act(() => save.focus());
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    await (byKey ? app.user.keyboard('{Enter}') : app.user.click(save));
    const link = screen.getByRole('link', { name: 'Lamp 1', hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(focused.mock.lastCall).toEqual([{ preventScroll: true }]);
    expect(shown.mock.contexts).toEqual(byKey ? [link] : []);
    focused.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('is reached by F2 and arrow keys; one button of a row is in the tab order', async () => {
    start();
    const first = await pencil('Kind', 'Lamp 1');
    const status = await pencil('Status', 'Lamp 1');
    expect([first.tabIndex, status.tabIndex]).toEqual([0, -1]);
    act(() => screen.getByRole('link', { name: 'Lamp 1' }).focus());
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press('F2');
    expect(document.activeElement).toBe(first);
    for (const [key, button] of [
      ['ArrowRight', status],
      ['ArrowLeft', first],
      ['ArrowRight', status],
    ] as const) {
      press(key);
      expect(document.activeElement).toBe(button);
    }
    press('ArrowDown');
    press('ArrowDown');
    // The last row cannot be changed.
    press('ArrowDown');
    expect(document.activeElement).toBe(await pencil('Status', 'Lamp 3'));
    press('F2');
    await dialog(/^Edit Status of Lamp 3/);
  });

  it.each([
    ['of a record that cannot be changed', 'Lamp 4', {}],
    ['for users who may only look', 'Lamp 1', { viewOnly: true }],
  ])('%s is plain', async (_, name, options) => {
    start(options);
    await screen.findByText(name);
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Edit Kind/ })).toHaveLength('viewOnly' in options ? 0 : 3),
    );
    expect(screen.queryByRole('button', { name: `Edit Kind of ${name}` })).toBeNull();
  });
});
