/** Validation of import rows as by the product's forms. */
import { describe, expect, it, vi } from 'vitest';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { IMPORTABLE, planOf, saidOf } from './importPlan';

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
    [
      'no such type',
      ['A1', 'ann@mail.test', 'Paper', '2027-12-31'],
      ['2 Card Type: Paper is none of Physical, Virtual'],
    ],
    [
      'a name of two',
      ['A1', 'ann@mail.test', '', '2027-12-31', 'Cash'],
      ['4 Payment Method: Please select one of the options'],
    ],
    [
      'a day that could be two',
      ['A1', 'ann@mail.test', '', '3/4/2027'],
      ['3 Valid Till: Please input a date such as 2026-11-27'],
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

it('a required field without a column is named as such, and one with an empty cell is not', async () => {
  const { check } = planOf(getProductModule('rfid-card'), ['RFID No.', 'Valid Till']);
  const { errors } = await check(['', '2027-12-31']);
  expect(errors.map(({ title, missingField }) => [title, missingField])).toEqual([
    ['RFID No.', undefined],
    ['User Email', 'email'],
  ]);
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
      '0 Stations: CB-9 is none of CB-1, CB, 2, CB-3',
    ]);
  });
});
