import { describe, expect, it } from 'vitest';
import { toEditedBody } from '../../../src/model/wire/toEditedBody';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { fieldsOf, type Values } from './filled';

describe('a period', () => {
  const ends = {
    properties: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
  } as const;
  const report = fieldsOf({
    plain: { type: 'object', ...ends },
    named: { type: 'object', ...ends, 'x-ui': { dateRange: { params: ['startTime', 'endTime'] } } },
    cleared: { type: 'object', ...ends, 'x-ui': { dateRange: { params: ['since', 'until'] }, emptyValue: null } },
    listed: { type: 'object', ...ends, 'x-ui': { dateRange: { serialization: 'array' } } },
  });
  const NONE = { since: null, until: null };
  const both = { from: '2027-01-01', to: '2027-01-31' };

  it.each<[string, Values, Values]>([
    ['one object', { plain: both }, { plain: both, ...NONE }],
    ['two keys of their own', { named: both }, { startTime: '2027-01-01', endTime: '2027-01-31', ...NONE }],
    ['one key where one end is open', { named: { from: '2027-01-01', to: '' } }, { startTime: '2027-01-01', ...NONE }],
    ['one list', { listed: both }, { listed: ['2027-01-01', '2027-01-31'], ...NONE }],
    ['no list while one end is open', { listed: { from: '2027-01-01', to: '' } }, NONE],
    ['nothing where both are', { plain: { from: '', to: '' }, named: { from: null, to: null } }, NONE],
  ])('is sent as %s', (_, values, body) => {
    expect(toRequestBody(report, values)).toEqual(body);
    // Also if nobody has changed it.
    expect(toEditedBody(report, values, values)).toEqual(body);
  });

  it.each<[string, Values, unknown]>([
    ['from its two keys', { startTime: '2027-01-01', endTime: '2027-01-31' }, both],
    ['from one of them', { endTime: '2027-01-31' }, { from: undefined, to: '2027-01-31' }],
    ['from its own name first', { named: both, startTime: '2020-01-01' }, both],
    ['not at all where neither is there', {}, undefined],
  ])('is read %s', (_, record, named) => {
    const values = toFormValues(report.shape, record);
    expect(values['named']).toEqual(named);
    // Both ends are part of the period's value.
    expect(values).not.toHaveProperty('startTime');
    expect(values).not.toHaveProperty('endTime');
  });

  it('is read from its list', () => {
    const day = { type: 'string', format: 'date' } as const;
    const { shape } = fieldsOf({
      days: { type: 'object', properties: { from: day, to: day }, 'x-ui': { dateRange: { serialization: 'array' } } },
    });
    const days = { from: '2026-12-28', to: '2027-01-03' };
    expect(toFormValues(shape, { days: [days.from, days.to] })).toEqual({ days });
    expect(toFormValues(shape, { days })).toEqual({ days });
  });
});
