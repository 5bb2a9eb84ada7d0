import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { openDialog, openScreen, saved, SAVED_LINKS, voucher } from './form';

const review = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Review changes' });
const dialog = () => screen.findByRole('dialog', { name: 'Review changes' });
/** Returns the dialog's text per field: label, old value and new value. */
const told = async () =>
  within(await dialog())
    .getAllByRole('region')
    .map((region) => [
      region.getAttribute('aria-label'),
      ...[...region.querySelectorAll('span')].map((one) => one.textContent),
    ]);
const provider = (record: object = saved) => ({
  getOne: vi.fn().mockResolvedValue({ data: record }),
  update: vi.fn().mockResolvedValue({ data: record }),
});

const thing = createTestModule(
  {
    title: 'Things',
    properties: {
      name: { type: 'string', title: 'Name' },
      day: { type: 'string', title: 'Day', format: 'date' },
      kind: {
        type: 'string',
        title: 'Kind',
        oneOf: [
          { const: 'N', title: 'Night' },
          { const: 'D', title: 'Day time' },
        ],
      },
      password: { type: 'string', title: 'Password', 'x-ui': { widget: 'password', maskedByServer: true } },
      links: { ...SAVED_LINKS, 'x-ui': { rows: { idField: 'linkId' } } },
      createTime: { type: 'string', title: 'Created', format: 'yyyy-MM-dd HH:mm', readOnly: true },
      updateBy: { type: 'string', title: 'Changed by', readOnly: true },
      views: { type: 'integer', title: 'Views', readOnly: true },
    },
  },
  {
    titleField: 'name',
    singularName: 'thing',
    routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
    calls: { get: 'GET things/{id}', create: 'POST things', update: 'PUT things' },
    form: { openAs: 'screen', fields: ['name', 'day', 'kind', 'password', 'links'] },
  },
);
const THING = {
  id: 7,
  name: 'One',
  day: '2026-03-01',
  kind: 'N',
  password: '********',
  links: [
    { linkId: 1, label: 'A' },
    { linkId: 2, label: 'B' },
  ],
  createTime: '2026-01-02 03:04',
  updateBy: 'ops.tan',
  views: 5,
};

describe('what a save would change', () => {
  it('is offered once there is something, and not for a new record', async () => {
    const { user, unmount } = openScreen('/vouchers/7', { dataProvider: provider() });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect((await review()).disabled).toBe(true);
    await user.type(name, '2');
    await waitFor(async () => expect((await review()).disabled).toBe(false));
    await user.type(name, '{Backspace}');
    await waitFor(async () => expect((await review()).disabled).toBe(true));
    unmount();
    openScreen('/vouchers/create');
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
  });

  it('reads as the screen does, and keeps secrets', async () => {
    const { user } = openScreen('/vouchers/7', { entity: thing, dataProvider: provider(THING) });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Two');
    await user.click(screen.getByRole('combobox', { name: /^Kind/ }));
    await user.click(await screen.findByRole('option', { name: 'Day time' }));
    await user.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'geheim');
    const [first] = await screen.findAllByRole('textbox', { name: /^Label/ });
    await user.type(first!, '1');
    await waitFor(async () => expect((await review()).disabled).toBe(false));
    await user.click(await review());
    expect(await told()).toEqual([
      ['Name', 'Now', 'One', 'After saving', 'Two'],
      ['Kind', 'Now', 'Night', 'After saving', 'Day time'],
      ['Password', 'Now', 'Not shown', 'After saving', 'Not shown'],
      ['Links', 'Now', 'A', '1 more row is unchanged', 'After saving', 'A1', '1 more row is unchanged'],
    ]);
    expect(document.body.textContent).not.toContain('geheim');
  });

  it('is also what a rule takes away', async () => {
    const { user } = openScreen('/vouchers/7', { dataProvider: provider() });
    const method = await screen.findByRole('textbox', { name: /^Method/ });
    await user.clear(method);
    await user.type(method, 'MANUAL');
    await waitFor(async () => expect((await review()).disabled).toBe(false));
    await user.click(await review());
    expect(await told()).toEqual([
      ['Method', 'Now', 'AUTO', 'After saving', 'MANUAL'],
      ['Points', 'Now', '5', 'After saving', 'Empty'],
      ['Bonus', 'Now', 'yes', 'After saving', 'Empty'],
    ]);
  });

  it('is saved from there, or gone back from to what was typed', async () => {
    const dataProvider = provider();
    const { user } = openScreen('/vouchers/7', { dataProvider });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '2');
    await waitFor(async () => expect((await review()).disabled).toBe(false));
    await user.click(await review());
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await review());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Night2');
    expect(dataProvider.update).not.toHaveBeenCalled();
    await user.click(await review());
    await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
    await screen.findByText('at /vouchers');
    expect(dataProvider.update).toHaveBeenCalledOnce();
  });

  it('is there in a dialog, too', async () => {
    const { user } = openDialog({ id: 7, entity: voucher(), dataProvider: provider() });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '2');
    await waitFor(async () => expect((await review()).disabled).toBe(false));
    await user.click(await review());
    expect(await told()).toEqual([['Name', 'Now', 'Night', 'After saving', 'Night2']]);
  });
});

describe('who has made and changed a record, and when', () => {
  it('stands at the end of its form, and not in that of a new one', async () => {
    const { unmount } = openScreen('/vouchers/7', { entity: thing, dataProvider: provider(THING) });
    await screen.findByText('ops.tan');
    screen.getByText(/2 Jan 2026|02 Jan 2026/);
    expect(screen.queryByText('Views')).toBeNull();
    unmount();
    openScreen('/vouchers/create', { entity: thing });
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByText('Changed by')).toBeNull();
  });

  it('calls codes by their names also where their options depend on another field', async () => {
    const box = { type: 'integer', title: 'Box', 'x-ui': { options: 'boxes' } } as const;
    const site = createTestModule(
      {
        title: 'Sites',
        properties: {
          sitePk: { type: 'integer', title: 'Site', readOnly: true },
          main: box,
          rows: { type: 'array', title: 'Rows', items: { type: 'object', properties: { box } } },
        },
      },
      {
        singularName: 'site',
        routes: { list: '/vouchers', update: '/vouchers/{id}' },
        calls: { get: 'GET things/{id}', update: 'PUT things' },
        form: { openAs: 'screen', fields: ['main', 'rows'] },
      },
      { boxes: { call: 'GET boxes/{sitePk}', paramsFromFields: { sitePk: 'sitePk' } } },
    );
    const boxes = [
      { value: 1001, name: 'SG-V-01' },
      { value: 1002, name: 'SG-V-02' },
    ];
    const record = { id: 7, sitePk: 7, main: 1001, rows: [{ box: 1001 }] };
    const send = vi.fn().mockResolvedValue({ data: boxes, msg: '' });
    const { user } = openScreen('/vouchers/7', { entity: site, dataProvider: { ...provider(record), send } });
    for (const index of [0, 1]) {
      await user.click((await screen.findAllByRole('combobox', { name: /^Box/ }))[index]!);
      await user.click(await screen.findByRole('option', { name: 'SG-V-02' }));
    }
    // It can be clicked once the changes have been compared.
    await waitFor(async () => expect((await review()).disabled).toBe(false));
    await user.click(await review());
    expect(await told()).toEqual([
      ['Box', 'Now', 'SG-V-01', 'After saving', 'SG-V-02'],
      ['Rows', 'Now', 'SG-V-01', 'After saving', 'SG-V-02'],
    ]);
  });
});
