import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { openDialog, openScreen } from './form';

const properties = {
  name: { type: 'string', title: 'Name' },
  dataStatus: { type: 'string', title: 'Status' },
} as const;
const calls = { get: 'GET vouchers/{id}', update: 'PUT vouchers' };

const withView = createTestModule(
  { properties },
  { titleField: 'name', routes: { list: '/vouchers' }, calls, form: { openAs: 'dialog', fields: ['name'] } },
);
/** Rendered in the list of another entity: it has no routes of its own. */
const withoutView = createTestModule(
  { properties },
  { titleField: 'name', routes: {}, calls, form: { openAs: 'dialog', fields: ['name'] } },
);

const getRecord = (dataStatus: string) => ({
  getOne: vi.fn().mockResolvedValue({ data: { id: 7, name: 'Night', dataStatus } }),
});

describe('the form of a record that is over and done with', () => {
  it.each(['Inactive', ' INACTIVE '])('has its values to be read in the dialog: %j', async (status) => {
    openDialog({ id: 7, entity: withView, dataProvider: getRecord(status) });
    await screen.findByText('Night');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('has its values to be read in the dialog where there is no view', async () => {
    openDialog({ id: 7, entity: withoutView, dataProvider: getRecord('Inactive') });
    await screen.findByText('Night');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('has its values to be read on a screen where there is no view', async () => {
    openScreen('/vouchers/7', { entity: withoutView, dataProvider: getRecord('Inactive') });
    await screen.findByRole('heading', { level: 1, name: 'Night' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('has its form while the record is Active', async () => {
    openDialog({ id: 7, entity: withView, dataProvider: getRecord('Active') });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Night');
  });
});
