import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ViewOnlyProvider } from '../../../src/widgets/context/viewOnly';
import { FormPreloadProvider } from '../../../src/generator/screenLayout/formPreload';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { RecordHeader } from '../../../src/generator/recordScreen/RecordHeader';
import { ScreenRecordProvider } from '../../../src/generator/recordScreen/ScreenRecordProvider';
import { ScreenSkeleton } from '../../../src/generator/screenLayout/ScreenSkeleton';
import { ViewScreen } from '../../../src/generator/screens/ViewScreen';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { noForms } from '../list/screens';
import { openScreen, RecordScreen } from './form';

const text = { type: 'string', readOnly: true } as const;
const time = { ...text, format: 'yyyy-MM-dd HH:mm' } as const;

const entity = createTestModule(
  {
    title: 'Vouchers',
    properties: {
      name: { type: 'string', title: 'Name' },
      views: { type: 'integer', title: 'Views', readOnly: true },
      dataStatus: { ...text, title: 'Status', 'x-ui': { columnDefaults: { display: 'status' } } },
      audit: {
        type: 'object',
        readOnly: true,
        properties: { createBy: text, createTime: time, updateBy: text, updateTime: time },
        'x-ui': { widget: 'audit' },
      },
    },
  },
  {
    titleField: 'name',
    singularName: 'voucher',
    routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
    calls: {
      page: { endpoint: 'POST pages', dialect: 'pageNo/pageVo' },
      get: 'GET v/{id}',
      create: 'POST v',
      update: 'PUT v',
      delete: 'DELETE v/{id}',
    },
    list: { columns: ['id', 'name', 'views', 'dataStatus'] },
    form: { openAs: 'screen', fields: ['name'] },
    actions: { close: { title: 'Close', scope: 'record', call: 'POST close', payload: { id: '{id}' } } },
  },
);

const stored = {
  id: 7,
  name: 'Night',
  views: 12,
  dataStatus: 'Active',
  audit: { createBy: 'mei', createTime: '2027-03-09 08:05', updateBy: 'ops', updateTime: '2027-03-10 09:06' },
};

const NIGHT = { title: 'Night', tab: 'Night' };

const provider = (record: object = stored) => ({
  getOne: vi.fn().mockResolvedValue({ data: record }),
  delete: vi.fn().mockResolvedValue({ data: stored }),
  send: vi.fn().mockResolvedValue({ data: null, msg: 'Closed' }),
});

const open = (dataProvider = provider()) => ({
  ...openScreen('/vouchers/7', { entity, dataProvider: dataProvider as never }),
  dataProvider,
});

const head = async () => {
  const title = await screen.findByRole('heading', { level: 1, name: 'Night' });
  return within(title.closest('header')!);
};

describe('the head of a record', () => {
  it('to be read has the way back before its name, where nothing that arrives moves it', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<{ data: object }>((resolve) => (arrive = () => resolve({ data: stored })));
    const dataProvider = { ...provider(), getOne: () => arrival };
    renderInApp(
      <ScreenRecordProvider resource={entity.entity.name} id={7} module={entity} routeIndex={0} isView>
        <FormPreloadProvider value={noForms()}>
          <ViewScreen entity={entity} view="view" routeIndex={0} />
        </FormPreloadProvider>
      </ScreenRecordProvider>,
      { entity, dataProvider: dataProvider as never, path: '/vouchers/7' },
    );
    const before = () => screen.getByRole('button', { name: 'Back' }).nextElementSibling?.textContent;
    await waitFor(() => expect(before()).toBe('Vouchers'));
    arrive();
    await screen.findByRole('heading', { level: 1, name: 'Night' });
    expect(before()).toBe('NightActive');
  });

  it.each([
    [true, 'SPAN'],
    [false, undefined],
  ])('keeps the place of the way back while its code is on its way, where there will be one: %s', (hasBack, bar) => {
    renderInApp(<ScreenSkeleton title="Vouchers" view="record" rows={10} hasBack={hasBack} />, { entity });
    const title = screen.getByRole('heading', { level: 1, name: 'Vouchers' });
    expect(title.previousElementSibling?.tagName).toBe(bar);
  });

  it('does not repeat the status that its first section shows', async () => {
    const screenContent = { sections: [{ ...entity.entity.form!.sections[0]!, fields: ['name', 'dataStatus'] }] };
    renderInApp(<RecordHeader entity={entity.entity} title={NIGHT} screenContent={screenContent} record={stored} />, {
      entity,
    });
    await screen.findByText('Views');
    expect(screen.queryByText('Active')).toBeNull();
  });

  it.each([
    ['the phase of the period of an active record', 'Active', 'Ended'],
    ['the status of any other record', 'Inactive', 'Inactive'],
  ])('marks it as the list does, with %s', (_, dataStatus, mark) => {
    const columns = entity.entity.list!.columns.map((column) =>
      column.field === 'dataStatus'
        ? { ...column, activePeriod: { field: 'from', periodEndField: 'until', display: 'phase' as const } }
        : column,
    );
    const date = { ...entity.entity.shape.fields['name']!, format: 'yyyy-MM-dd' };
    const dated = {
      ...entity.entity,
      list: { ...entity.entity.list!, columns },
      shape: {
        ...entity.entity.shape,
        fields: { ...entity.entity.shape.fields, from: { ...date, name: 'from' }, until: { ...date, name: 'until' } },
      },
    };
    const record = { ...stored, dataStatus, from: '2020-01-01', until: '2020-01-31' };
    renderInApp(<RecordHeader entity={dated} title={NIGHT} screenContent={undefined} record={record} />, { entity });
    within(screen.getByRole('banner')).getByText(mark);
  });

  it('has its name, status, id, numbers, and who made and changed it when', async () => {
    open();
    const { getByText, getAllByRole } = await head();
    getByText('Active');
    expect(getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
      'ID: 7',
      'Views: 12',
      'Created: 09 Mar 2027 08:05 · mei',
      'Last changed: 10 Mar 2027 09:06 · ops',
    ]);
    expect(document.title).toBe('Night · Vouchers · Wattdesk');
    // Fields shown in the header are not repeated in the form.
    expect(screen.queryByRole('group', { name: 'Audit' })).toBeNull();
  });

  it.each([
    ['all of it', undefined, 4],
    ['who made and changed it and when', { ...stored, audit: undefined }, 2],
  ])('keeps room for what is not known yet: %s', (_, record, bars) => {
    const { form } = entity.entity;
    renderInApp(<RecordHeader {...{ entity: entity.entity, record, screenContent: form }} title={NIGHT} isLoading />, {
      entity,
    });
    const facts = screen.getByRole('banner').querySelectorAll('.wd-record-facts > div');
    expect([...facts].filter((fact) => fact.querySelector('.wd-skeleton'))).toHaveLength(bars);
    expect(facts).toHaveLength(4);
  });

  it('says of a record what that carries, and no more', async () => {
    open(provider({ id: 7, name: 'Night', audit: { updateBy: 'ops' } }));
    const { getAllByRole } = await head();
    expect(getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['ID', 'Last changed']);
  });

  it('deletes it after a question, and leaves without one about what was typed', async () => {
    const { user, dataProvider } = open();
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '!');
    await user.click((await head()).getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('at /vouchers');
    expect(dataProvider.delete.mock.calls.map(([, { id }]) => id)).toEqual([7]);
  });

  it('does what the schema offers of a record; what is typed meanwhile stays', async () => {
    const { user, dataProvider } = open();
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(name, '!');
    await user.click((await head()).getByRole('button', { name: 'Close' }));
    await screen.findByText('Closed');
    expect(dataProvider.send.mock.calls.map(([call, { body }]) => [call.path, body])).toEqual([['close', { id: 7 }]]);
    await waitFor(() => expect(dataProvider.getOne).toHaveBeenCalledTimes(2));
    expect(name).toHaveProperty('value', 'Night!');
  });

  it('leads to a new record like it, which is sent as one of its own', async () => {
    const create = vi.fn().mockResolvedValue({ data: { id: 8 } });
    const { user, dataProvider, location } = open({ ...provider(), create } as never);
    await user.click(await (await head()).findByRole('link', { name: 'Duplicate' }));
    await screen.findByRole('heading', { level: 1, name: 'New voucher' });
    expect(location()).toMatchObject({ pathname: '/vouchers/create', search: '?copy=7' });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect(name).toHaveProperty('value', 'Night');
    await user.type(name, ' two');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('at /vouchers');
    expect(create.mock.calls.map(([, { data }]) => data)).toEqual([{ name: 'Night two' }]);
    expect(dataProvider.getOne.mock.calls.map(([, { id }]) => String(id))).toEqual(['7', '7']);
  });

  it('has Back alone for whoever may only look', async () => {
    renderInApp(
      <ViewOnlyProvider value>
        <RecordScreen entity={entity}>
          <FormScreen entity={entity} view="update" routeIndex={0} />
        </RecordScreen>
      </ViewOnlyProvider>,
      { entity, dataProvider: provider() as never, path: '/vouchers/7' },
    );
    expect((await head()).getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Back']);
  });
});
