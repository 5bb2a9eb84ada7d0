import { describe, expect, it } from 'vitest';
import { matchColumns, getImportFields, mapColumnToField } from '../../../src/generator/import/matchColumns';
import { getFailedRows, getTemplateRows } from '../../../src/generator/import/importDownloadSheets';
import { compileEntityModule, createTestModule } from '../../support/entityModule';

const properties = {
  deviceId: { type: 'string', title: 'Device ID', 'x-ui': { alternateResponseNames: ['posCode'] } },
  sitePk: { type: 'integer', title: 'Site' },
  secret: { type: 'string', title: 'Token', 'x-ui': { widget: 'password' } },
  audit: { type: 'object', properties: { by: { type: 'string' } } },
} as const;
const admin = {
  routes: { list: '/things' },
  calls: { create: 'POST things', page: { endpoint: 'POST pages', dialect: 'pageNo/pageVo' } },
  list: { columns: ['deviceId', { field: 'sitePk', title: 'Place' }] },
  form: { openAs: 'dialog', fields: ['deviceId', 'sitePk', 'secret', 'audit'] },
  import: true,
} as const;
const definition = { properties } as unknown as Parameters<typeof createTestModule>[0];
const more = admin as unknown as NonNullable<Parameters<typeof createTestModule>[1]>;
const english = createTestModule(definition, more);
const files = {
  'thing.json': {
    $id: 'thing',
    title: 'Things',
    type: 'object',
    properties: { id: { type: 'integer', readOnly: true }, ...properties },
    'x-admin': { idField: 'id', ...admin },
  },
  'options.json': {},
};
const chinese = compileEntityModule('thing.json', files, {
  thing: { fields: { deviceId: '设备编号', sitePk: '站点' } },
});
const targets = getImportFields(english, [chinese]);

describe('the columns of a table', () => {
  it.each<[string, string[], (string | undefined)[]]>([
    ['by titles', ['Device ID', 'Site'], ['deviceId', 'sitePk']],
    ['by titles, whatever the case, blanks and marks', [' device_id *', 'SITE:'], ['deviceId', 'sitePk']],
    ['by names', ['sitePk', 'deviceId'], ['sitePk', 'deviceId']],
    ['by aliases', ['posCode'], ['deviceId']],
    ['by the titles of the other language', ['设备编号', '站点'], ['deviceId', 'sitePk']],
    ['by what the list calls it', ['Place'], ['sitePk']],
    ['not at all', ['Colour', ''], [undefined, undefined]],
    ['each field once, the better name first', ['sitePk', 'Site', 'Site'], [undefined, 'sitePk', undefined]],
    ['never what a cell cannot fill', ['audit', 'id'], [undefined, undefined]],
  ])('%s', (_, headings, columns) => expect(matchColumns(headings, targets)).toEqual(columns));

  it('of which another gives its field up', () => {
    expect(mapColumnToField(['deviceId', undefined], 1, 'deviceId')).toEqual([undefined, 'deviceId']);
    expect(mapColumnToField(['deviceId', 'sitePk'], 1, undefined)).toEqual(['deviceId', undefined]);
  });
});

describe('the files of an import', () => {
  it('have the headings that are understood', () => {
    const [line] = getTemplateRows(targets);
    expect(line).toEqual(['Device ID', 'Site', 'Token'].map((v) => ({ t: 's', v })));
  });

  it('have the rows as they came with what is wrong, texts as texts, and no secret', () => {
    const table = { headings: ['Device ID', 'Token'] };
    const rows = [{ rowNumber: 2, cells: ['=1+1', 'hush'], message: 'Site: Please select a site' }];
    const { shape } = english.entity;
    expect(getFailedRows(rows, { table, columns: ['deviceId', 'secret'], shape, heading: 'Error' })).toEqual([
      [
        { t: 's', v: 'Device ID' },
        { t: 's', v: 'Token' },
        { t: 's', v: 'Error' },
      ],
      [{ t: 's', v: '=1+1' }, null, { t: 's', v: 'Site: Please select a site' }],
    ]);
  });

  it('have no character that a spreadsheet program refuses', () => {
    const table = { headings: ['Device ID'] };
    const rows = [{ rowNumber: 2, cells: ['A\u0000B'], message: '' }];
    const [, row] = getFailedRows(rows, { table, columns: [undefined], shape: english.entity.shape, heading: '' });
    expect(row).toEqual([{ t: 's', v: 'AB' }, null]);
  });
});
