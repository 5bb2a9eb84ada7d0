/** Option labels in a spreadsheet, and the number of requests for them. */
import { describe, expect, it, vi } from 'vitest';
import { loadExportOptionNames } from '../../../src/generator/list/export/loadExportOptionNames';
import type { Field, OptionList } from '../../../src/model/entity/entity';
import { entity, field } from './entities';

const list = (more: Partial<OptionList> = {}): OptionList => ({
  name: 'groups',
  call: { method: 'GET', path: 'groups' },
  valueField: 'pk',
  labelField: 'name',
  ...more,
});
type Send = Parameters<typeof loadExportOptionNames>[3];

describe('names of codes', () => {
  const group = field('group', { ui: { options: 'groups' } });
  const north = () => vi.fn(async () => ({ data: [{ pk: 1, name: 'North' }], msg: '' }));
  const load = (own: Partial<OptionList>, fields: Field[], rows: Record<string, unknown>[], send: unknown) =>
    loadExportOptionNames(entity({ options: { groups: list(own) } }), fields, rows, send as Send);

  it('come from one call per list and value it depends on', async () => {
    const send = north();
    const rows = [{ userType: 'A' }, { userType: 'A' }, { userType: 'B' }, {}];
    const { getOptionCodeLabel } = await load({ paramsFromFields: { type: 'userType' } }, [group], rows, send);
    expect(send.mock.calls).toEqual([
      [expect.objectContaining({ path: 'groups' }), { params: {}, query: { type: 'A' }, read: true }],
      [expect.objectContaining({ path: 'groups' }), { params: {}, query: { type: 'B' }, read: true }],
    ]);
    expect(getOptionCodeLabel(group, '1', { userType: 'A' })).toBe('North');
    expect(getOptionCodeLabel(group, 1, {})).toBeUndefined();
  });

  it('come from the path of a list, too', async () => {
    const send = north();
    await load(
      { call: { method: 'GET', path: 'sites/{site}/groups' }, paramsFromFields: { site: 'sitePk' } },
      [group],
      [{ sitePk: 3 }],
      send,
    );
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.anything(), { params: { site: 3 }, query: {}, read: true });
  });

  it('come from one call for all fields that share a list, items of lists among them', async () => {
    const send = north();
    const several = field('groups', { type: 'array', item: field('', { ui: { options: 'groups' } }) });
    const { getOptionCodeLabel } = await load({}, [group, several], [{}, {}], send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(getOptionCodeLabel(several, 1, {})).toBe('North');
  });

  it('that the schema writes are asked of nobody', async () => {
    const send = north();
    const choices = [
      { value: 1, label: 'One' },
      { value: 'Old', label: 'Former' },
    ];
    const own = field('group', { choices, ui: { options: 'groups' } });
    const { getOptionCodeLabel } = await load({}, [own], [{}], send);
    expect(send).not.toHaveBeenCalled();
    expect(['1', 'OLD', 2].map((code) => getOptionCodeLabel(own, code, {}))).toEqual(['One', 'Former', undefined]);
  });

  it.each<[string, Partial<OptionList>, string | undefined]>([
    ['are missing when the list fails, without failing the export', {}, undefined],
    ['are those that stand in for the list', { fallbackOptions: [{ value: 1, label: 'Fallback' }] }, 'Fallback'],
    ['are those of the language', { names: { '1': '北' } }, '北'],
  ])('%s', async (_, own, name) => {
    const { getOptionCodeLabel } = await load(
      own,
      [group],
      [{}],
      vi.fn(() => Promise.reject(new Error('down'))),
    );
    expect(getOptionCodeLabel(group, 1, {})).toBe(name);
  });
});
