/** Dialogs before a save: confirmation, and the choice between two versions of a value. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConflictDialog } from '../../../src/generator/form/ConflictDialog';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { openScreen } from './form';

const textbox = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

describe('a record that is confirmed before it is made', () => {
  const message = { type: 'string', title: 'Message', errorMessage: { required: 'Please input message' } } as const;
  const entity = createTestModule(
    { properties: { message }, required: ['message'] },
    {
      routes: { list: '/vouchers', create: '/vouchers/create' },
      calls: { create: 'POST vouchers' },
      form: { openAs: 'screen' },
      messages: { saveLabel: 'Send', confirmCreate: 'Send it to everybody?' },
    },
  );
  const send = () => screen.findByRole('button', { name: 'Send' });
  const question = () => screen.findByRole('dialog');

  it('is sent after the question, and not without an answer to it', async () => {
    const dataProvider = { create: vi.fn().mockResolvedValue({ data: { id: 8 } }) };
    const { user } = openScreen('/vouchers/create', { entity, dataProvider });
    await user.type(await textbox('Message'), 'Hello');
    await user.click(await send());
    within(await question()).getByText('Send it to everybody?');
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dataProvider.create).not.toHaveBeenCalled();
    expect(await textbox('Message')).toHaveProperty('value', 'Hello');
    await user.click(await send());
    await user.click(within(await question()).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('at /vouchers');
    expect(dataProvider.create.mock.calls.map(([, { data }]) => data)).toEqual([{ message: 'Hello' }]);
  });

  it('is not asked about while something is wrong', async () => {
    const { user } = openScreen('/vouchers/create', { entity });
    await user.click(await send());
    await screen.findByText('Please input message');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a record that a save makes Inactive', () => {
  const entity = createTestModule(
    { properties: { name: { type: 'string', title: 'Name' }, dataStatus: { type: 'string', title: 'Status' } } },
    {
      singularName: 'voucher',
      titleField: 'name',
      routes: { list: '/vouchers', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', update: 'PUT vouchers' },
      form: { openAs: 'screen', fields: ['name', 'dataStatus'] },
    },
  );

  it('is asked about, for it is only read from then on', async () => {
    const dataProvider = {
      getOne: vi.fn().mockResolvedValue({ data: { id: 7, name: 'Night', dataStatus: 'Active' } }),
      update: vi.fn().mockResolvedValue({ data: { id: 7 } }),
    };
    const { user } = openScreen('/vouchers/7', { entity, dataProvider, messages: enMessages });
    const save = () => user.click(screen.getByRole('button', { name: /^Save/ }));
    const status = await textbox('Status');
    await user.clear(status);
    await user.type(status, 'Inactive');
    await save();
    const question = await screen.findByRole('dialog');
    within(question).getByText(/Once inactive, this voucher can no longer be changed here/);
    within(question).getByRole('button', { name: 'Save' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dataProvider.update).not.toHaveBeenCalled();
    await user.clear(status);
    await user.type(status, 'Active');
    await user.type(await textbox('Name'), 's');
    await save();
    await screen.findByText('at /vouchers');
    expect(dataProvider.update).toHaveBeenCalledOnce();
  });
});

describe('the choice between two versions', () => {
  const text = (title: string) => ({ type: 'string', title }) as const;
  const module = createTestModule(
    {
      properties: {
        name: text('Name'),
        kind: { type: 'integer', title: 'Kind', 'x-ui': { options: 'kinds', labelField: 'kindName' } },
        kindName: text('Name of kind'),
        links: {
          type: 'array',
          title: 'Links',
          items: { type: 'object', properties: { label: text('Label'), note: text('Note') } },
        },
        updateBy: { ...text('Updated by'), readOnly: true },
        updateTime: { ...text('Updated'), format: 'yyyy-MM-dd HH:mm', readOnly: true },
      },
    },
    { titleField: 'name', singularName: 'thing', calls: { get: 'GET things/{id}', update: 'PUT things' } },
    { kinds: { call: 'GET kinds', valueField: 'pk', labelField: 'name' } },
  );
  const { fields } = module.entity.shape;
  const OPENED = { name: 'Night', kind: 1, kindName: 'North', links: [{ label: 'A' }, { label: 'B', note: 'b' }] };

  function draw(theirs: object, mine: object, record: object = {}) {
    const sides = { base: OPENED, theirs: { ...OPENED, ...theirs }, mine: { ...OPENED, ...mine } };
    const differences = Object.keys(theirs).flatMap((name) => {
      const field = fields[name];
      return field?.title && name !== 'kindName' ? [{ field, isMineToo: name in mine }] : [];
    });
    const [onSave, onCancel] = [vi.fn(), vi.fn()];
    const conflict = {
      module,
      differences,
      versions: sides,
      record: { id: 7, ...record },
      serverMessage: undefined,
      onSave,
      onCancel,
    };
    const send = async () => ({ data: [{ pk: 3, name: 'East' }], msg: '' });
    renderInApp(<ConflictDialog {...conflict} />, {
      entity: module,
      dataProvider: { send: send as never },
      messages: enMessages,
    });
    return { onSave, onCancel };
  }
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it.each<[string, object, RegExp]>([
    ['by whom and when', { updateBy: 'bo', updateTime: '2026-01-01 10:05' }, /opened it \(bo, 01 Jan 2026 10:05\)\./],
    ['by whom', { updateBy: 'bo', updateTime: null }, /opened it \(bo\)\./],
    ['when', { updateBy: '', updateTime: '2026-01-01 10:05' }, /opened it \(01 Jan 2026 10:05\)\./],
    ['nothing where the record does not', {}, /opened it\. Choose/],
  ])('says %s it was changed', (_, record, said) => {
    draw({ name: 'Noon' }, {}, record);
    screen.getByText(said);
  });

  it('begins with theirs where only they have changed something, and gives what is chosen', () => {
    const { onSave, onCancel } = draw({ name: 'Noon', links: [] }, { name: 'Day' });
    expect([radio('Yours Day').checked, radio('Theirs Empty').checked]).toEqual([true, true]);
    fireEvent.click(radio('Theirs Noon'));
    fireEvent.click(screen.getByRole('radio', { name: /^Yours A/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save choices' }));
    expect(onSave.mock.calls).toEqual([[new Set(['name'])]]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('reads rows as they differ, without what is empty in them', () => {
    draw({ links: [{ label: 'A' }, { label: 'C', note: '' }] }, {});
    const chosen = [
      radio('Theirs C 1 more row is unchanged').checked,
      radio('Yours B · b 1 more row is unchanged').checked,
    ];
    expect(chosen).toEqual([true, false]);
  });

  it('reads rows in another order all of them', () => {
    draw({ links: [...OPENED.links].toReversed() }, {});
    expect([radio('Theirs B · b A').checked, radio('Yours A B · b').checked]).toEqual([true, false]);
  });

  it('reads codes by the names that the record brings, mine by that of the list', async () => {
    draw({ kind: 2, kindName: 'South' }, { kind: 3 });
    await screen.findByRole('radio', { name: 'Yours East' });
    expect(radio('Theirs South').checked).toBe(false);
    screen.getByText('North');
  });

  it('reads a code of mine that is as it was by its own name', () => {
    draw({ kind: 2, kindName: 'South' }, {});
    expect(radio('Yours North').checked).toBe(false);
  });
});
