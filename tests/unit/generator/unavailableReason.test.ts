import { describe, expect, it } from 'vitest';
import { getUnavailableReason, getUnavailableReasons } from '../../../src/generator/actions/unavailableReason';
import type { Action } from '../../../src/model/entity/entity';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { say } from '../i18n/say';

const lamp = (list: object, edit: object = {}) =>
  createTestModule(
    {
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string', title: 'Name' },
        bulb: { type: 'string', title: 'Bulb' },
        place: { type: 'string', title: 'Place' },
        dimmed: { type: 'boolean', title: 'Dimmed' },
        dataStatus: { type: 'string', title: 'Status' },
      },
    },
    {
      idField: 'id',
      titleField: 'name',
      routes: { list: '/lamps', update: '/lamps/{id}' },
      calls: {
        page: { endpoint: 'POST lamps', dialect: 'pageNo/pageVo' },
        get: 'GET lamps/{id}',
        update: 'PUT lamps/{id}',
      },
      list: { columns: ['name'], ...list },
      form: { openAs: 'screen' },
      actions: { edit },
      bulkEdit: ['dimmed'],
    },
  );

const row = (values: object = {}) => ({ id: 1, name: 'Lamp', ...values });
const editableWhen = { required: ['bulb', 'place'] };

describe('why a record cannot be changed', () => {
  it.each<[string, object, object, object, string | undefined]>([
    ['it can', {}, {}, row(), undefined],
    ['it is inactive', {}, {}, row({ dataStatus: 'Inactive' }), 'Inactive records cannot be changed'],
    ['a reason of the schema', { editableWhen, readOnlyReason: 'It is dark' }, {}, row(), 'It is dark'],
    ['the fields of the condition', { editableWhen }, {}, row(), 'Depends on Bulb, Place'],
    ['a disabled action', {}, { enabledWhen: editableWhen }, row(), 'Depends on Bulb, Place'],
    ['its own reason', {}, { enabledWhen: editableWhen, disabledReason: 'No bulb' }, row(), 'No bulb'],
    ['a hidden action', {}, { visibleWhen: { required: ['place'] } }, row(), 'Depends on Place'],
  ])('%s', (_, list, edit, record, reason) => {
    const module = lamp(list, edit);
    for (const name of ['edit', 'bulkEdit'])
      expect(getUnavailableReason(module, module.entity.actions[name]!, record as { id: number }, say)).toBe(reason);
  });

  it('is not told by a state where the record has no id of its own', () => {
    const module = lamp({ editableWhen, readOnlyReason: 'It is dark' });
    const { edit } = module.entity.actions as { edit: Action };
    expect(getUnavailableReason(module, edit, { name: 'Lamp' }, say)).toBeUndefined();
    expect(getUnavailableReasons(module, edit, [row({ id: '~3' }), row()], say)).toEqual(['It is dark']);
  });

  it('is told once for several records, in the words of the product', () => {
    const module = getProductModule('rfid-card');
    const { bulkEdit } = module.entity.actions as { bulkEdit: Action };
    const rows = ['I', 'A', 'I'].map((status, id) => ({ id, ocppTagPk: id, status }));
    expect(getUnavailableReasons(module, bulkEdit, rows, say)).toEqual(['Inactive cards cannot be changed']);
  });
});
