import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { editRecord } from '../../../src/generator/bulkEdit/editRecord';
import { getRecordFormDefinition } from '../../../src/generator/formRules/formDefinition';
import { createTestModule } from '../../support/entityModule';

const module = createTestModule(
  { properties: { name: { type: 'string', title: 'Name' }, size: { type: 'integer', title: 'Size' } } },
  { list: { columns: ['name'] }, form: { openAs: 'dialog', fields: ['name', 'size'] }, bulkEdit: ['size'] },
);
const fail = (): string => 'unexpected';

it('a change that the schema for bodies refuses says which field is wrong, and goes on with other records', async () => {
  const violations = [
    { instancePath: '/size', keyword: 'maximum', params: { limit: 3 } },
    { instancePath: '', keyword: 'required', params: { missingProperty: 'name' } },
  ];
  const update = vi.fn(() => Promise.reject(new HttpError('Not saved', 422, { violations, sent: { size: 9 } })));
  const edit = editRecord(
    {
      definition: getRecordFormDefinition(module),
      dataProvider: { getOne: async () => ({ data: { id: 7, size: 1 } }), update } as never,
      valueSources: { config: {}, today: '2026-03-01' } as never,
      isEditable: () => true,
      texts: {
        gone: 'gone',
        getNotEditable: fail,
        getFieldNotEditable: fail,
        getConflict: fail,
        getInvalid: ({ args, rule }) => `${args.title} ${rule}`,
      },
    },
    { id: 7, values: { size: 9 } },
  );
  await expect(edit).rejects.toMatchObject({ status: 422, message: 'Size maximum\nName required' });
  expect(update).toHaveBeenCalledOnce();
});
