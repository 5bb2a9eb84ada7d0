import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/model/entity/entity';
import { getColumnSource } from '../../../src/model/displayFormats/getColumnSource';
import { createTestModule } from '../../support/entityModule';

const { shape } = createTestModule({
  properties: {
    status: { type: 'string' },
    spareStatus: { type: 'string' },
    from: { type: 'string', format: 'date' },
    to: { type: 'string', format: 'date' },
  },
}).entity;

const activePeriod = { field: 'from', periodEndField: 'to', display: 'phase' } as const;
const fallback = { field: 'spareStatus', display: 'status' } as const;
const column: Column = {
  field: 'status',
  display: 'status',
  title: 'Status',
  align: 'left',
  hiddenByDefault: false,
  activePeriod,
  fallback,
};

describe('the status column of records with a period shows', () => {
  it.each<[string, Record<string, unknown>, unknown]>([
    ['the phase of an active record', { status: 'Active', from: '2027-01-01', to: '2027-01-31' }, activePeriod],
    ['the phase of a period without an end', { status: 'ACTIVE', from: '2027-01-01' }, activePeriod],
    ['the phase of a period without a start', { status: 'active', to: '2027-01-31' }, activePeriod],
    ['the status of a record without a period', { status: 'Active' }, column],
    ['the status of an inactive record', { status: 'Inactive', from: '2027-01-01', to: '2027-01-31' }, column],
    ['the status of any other record', { status: 'Draft', from: '2027-01-01' }, column],
    ['the fallback of a missing status', { from: '2027-01-01' }, fallback],
  ])('%s', (_, row, expected) => expect(getColumnSource(column, shape, row)).toBe(expected));

  it('the phase where the schema says that the status means active', () => {
    const status = { ...shape.fields['status']!, ui: { tones: { Running: 'good' } } } as const;
    const own = { ...shape, fields: { ...shape.fields, status } };
    const row = { status: 'Running', from: '2027-01-01' };
    expect([getColumnSource(column, own, row), getColumnSource(column, shape, row)]).toEqual([activePeriod, column]);
  });
});
