import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { noForms } from './screens';
import { pagesOf, renderList, types } from './support';

const properties = { name: { type: 'string' } } as const;
const list = { columns: ['name'] };
const withForm = createTestModule({ properties }, { list, form: { openAs: 'screen', fields: ['name'] } });
const withoutForm = createTestModule({ properties }, { list });

const rows = () => pagesOf(() => types(1).map((row) => ({ ...row, name: 'One' })));
const never = () => vi.fn(() => new Promise<never>(() => undefined));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

const connect = (connection: { saveData?: boolean; effectiveType?: string } | undefined) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection }));

describe('code of the form that a list leads to', () => {
  it('travels when the rows stand there and the browser is idle', async () => {
    connect({ saveData: false, effectiveType: '4g' });
    const forms = noForms();
    renderList({ module: withForm, getList: rows(), forms });
    await screen.findByText('One');
    await waitFor(() => expect(forms.preload).toHaveBeenCalledExactlyOnceWith(withForm));
  });

  it('waits for the rows', async () => {
    connect({ saveData: false, effectiveType: '4g' });
    const forms = noForms();
    renderList({ module: withForm, getList: never(), forms });
    await screen.findByRole('heading', { name: 'Things' });
    expect(forms.preload).not.toHaveBeenCalled();
  });

  it('waits for the choices of a filter, too', async () => {
    connect(undefined);
    const filtered = createTestModule(
      { properties: { name: { type: 'string', 'x-ui': { options: 'names' } } } },
      { list: { columns: ['id'], filters: ['name'] }, form: { openAs: 'screen', fields: ['name'] } },
      { names: { call: 'GET names' } },
    );
    let answer: (found: unknown) => void = () => undefined;
    const send = () => new Promise((resolve) => (answer = resolve));
    const forms = noForms();
    renderList({ module: filtered, getList: rows(), forms, provider: { send: send as never } });
    await screen.findByRole('cell', { name: '1' });
    expect(forms.preload).not.toHaveBeenCalled();
    act(() => answer({ data: [], msg: '' }));
    await waitFor(() => expect(forms.preload).toHaveBeenCalledOnce());
  });

  it.each([
    ['a list without a form', withoutForm, {}, false],
    ['who saves data', withForm, { saveData: true }, false],
    ['a slow network', withForm, { effectiveType: 'slow-2g' }, false],
    ['who may only look', withForm, {}, true],
  ])('stays away from %s', async (_, module, connection, viewOnly) => {
    connect(connection);
    const forms = noForms();
    renderList({ module, getList: rows(), forms, viewOnly });
    await screen.findByText('One');
    expect(forms.preload).not.toHaveBeenCalled();
  });
});
