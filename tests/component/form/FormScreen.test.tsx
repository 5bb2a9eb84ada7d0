import { HttpError } from 'ra-core';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { openScreen, provider, saveButton, saved, textbox } from './form';

describe('a new record', () => {
  it('is checked, sent once, told and left for the list', async () => {
    const dataProvider = provider();
    const { user } = openScreen('/vouchers/create', { dataProvider });
    await user.type(await textbox('Name'), ' Day ');
    await user.type(await textbox('Points'), '3');
    await user.type(await textbox('Label'), 'One');
    await user.dblClick(saveButton());
    await screen.findByText('Voucher made');
    expect(dataProvider.create.mock.calls.map(([name, params]) => [name, params.data])).toEqual([
      ['thing', { name: 'Day', points: 3, links: [{ label: 'One' }] }],
    ]);
    expect(saveButton()).toHaveProperty('disabled', true);
    await screen.findByText('at /vouchers');
  });

  it('sends nothing while something is wrong: says all, once each, and focuses the first', async () => {
    const { user } = openScreen('/vouchers/create');
    const name = await textbox('Name');
    await user.type(await textbox('Points'), '0');
    await user.click(saveButton());
    await screen.findByText('Name, please');
    screen.getByText('Please input a number from 1 to 9');
    await waitFor(() => expect(document.activeElement).toBe(name));
    const alerts = await screen.findAllByText('Add a link');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]!.closest('fieldset[aria-invalid=true]')).not.toBeNull();
    expect(document.querySelector('.wd-toast')).toBeNull();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.type(name, 'x');
    await waitFor(() => expect(screen.queryByText('Name, please')).toBeNull());
  });

  it('counts beside Save what needs attention, and leads there', async () => {
    const { user } = openScreen('/vouchers/create');
    const name = await textbox('Name');
    await user.type(await textbox('Points'), '0');
    await user.tab();
    expect(screen.queryByText(/need attention/)).toBeNull();
    await user.click(saveButton());
    const count = await screen.findByText('3 fields need attention');
    expect(count.closest('output')).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.click(screen.getByRole('button', { name: 'Next field that needs attention' }));
    expect(document.activeElement).toBe(await textbox('Points'));
    await user.click(screen.getByRole('button', { name: 'Previous field that needs attention' }));
    await user.keyboard('Day');
    await screen.findByText('2 fields need attention');
    await user.type(await textbox('Label'), 'One');
    await user.clear(await textbox('Points'));
    await user.type(await textbox('Points'), '3');
    await waitFor(() => expect(screen.queryByText(/attention/)).toBeNull());
  });

  it('says at its top what no field alone is to blame for, until it is right', async () => {
    const text = { type: 'string', title: 'E-mail' } as const;
    const entity = createTestModule(
      {
        properties: { mail: text, phone: { ...text, title: 'Telephone' } },
        minProperties: 1,
      },
      {
        routes: { list: '/vouchers', create: '/vouchers/create' },
        calls: { create: 'POST vouchers' },
        form: { openAs: 'screen' },
      },
    );
    const dataProvider = provider();
    const { user } = openScreen('/vouchers/create', { entity, dataProvider });
    const mail = await textbox('E-mail');
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('These values do not fit together');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(document.querySelector('.wd-toast')).toBeNull();
    await user.type(mail, 'a');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(saveButton());
    await waitFor(() => expect(dataProvider.create.mock.calls.map(([, { data }]) => data)).toEqual([{ mail: 'a' }]));
  });

  it('has its title and begins in the first field', async () => {
    openScreen('/vouchers/create');
    await screen.findByRole('heading', { level: 1, name: 'New voucher' });
    const name = await textbox('Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(document.title).toBe('New voucher · Vouchers · Wattdesk');
  });

  it('tells of a wrong input when it is left, of an empty one only on a save', async () => {
    const { user } = openScreen('/vouchers/create');
    await user.click(await textbox('Name'));
    await user.type(await textbox('Points'), '0');
    await user.tab();
    await screen.findByText('Please input a number from 1 to 9');
    expect(screen.queryByText('Name, please')).toBeNull();
  });

  it('Ctrl+S and Enter save', async () => {
    const dataProvider = provider({ create: vi.fn().mockRejectedValue(new HttpError('No', 400)) });
    const { user } = openScreen('/vouchers/create', { dataProvider });
    await user.type(await textbox('Name'), 'Day');
    await user.type(await textbox('Label'), 'One');
    await user.type(await textbox('Points'), '3{Enter}');
    await waitFor(() => expect(dataProvider.create).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(saveButton()).toHaveProperty('disabled', false));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(dataProvider.create).toHaveBeenCalledTimes(2));
  });
});

describe('a saved record', () => {
  it('fills the form, shows what the server made, and goes back whole', async () => {
    const dataProvider = provider();
    const { user } = openScreen('/vouchers/7', { dataProvider });
    await screen.findByRole('heading', { level: 1, name: 'Night' });
    const name = await textbox('Name');
    expect(name).toHaveProperty('value', 'Night');
    screen.getByText('admin');
    expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull();
    await user.clear(name);
    await user.type(name, 'Noon');
    await user.click(saveButton());
    await screen.findByText('Voucher changed');
    expect(dataProvider.update.mock.calls[0]?.[1]).toMatchObject({
      id: 7,
      data: { name: 'Noon', method: 'AUTO', points: 5, bonus: 'yes', links: [{ label: 'One' }] },
    });
    expect(dataProvider.getOne).toHaveBeenCalledTimes(1);
  });

  it('that does not exist says so and offers the list', async () => {
    const getOne = vi.fn().mockRejectedValue(new HttpError('No voucher 7', 404));
    const { user } = openScreen('/vouchers/7', { dataProvider: provider({ getOne }) });
    const words = await screen.findByText('This voucher does not exist or has been deleted');
    const alert = words.closest<HTMLElement>('[role=alert]')!;
    within(alert).getByText('No voucher 7');
    // The text appears in place of the form and in a toast, as for any failed request.
    await waitFor(() => expect(screen.getAllByText('No voucher 7')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Back to the list' }));
    await screen.findByText('at /vouchers');
  });

  it('that could not be read can be asked for again', async () => {
    const getOne = vi.fn().mockRejectedValueOnce(new HttpError('Busy', 503)).mockResolvedValue({ data: saved });
    const { user } = openScreen('/vouchers/7', { dataProvider: provider({ getOne }) });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await textbox('Name')).toHaveProperty('value', 'Night');
  });
});

describe('a refused save', () => {
  it('keeps everything, tells the server’s words, and marks the fields it names at their own rows', async () => {
    const errors = { name: 'Taken', 'links.0.label': 'Too dull', other: 'And more' };
    const update = vi.fn().mockRejectedValue(new HttpError('Not saved', 400, { errors }));
    const dataProvider = provider({
      update,
      getOne: vi.fn().mockResolvedValue({ data: { ...saved, links: [{}, { label: 'One' }] } }),
    });
    const { user } = openScreen('/vouchers/7', { dataProvider });
    const name = await textbox('Name');
    await screen.findAllByRole('textbox', { name: /^Label/ });
    await user.type(name, '!');
    await user.click(saveButton());
    await screen.findByText('Taken');
    await screen.findByText('Not saved');
    screen.getByText('Too dull');
    const rows = screen.getAllByRole('textbox', { name: /^Label/ });
    expect(rows.map((row) => row.getAttribute('aria-invalid') === 'true')).toEqual([false, true, false]);
    expect(name).toHaveProperty('value', 'Night!');
    expect(saveButton()).toHaveProperty('disabled', false);
    await user.type(name, '!');
    await waitFor(() => expect(screen.queryByText('Taken')).toBeNull());
  });

  it('stands beside Save until the next try, longer than its toast', async () => {
    const update = vi.fn().mockRejectedValueOnce(new HttpError('Still in use', 400)).mockResolvedValue({ data: saved });
    const dataProvider = provider({ update, getOne: vi.fn().mockResolvedValue({ data: saved }) });
    const { user } = openScreen('/vouchers/7', { dataProvider });
    await user.type(await textbox('Name'), '!');
    await user.click(saveButton());
    await screen.findByText('Not saved: Still in use');
    screen.getByText('Your changes are still here.');
    await user.type(await textbox('Name'), '!');
    screen.getByText('Not saved: Still in use');
    await user.click(saveButton());
    await screen.findByText('Voucher changed');
    expect(screen.queryByText(/^Not saved/)).toBeNull();
  });

  it('gives the focus back to the save button, which lost it for the call', async () => {
    const update = vi.fn().mockRejectedValue(new HttpError('Not saved', 400));
    const dataProvider = provider({ update, getOne: vi.fn().mockResolvedValue({ data: saved }) });
    const { user } = openScreen('/vouchers/7', { dataProvider });
    await user.type(await textbox('Name'), '!');
    await user.click(saveButton());
    await screen.findByText('Not saved');
    await waitFor(() => expect(document.activeElement).toBe(saveButton()));
    // An error other than a conflict does not reload the record.
    expect(dataProvider.getOne).toHaveBeenCalledTimes(1);
  });
});
