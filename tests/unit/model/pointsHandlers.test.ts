import { describe, expect, it } from 'vitest';
import { validateForm } from '../../../src/model/form/validateForm';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { saidIn } from './said';

type Values = Record<string, unknown>;
const module = getProductModule('points-config');
const config = getRecordShape(module);
const base = getRecordShape(getProductModule('base-points'));

const WHOLE: Values = {
  dynamicPointsName: 'Standard',
  countryCode: 'SG',
  periodStart: '2027-01-01 00:00',
  periodEnd: '2027-12-31 23:59',
};
const BASE: Values = { earningValue: '1', earningPoints: '10', offsetPoints: '100', offsetValue: '1' };
const NUMBER = 'Please enter a correct number';

const BLANK: Values = {
  userType: '',
  groupPk: '',
  connectorType: '',
  earningValue: '',
  earningPoints: '',
  offsetPoints: '',
  offsetValue: '',
};
const withItem = (item: Values): Values => ({ ...WHOLE, pointsItems: [{ ...BLANK, ...item }, { ...BLANK }] });

it.each(['points-config', 'dynamic-rate', 'voucher'])(
  '%s knows AC and DC where no list of charge types came',
  (name) => {
    const { options } = getProductModule(name).entity;
    const list = Object.values(options).find(({ call }) => call.path.endsWith('/charger-type-select'));
    expect(list?.fallbackOptions?.map(({ value }) => value)).toEqual(['AC', 'DC']);
  },
);

describe('the number rule', () => {
  const accepted = ['1', '10', '1.5', '100.25', '9', '10.0', '1,5', '+1', '123456789012345678901234567890', 7, 1.5];
  const refused = [
    '0',
    '01',
    '00.5',
    '-1',
    'abc',
    '1.',
    '.5',
    '0.5',
    '1,500',
    '1e3',
    '+0',
    '1.5.5',
    '1 0',
    0,
    -2,
    0.5,
    0.99,
  ];

  it.each(Object.keys(BASE).flatMap((field) => accepted.map((value) => [field, value] as const)))(
    'the base takes %s = %s',
    (field, value) => expect(validateForm(base, { ...BASE, [field]: value })).toEqual({}),
  );

  it.each(Object.keys(BASE).flatMap((field) => refused.map((value) => [field, value] as const)))(
    'the base refuses %s = %s',
    (field, value) => expect(saidIn(validateForm(base, { ...BASE, [field]: value }))).toEqual({ [field]: NUMBER }),
  );

  it.each(Object.keys(BASE).flatMap((field) => refused.map((value) => [field, value] as const)))(
    'an item refuses %s = %s',
    (field, value) =>
      expect(saidIn(validateForm(config, withItem({ [field]: value })))).toEqual({
        [`pointsItems.0.${field}`]: NUMBER,
      }),
  );

  it('lets an item be filled in half', () => {
    for (const field of Object.keys(BASE)) expect(validateForm(config, withItem({ [field]: '1.5' }))).toEqual({});
  });
});

describe('the pairs of the base', () => {
  const EARNING = 'Please enter points earning formula';
  const OFFSET = 'Please enter points offset formula';

  it.each<[string, Values, Record<string, string>]>([
    ['all four', {}, {}],
    ['no earning at all', { earningValue: '', earningPoints: '' }, { earningValue: EARNING, earningPoints: EARNING }],
    ['no earning value', { earningValue: '' }, { earningValue: EARNING }],
    ['no earning points', { earningPoints: '' }, { earningPoints: EARNING }],
    ['no offset at all', { offsetPoints: '', offsetValue: null }, { offsetPoints: OFFSET, offsetValue: OFFSET }],
    ['no offset points', { offsetPoints: '' }, { offsetPoints: OFFSET }],
    ['no offset value', { offsetValue: undefined }, { offsetValue: OFFSET }],
    [
      'nothing',
      { earningValue: '', earningPoints: '', offsetPoints: '', offsetValue: '' },
      { earningValue: EARNING, earningPoints: EARNING, offsetPoints: OFFSET, offsetValue: OFFSET },
    ],
  ])('%s', (_, values, expected) => {
    expect(saidIn(validateForm(base, { ...BASE, ...values }))).toEqual(expected);
  });
});

describe('what an item sends, by user type and group', () => {
  const sent = (item: Values): unknown => toRequestBody(config, withItem(item))['pointsItems'];

  it.each<[string, Values, unknown[]]>([
    ['a blank item is not sent', {}, []],
    ['PUBLIC', { userType: 'PUBLIC' }, [{ userType: 'PUBLIC' }]],
    ['PUBLIC with a stale group', { userType: 'PUBLIC', groupPk: 4 }, [{ userType: 'PUBLIC' }]],
    ['another type', { userType: 'GROUP' }, [{ userType: 'GROUP' }]],
    ['another type with a group', { userType: 'GROUP', groupPk: 4 }, [{ userType: 'GROUP', groupPk: 4 }]],
    ['a group without a type', { groupPk: 4 }, [{ groupPk: 4 }]],
    [
      'a group alone, stale and of PUBLIC',
      { dynamicPointsItemId: 3, userType: 'PUBLIC', groupPk: 9 },
      [{ dynamicPointsItemId: 3, userType: 'PUBLIC' }],
    ],
    ['a saved item that was emptied', { dynamicPointsItemId: 3 }, []],
    [
      'all of it',
      { dynamicPointsItemId: 3, userType: 'FLEET', groupPk: 7, connectorType: 'DC', ...BASE },
      [{ dynamicPointsItemId: 3, userType: 'FLEET', groupPk: 7, connectorType: 'DC', ...BASE }],
    ],
  ])('%s', (_, item, expected) => expect(sent(item)).toEqual(expected));

  it('keeps the group in place, disabled, and gives it back when the type changes', () => {
    const values = withItem({ userType: 'PUBLIC', groupPk: 4 });
    const state = (of: Values) => evaluateForm(config.shape, of, config.validators).states.get('pointsItems.0.groupPk');
    expect(state(values)).toMatchObject({ visible: true, disabled: true, cleared: true });
    (values['pointsItems'] as Values[])[0]!['userType'] = 'FLEET';
    expect(state(values)).toMatchObject({ visible: true, disabled: false });
    expect(toRequestBody(config, values)['pointsItems']).toEqual([{ userType: 'FLEET', groupPk: 4 }]);
  });
});

describe('the configuration', () => {
  it('asks for name, country and period in its own words', () => {
    expect(saidIn(validateForm(config, {}))).toEqual({
      dynamicPointsName: 'Please enter name',
      countryCode: 'Please select country',
      periodStart: 'Please select valid period',
      periodEnd: 'Please select valid period',
    });
    expect(saidIn(validateForm(config, { ...WHOLE, periodEnd: '' }))).toEqual({
      periodEnd: 'Please select valid period',
    });
  });

  it.each([
    ['2027-12-31 23:59', true],
    ['2027-01-01 00:01', true],
    ['2027-01-01 00:00', false],
    ['2026-12-31 23:59', false],
  ])('an end at %s is right: %s', (periodEnd, isRight) =>
    expect(Object.keys(validateForm(config, { ...WHOLE, periodEnd }))).toEqual(isRight ? [] : ['periodEnd']),
  );

  it('takes names of 50 characters and none of 51', () => {
    expect(validateForm(config, { ...WHOLE, dynamicPointsName: 'x'.repeat(50) })).toEqual({});
    expect(Object.keys(validateForm(config, { ...WHOLE, dynamicPointsName: 'x'.repeat(51) }))).toEqual([
      'dynamicPointsName',
    ]);
  });

  it('sends nothing that the server wrote', () => {
    const record = {
      ...WHOLE,
      dynamicPointsId: 4,
      countryName: 'Singapore',
      sites: [1, 2],
      vehicleTypes: 'Sedan',
      dataStatus: 'Active',
      audit: { createBy: 'x' },
      pointsItems: [{ dynamicPointsItemId: 1, userType: 'PUBLIC', groupPk: 5, earningValue: 1 }],
    };
    expect(toRequestBody(config, toFormValues(config.shape, record))).toEqual({
      ...WHOLE,
      pointsItems: [{ dynamicPointsItemId: 1, userType: 'PUBLIC', earningValue: 1 }],
    });
  });

  it.each([
    ['Active', true],
    ['ACTIVE', true],
    [' active ', true],
    ['Inactive', false],
    ['Expired', false],
    ['Draft', false],
    [undefined, false],
  ])('a row with the status %s has a menu: %s', (dataStatus, expected) => {
    const { editableWhen } = module.entity.list!;
    expect(config.validators.conditions[editableWhen!]!(dataStatus === undefined ? {} : { dataStatus })).toBe(expected);
  });
});
