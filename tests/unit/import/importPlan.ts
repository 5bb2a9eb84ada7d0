/** Checks import rows of a test as the import dialog does. */
import { vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import shipped from '../../../public/config.json';
import { checkImportRow, type ImportRowCheckOptions } from '../../../src/generator/import/checkImportRow';
import { createImportOptionLookup } from '../../../src/generator/import/importOptionLookup';
import { matchColumns, getImportFields } from '../../../src/generator/import/matchColumns';
import { toStoredPhone } from '../../../src/generator/import/parsePhone';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import type { EntityModule } from '../../../src/model/entity/entity';
import { wordsOf } from '../model/said';

const USERS = [
  { email: 'ann@mail.test', userPk: 7, userName: 'Ann', phone: '+6591234567', userTypes: ['P'], groupNames: [] },
];
const LISTS: Readonly<Record<string, unknown>> = {
  'dawn/api/v1/user-select': USERS,
  'dawn/api/v1/rfid/card-type-select': [
    { value: 'PHY', name: 'Physical' },
    { value: 'VIR', name: 'Virtual' },
  ],
  'dawn/api/v1/payment-method-select': [
    { value: '1', name: 'Card' },
    { value: '2', name: 'Cash' },
    { value: '3', name: 'Cash' },
  ],
  'dawn/api/v1/site-select': [
    { sitePk: 4, siteName: 'Depot' },
    { sitePk: 5, siteName: '6' },
    { sitePk: 6, siteName: 'Mall, East' },
  ],
  'dawn/api/v1/site-charge-box-select/{sitePk}': [
    { value: 41, name: 'CB-1' },
    { value: 42, name: 'CB, 2' },
    { value: 43, name: 'CB-3' },
  ],
};

export function planOf(module: EntityModule, headings: readonly string[], lists = LISTS) {
  const send = vi.fn(async ({ path }: { path: string }) => {
    if (!(path in lists)) throw new Error('down');
    return { data: lists[path], msg: '' };
  });
  const targets = getImportFields(module, []);
  const plan: ImportRowCheckOptions = {
    filled: { shape: module.entity.shape, validators: module.validators },
    columns: matchColumns(headings, targets),
    valueSources: { config: shipped as Config, today: '2027-03-09' },
    choices: createImportOptionLookup(module, [], send as unknown as WattdeskDataProvider['send']),
    cellTexts: { yes: ['yes', '是'], no: ['no', '否'], phone: (text) => toStoredPhone(text, '65') },
    getErrorText: wordsOf,
    texts: { failed: 'not there', notHere: 'must stay empty' },
    getOptionErrorText: (_title, text, labels) => `${text} is none of ${labels.join(', ')}`,
  };
  const check = (cells: readonly string[], at = 2) => checkImportRow({ rowNumber: at, cells }, plan);
  return { send, plan, check };
}

export const saidOf = async (checked: ReturnType<typeof checkImportRow>): Promise<string[]> =>
  (await checked).errors.map(({ column, title, text }) => `${column ?? '-'} ${title}: ${text}`);

export const IMPORTABLE = {
  routes: { list: '/things' },
  calls: { create: 'POST things', page: { endpoint: 'POST pages', dialect: 'pageNo/pageVo' } },
  list: {},
  form: { openAs: 'dialog' },
  import: true,
} as never;
