import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../support/entityModule';
import { noForms } from './screens';
import { pagesOf, renderList, types } from './support';

const properties = { name: { type: 'string' } } as const;
const list = { columns: ['name'] };
const withForm = moduleOf({ properties }, { list, form: { in: 'screen', fields: ['name'] } });
const withoutForm = moduleOf({ properties }, { list });

const rows = () => pagesOf(() => types(1).map((row) => ({ ...row, name: 'One' })));
const never = () => vi.fn(() => new Promise<never>(() => undefined));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

const saving = (saveData: boolean) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection: { saveData } }));

describe('code of the form that a list leads to', () => {
  it('travels when the rows stand there and the browser is idle', async () => {
    saving(false);
    const forms = noForms();
    renderList({ module: withForm, getList: rows(), forms });
    await screen.findByText('One');
    await waitFor(() => expect(forms.warm).toHaveBeenCalledExactlyOnceWith(withForm));
  });

  it('waits for the rows', async () => {
    saving(false);
    const forms = noForms();
    renderList({ module: withForm, getList: never(), forms });
    await screen.findByRole('heading', { name: 'Things' });
    expect(forms.warm).not.toHaveBeenCalled();
  });

  it.each([
    ['a list without a form', withoutForm, false, false],
    ['who saves data', withForm, true, false],
    ['who may only look', withForm, false, true],
  ])('stays away from %s', async (_, module, saveData, viewOnly) => {
    saving(saveData);
    const forms = noForms();
    renderList({ module, getList: rows(), forms, viewOnly });
    await screen.findByText('One');
    expect(forms.warm).not.toHaveBeenCalled();
  });
});
