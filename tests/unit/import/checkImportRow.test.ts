/** Validation of import rows as by the product's forms. */
import { describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import shipped from '../../../public/config.json';
import { checkImportRow, type RowCheckOptions } from '../../../src/generator/import/checkImportRow';
import { createImportOptionLookup } from '../../../src/generator/import/importOptionLookup';
import { matchColumns, getImportFields } from '../../../src/generator/import/matchColumns';
import { toStoredPhone } from '../../../src/generator/import/parsePhone';
import type { Config } from '../../../src/model/schemaLanguage/config';
import type { EntityModule } from '../../../src/model/entity/entity';
import { createTestModule, getProductModule } from '../../support/entityModule';
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

function planOf(module: EntityModule, headings: readonly string[], lists = LISTS) {
  const send = vi.fn(async ({ path }: { path: string }) => {
    if (!(path in lists)) throw new Error('down');
    return { data: lists[path], msg: '' };
  });
  const targets = getImportFields(module, []);
  const plan: RowCheckOptions = {
    filled: { shape: module.entity.shape, validators: module.validators },
    columns: matchColumns(headings, targets),
    valueSources: { config: shipped as Config, today: '2027-03-09' },
    choices: createImportOptionLookup(module, [], send as unknown as WattdeskDataProvider['send']),
    cellTexts: { yes: ['yes', '是'], no: ['no', '否'], phone: (text) => toStoredPhone(text, '65') },
    getErrorText: wordsOf,
    texts: { failed: 'not there', notHere: 'must stay empty' },
  };
  const check = (cells: readonly string[], at = 2) => checkImportRow({ rowNumber: at, cells }, plan);
  return { send, plan, check };
}

const saidOf = async (checked: ReturnType<typeof checkImportRow>): Promise<string[]> =>
  (await checked).errors.map(({ column, title, text }) => `${column ?? '-'} ${title}: ${text}`);

const IMPORTABLE = {
  routes: { list: '/things' },
  calls: { create: 'POST things', page: { endpoint: 'POST pages', pagination: 'pageNo/pageVo' } },
  list: {},
  form: { openAs: 'dialog' },
  import: true,
} as never;

describe('a row of article types', () => {
  const { check } = planOf(getProductModule('article-type'), ['Type Name']);

  it('is sent as the form sends it', async () => {
    expect((await check(['  Safety  '])).wire).toEqual({ articleTypeName: 'Safety' });
  });

  it.each([
    ['   ', ['0 Type Name: Type Name is required']],
    ['x'.repeat(31), ['0 Type Name: Max {limit} character |||| Max {limit} characters']],
    ['=1+1', []],
  ])('%j: %j', async (cell, said) => expect(await saidOf(check([cell]))).toEqual(said));
});

describe('a row of RFID cards', () => {
  const HEAD = ['RFID No.', 'User Email', 'Card Type', 'Valid Till', 'Payment Method', 'Status'];

  it('takes options by their names or values, days as people write them, and what a user brings along', async () => {
    const { check } = planOf(getProductModule('rfid-card'), HEAD);
    const { wire, errors } = await check(['A1', 'ANN@mail.test', 'virtual', '31.12.2027', '1', '']);
    expect(errors).toEqual([]);
    expect(wire).toEqual({
      rfidNumber: 'A1',
      email: 'ann@mail.test',
      userPk: 7,
      cardType: 'VIR',
      validTill: '2027-12-31',
      paymentMethod: '1',
      status: 'A',
    });
  });

  it.each<[string, string[], string[]]>([
    ['no such user', ['A1', 'bob@mail.test', '', '2027-12-31'], ['1 User Email: Please select one of the options']],
    ['no such type', ['A1', 'ann@mail.test', 'Paper', '2027-12-31'], ['2 Card Type: Please select one of the options']],
    [
      'a name of two',
      ['A1', 'ann@mail.test', '', '2027-12-31', 'Cash'],
      ['4 Payment Method: Please select one of the options'],
    ],
    [
      'a day that could be two',
      ['A1', 'ann@mail.test', '', '3/4/2027'],
      ['3 Valid Till: Please input a valid {title}'],
    ],
    [
      'nothing at all that is needed',
      ['', '', 'PHY', ''],
      [
        '0 RFID No.: Please input RFID No.',
        '1 User Email: Please input user email address',
        '3 Valid Till: Please select valid till date',
      ],
    ],
  ])('%s', async (_, cells, said) => {
    const { check } = planOf(getProductModule('rfid-card'), HEAD);
    expect(await saidOf(check(cells))).toEqual(said);
  });

  it('asks once for each list, and once for each user', async () => {
    const { send, check } = planOf(getProductModule('rfid-card'), HEAD);
    const cells = ['A1', 'ann@mail.test', 'PHY', '2027-12-31', 'Card', 'Active'];
    await Promise.all([check(cells), check(cells, 3), check(['A2', 'bob@mail.test', 'VIR', '2027-12-31'], 4)]);
    expect(send.mock.calls.map(([{ path }]) => path).sort()).toEqual([
      'dawn/api/v1/payment-method-select',
      'dawn/api/v1/rfid/card-type-select',
      'dawn/api/v1/user-select',
      'dawn/api/v1/user-select',
    ]);
  });

  it('says where a list did not arrive, and asks again', async () => {
    const { plan, send, check } = planOf(getProductModule('rfid-card'), HEAD, {});
    expect(await saidOf(check(['A1', 'ann@mail.test', 'PHY', '2027-12-31']))).toEqual([
      '1 User Email: not there',
      '2 Card Type: not there',
    ]);
    const before = send.mock.calls.length;
    await check(['A1', 'ann@mail.test', 'PHY', '2027-12-31']);
    expect(send.mock.calls).toHaveLength(before);
    plan.choices.forgetFailures();
    await vi.waitFor(async () => {
      await check(['A1', 'ann@mail.test', 'PHY', '2027-12-31']);
      expect(send.mock.calls.length).toBeGreaterThan(before);
    });
  });
});

describe('a row whose option fills in other fields', () => {
  const module = createTestModule(
    {
      properties: {
        name: { type: 'string', title: 'Name' },
        email: { type: 'string', title: 'Email', 'x-ui': { options: 'users', fieldsFromOption: { name: 'userName' } } },
      },
    },
    IMPORTABLE,
    { users: { call: 'GET dawn/api/v1/user-select', valueField: 'email', labelField: 'email' } },
  );

  it.each([
    [['Name', 'Email'], ['Anna', 'ann@mail.test'], 'Anna'],
    [['Email', 'Name'], ['ann@mail.test', 'Anna'], 'Anna'],
    [['Name', 'Email'], ['', 'ann@mail.test'], 'Ann'],
  ])('keeps the value of a cell of its own: %j %j', async (headings, cells, name) => {
    const { check } = planOf(module, headings);
    expect((await check(cells)).wire).toMatchObject({ email: 'ann@mail.test', name });
  });
});

describe('a row of POS devices', () => {
  const HEAD = ['Stations', 'Site', 'Device ID'];

  it('takes several stations of its site, also before the site is named', async () => {
    const { check } = planOf(getProductModule('pos-device'), HEAD);
    const { wire, errors } = await check(['CB-1; 43', 'Depot', 'P1']);
    expect([errors, wire]).toEqual([[], { deviceId: 'P1', sitePk: 4, chargeBoxPks: [41, 43], dataStatus: 'A' }]);
  });

  it.each<[string, string[], unknown]>([
    ['an option whose name has a comma', ['CB, 2', 'Mall, East', 'P1'], { sitePk: 6, chargeBoxPks: [42] }],
    ['a value before a name', ['CB-1', '6', 'P1'], { sitePk: 6 }],
    ['on lines of their own', ['CB-1\nCB-3', 'Depot', 'P1'], { chargeBoxPks: [41, 43] }],
  ])('%s', async (_, cells, wire) => {
    const { check } = planOf(getProductModule('pos-device'), HEAD);
    expect((await check(cells)).wire).toMatchObject(wire as object);
  });

  it('is told of one station that is none', async () => {
    const { check } = planOf(getProductModule('pos-device'), HEAD);
    expect(await saidOf(check(['CB-1, CB-9', 'Depot', 'P1']))).toEqual([
      '0 Stations: Please select one of the options',
    ]);
  });
});

describe('a row with rules', () => {
  const module = createTestModule(
    {
      properties: {
        kind: {
          type: 'string',
          title: 'Kind',
          oneOf: [
            { const: 'F', title: 'Free' },
            { const: 'P', title: 'Paid' },
          ],
        },
        price: { type: 'number', title: 'Price', minimum: 1 },
        open: { type: 'boolean', title: 'Open' },
        tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
        phone: { type: 'string', title: 'Phone', format: 'phone', 'x-ui': { widget: 'phone' } },
        start: { type: 'string', title: 'Start', format: 'date' },
        end: { type: 'string', title: 'End', format: 'date' },
        level: { type: 'integer', title: 'Level', default: 3 },
      },
      required: ['kind'],
      if: { properties: { kind: { const: 'P' } }, required: ['kind'] },
      then: { required: ['price'] },
      else: { properties: { price: false } },
      'x-compare': [{ left: 'end', op: '>=', right: 'start', message: 'The end must not be before the start' }],
    } as never,
    IMPORTABLE,
  );
  const HEAD = ['kind', 'price', 'open', 'tags', 'phone', 'start', 'end', 'level'];
  const { check } = planOf(module, HEAD);

  it.each<[string, string[], unknown]>([
    ['a decimal comma', ['Paid', '1,5'], { kind: 'P', price: 1.5, level: 3 }],
    ['a switch', ['Free', '', 'Yes'], { kind: 'F', open: true, level: 3 }],
    ['a switch in another language', ['Free', '', '否'], { kind: 'F', open: false, level: 3 }],
    ['a list of words', ['Free', '', '', 'a, b'], { kind: 'F', tags: ['a', 'b'], level: 3 }],
    ['a number of the country', ['Free', '', '', '', '9123 4567'], { kind: 'F', phone: '+6591234567', level: 3 }],
    ['a number that has lost its +', ['Free', '', '', '', '6591234567'], { kind: 'F', phone: '+6591234567', level: 3 }],
    ['another number than the default', ['Free', '', '', '', '', '', '', '4'], { kind: 'F', level: 4 }],
  ])('%s', async (_, cells, wire) => {
    const checked = await check(cells);
    // An empty array field is sent as an empty array, as by the form.
    expect([checked.errors, checked.wire]).toEqual([[], { tags: [], ...(wire as object) }]);
  });

  it.each<[string, string[], string[]]>([
    ['what a rule asks for', ['Paid'], ['1 Price: Please input {title}']],
    ['what a rule leaves no room for', ['Free', '5'], ['1 Price: must stay empty']],
    [
      'a number that could be two',
      ['Paid', '1,234'],
      ['1 Price: It is not clear what the comma means: please use a point, or leave it out'],
    ],
    ['an order', ['Free', '', '', '', '', '2027-03-09', '2027-03-08'], ['6 End: The end must not be before the start']],
    ['several at once', ['', '', 'perhaps'], ['0 Kind: Please select {title}', '2 Open: Please input a valid {title}']],
  ])('is told of %s', async (_, cells, said) => expect(await saidOf(check(cells))).toEqual(said));

  it('names every fault of a thousand rows', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) =>
      index % 25 === 0 ? ['Paid', ''] : ['Paid', String(index + 1)],
    );
    const checked = await Promise.all(rows.map((cells, index) => check(cells, index + 2)));
    const faulty = checked.filter(({ errors }) => errors.length > 0);
    expect([faulty.length, faulty.every(({ rowNumber }) => (rowNumber - 2) % 25 === 0)]).toEqual([40, true]);
    expect(checked.filter(({ wire }) => wire !== undefined)).toHaveLength(960);
  });
});
