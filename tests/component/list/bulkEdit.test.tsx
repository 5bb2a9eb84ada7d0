/** Changing fields of selected rows and of cells without the form, and undoing it. */
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { dialog, pick, start, type App } from './lampList';

async function openDialog({ user }: App, ...names: string[]): Promise<ReturnType<typeof within>> {
  await screen.findByText('Lamp 1');
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('button', { name: /^Edit( \(\d\))?$/ }));
  return within(await dialog(/^Edit: \d selected/));
}

describe('selected rows', () => {
  it('are read, changed and saved one after the other, all else staying as it is; Undo restores the former values', async () => {
    const app = start();
    const { user, api } = app;
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2', 'Lamp 4');
    // The inactive row is skipped.
    form.getByText('1 selected record is skipped');
    expect(form.getByText('Lamp 4').textContent).toBe('Lamp 4 · Inactive records cannot be changed');
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    form.getByText('The selected records have different values');
    await pick(app, form, 'Kind', 'spare');
    await user.click(form.getByRole('button', { name: /^Change 2 records/ }));
    await screen.findByText('Kind changed in 2 records · 1 skipped: Inactive records cannot be changed');
    // The rule clears the switch, as in the form.
    expect(api.sent()).toEqual([
      { name: 'Lamp 1', kind: 'SPARE', watts: 40, dataStatus: 'Active' },
      { name: 'Lamp 2', kind: 'SPARE', watts: 40, dataStatus: 'Active' },
    ]);
    expect(api.getOne.mock.calls.map(([, { id }]) => id)).toEqual([1, 2]);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await screen.findByText('Undone');
    expect(api.sent().slice(2)).toEqual([
      { name: 'Lamp 1', kind: 'FIXED', dimmed: true, watts: 40, dataStatus: 'Active' },
      { name: 'Lamp 2', kind: 'MOBILE', dimmed: true, watts: 40, dataStatus: 'Active' },
    ]);
  });

  it('are not changed before a field is chosen and filled in', async () => {
    const app = start();
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2');
    const save = form.getByRole('button', { name: /^Change 2/ });
    await app.user.click(save);
    await form.findByText('Choose at least one field to change');
    await app.user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await app.user.click(save);
    await form.findByText('Please select Kind');
    expect(app.api.getOne).not.toHaveBeenCalled();
  });

  it('that break a rule, were changed by others or are gone are named with the reason; the others are changed', async () => {
    const app = start();
    const { api, user } = app;
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2', 'Lamp 3');
    api.stored.get(1)!.kind = 'SPARE';
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await pick(app, form, 'Kind', 'mobile');
    await user.click(form.getByRole('button', { name: /^Change 3/ }));
    const told = within(
      await screen.findByText('1 done · 2 failed').then((text) => text.closest<HTMLElement>('[role=dialog]')!),
    );
    const reason = (name: string) => told.getByText(name).nextElementSibling?.textContent;
    expect(reason('Lamp 1')).toBe('Kind was changed to “spare” by someone else. Trying again replaces it.');
    expect(reason('Lamp 3')).toBe('Watts: Please input Watts');
    // Lamp 2 has the value already, so nothing is sent for it.
    expect(api.sent()).toEqual([]);
    await user.click(told.getByRole('button', { name: 'Try again (2)' }));
    await screen.findByText('2 done · 1 failed');
    expect(api.sent()).toMatchObject([{ name: 'Lamp 1', kind: 'MOBILE' }]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('Kind changed in 1 record · 1 already had this value · 1 not changed');
  });

  it('that all have the value already are not sent, and said so', async () => {
    const app = start();
    const form = await openDialog(app, 'Lamp 1', 'Lamp 3');
    await app.user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await pick(app, form, 'Kind', 'fixed');
    await app.user.click(form.getByRole('button', { name: /^Change 2/ }));
    await screen.findByText('Nothing was changed · 2 already had this value');
    expect(app.api.update).not.toHaveBeenCalled();
  });

  it('that are all closed say why they cannot be changed', async () => {
    const { user } = start();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lamp 4' }));
    const edit = await screen.findByRole('button', { name: 'Edit' });
    expect(edit.getAttribute('aria-description')).toBe('Inactive records cannot be changed');
    await user.click(edit);
    await screen.findByText('Inactive records cannot be changed', { selector: '.wd-toast-text' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked about once more if they can no longer be changed afterwards; Undo restores them all the same', async () => {
    const app = start();
    const { api, user } = app;
    const form = await openDialog(app, 'Lamp 1');
    await user.click(form.getByRole('checkbox', { name: 'Status' }));
    await pick(app, form, 'Status', 'Inactive');
    await user.click(form.getByRole('button', { name: /^Change 1 record/ }));
    await screen.findByText('Once inactive, these records can no longer be changed here. Save them?');
    expect(api.getOne).not.toHaveBeenCalled();
    await user.click(screen.getAllByRole('button', { name: /^Change 1 record/ }).at(-1)!);
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByText('Undone');
    expect(api.sent().map(({ dataStatus }) => dataStatus)).toEqual(['Inactive', 'Active']);
  });

  it('that someone has changed since are not undone, and said so', async () => {
    const app = start();
    const { api, user } = app;
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2');
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await pick(app, form, 'Kind', 'spare');
    await user.click(form.getByRole('button', { name: /^Change 2/ }));
    await screen.findByText('Kind changed in 2 records');
    api.stored.get(2)!.kind = 'FIXED';
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByText(/^Undone for 1 of 2\. Not undone: Lamp 2: Kind has been changed to “fixed” since/);
    expect(api.stored.get(1)).toMatchObject({ kind: 'FIXED', dimmed: true });
    expect(api.sent()).toHaveLength(3);
  });

  it('that became inactive since they were listed are not changed', async () => {
    const app = start();
    const { api, user } = app;
    const form = await openDialog(app, 'Lamp 1');
    api.stored.get(1)!.dataStatus = 'Inactive';
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await pick(app, form, 'Kind', 'spare');
    await user.click(form.getByRole('button', { name: /^Change 1 record/ }));
    expect((await screen.findByText('Lamp 1', { selector: '[role=dialog] *' })).nextElementSibling?.textContent).toBe(
      'Inactive records cannot be changed',
    );
    expect(api.update).not.toHaveBeenCalled();
  });

  it('end at an error that every row would meet', async () => {
    const app = start();
    const { api, user } = app;
    api.update.mockRejectedValue(new HttpError('Come back later', 503));
    const form = await openDialog(app, 'Lamp 1', 'Lamp 2');
    await user.click(form.getByRole('checkbox', { name: 'Kind' }));
    await pick(app, form, 'Kind', 'spare');
    await user.click(form.getByRole('button', { name: /^Change 2/ }));
    await screen.findByText('0 done · 1 failed · 1 not attempted');
    expect(api.update).toHaveBeenCalledTimes(1);
  });
});
