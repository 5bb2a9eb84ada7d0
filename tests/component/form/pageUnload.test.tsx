import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { openDialog, openScreen, saved, voucher, SAVED_LINKS } from './form';

const textbox = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const question = 'Your changes have not been saved and will be lost.';
const press = (user: ReturnType<typeof openScreen>['user'], name: string) =>
  user.click(screen.getAllByRole('button', { name }).at(-1)!);

/** Whether the browser would close the tab without asking. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving a form screen', () => {
  it('goes to the list without a call or a question when nothing was entered', async () => {
    const { user } = openScreen('/vouchers/create');
    const name = await textbox('Name');
    await user.type(name, 'x{Backspace}  ');
    await press(user, 'Cancel');
    await screen.findByText('at /vouchers');
  });

  it('asks when something was, and keeps it on no', async () => {
    const { user } = openScreen('/vouchers/create');
    const name = await textbox('Name');
    await user.type(name, 'Day');
    await press(user, 'Cancel');
    await screen.findByText(question);
    await press(user, 'Stay');
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(name).toHaveProperty('value', 'Day');
    await press(user, 'Cancel');
    await screen.findByText(question);
    await press(user, 'Leave');
    await screen.findByText('at /vouchers');
  });

  it('goes back, and to no list, where its schema says so', async () => {
    const entity = createTestModule(
      { properties: { name: { type: 'string', title: 'Name' } } },
      {
        routes: { list: '/vouchers', create: '/vouchers/create' },
        calls: { create: 'POST vouchers' },
        form: { openAs: 'screen', cancelRedirect: 'back' },
      },
    );
    const { user, location } = openScreen('/vouchers/create', { entity });
    await textbox('Name');
    await press(user, 'Cancel');
    // There is no history entry before the first URL, so the user goes to the home page.
    await waitFor(() => expect(location().pathname).toBe('/'));
  });

  it('lets the browser ask before the tab is closed', async () => {
    const { user } = openScreen('/vouchers/create');
    const name = await textbox('Name');
    expect(closes()).toBe(true);
    await user.type(name, 'Day');
    expect(closes()).toBe(false);
  });
});

describe('a saved row that was deleted on the server', () => {
  const entity = createTestModule(
    {
      title: 'Vouchers',
      properties: {
        links: {
          ...SAVED_LINKS,
          'x-ui': {
            rows: {
              idField: 'linkId',
              trailingBlankRow: true,
              remove: { call: 'DELETE links/{linkId}', confirm: 'Confirm delete?', successMessage: 'Gone' },
            },
          },
        },
      },
    },
    {
      titleField: 'name',
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', update: 'PUT vouchers' },
      form: { openAs: 'screen', fields: ['links'] },
    },
  );
  const links = [
    { linkId: 1, label: 'One' },
    { linkId: 2, label: 'Two' },
  ];

  it('is no change: there is nothing to lose by leaving', async () => {
    const getOne = vi.fn().mockResolvedValue({ data: { id: 7, links } });
    const send = vi.fn().mockResolvedValue({ data: null, msg: '' });
    const { user } = openScreen('/vouchers/7', { entity, dataProvider: { getOne, send } });
    await user.click(await screen.findByRole('button', { name: 'Remove Link 1' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Link 2' })).toBeNull());
    expect(closes()).toBe(true);
    await user.type((await screen.findAllByRole('textbox'))[0]!, 'x');
    expect(closes()).toBe(false);
  });
});

describe('a dialog', () => {
  it('creates, closes at once and says that it has saved', async () => {
    const create = vi.fn().mockResolvedValue({ data: { id: 8 } });
    const { user, onClose } = openDialog({ dataProvider: { create } });
    screen.getByRole('dialog', { name: 'New voucher' });
    await user.type(await textbox('Name'), 'Day');
    await user.type(await textbox('Label'), 'One');
    await user.type(await textbox('Points'), '3{Enter}');
    await waitFor(() => expect(onClose.mock.calls).toEqual([[true]]));
  });

  it('begins with what is known from where it is opened', async () => {
    openDialog({ parentValues: { name: 'Night', method: undefined, nobody: 'x' } });
    expect(await textbox('Name')).toHaveProperty('value', 'Night');
    expect(await textbox('Method')).toHaveProperty('value', '');
  });

  it('is filled by the get call', async () => {
    openDialog({ id: 7, dataProvider: { getOne: vi.fn().mockResolvedValue({ data: saved }) } });
    screen.getByRole('dialog', { name: 'Edit voucher' });
    expect(await textbox('Name')).toHaveProperty('value', 'Night');
  });

  it('closes on Escape, but asks first when something was entered', async () => {
    const { user, onClose } = openDialog();
    await user.type(await textbox('Name'), 'Day');
    await user.keyboard('{Escape}');
    await screen.findByText(question);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await user.clear(await textbox('Name'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose.mock.calls).toEqual([[false]]));
  });
});

describe('an edited schema', () => {
  it('shows at once and keeps what was typed', async () => {
    const first = voucher();
    function Edited() {
      const [entity, setEntity] = useState(first);
      return (
        <>
          <button onClick={() => setEntity(voucher('Voucher Name'))}>Edit the schema</button>
          <FormScreen entity={entity} view="create" routeIndex={0} />
        </>
      );
    }
    const { user } = renderInApp(<Edited />, { entity: first });
    await user.type(await textbox('Name'), 'Day');
    await user.click(screen.getByRole('button', { name: 'Edit the schema' }));
    expect(await textbox('Voucher Name')).toHaveProperty('value', 'Day');
  });
});
