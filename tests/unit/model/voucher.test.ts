import { describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { getInitialValues } from '../../../src/model/form/initialValues';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody, type ShapeWithValidators } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { saidIn } from './said';

type Values = Record<string, unknown>;
const config = shipped as Config;
const today = '2027-03-09';
const { entity, ...module } = getProductModule('voucher');
const voucher = getRecordShape({ entity, ...module });
const { shape } = voucher;

const CONFIGURATION = entity.form!.sections.find(({ title }) => title === 'Configuration')!.fields;
const plain = {
  voucherName: 'Ten off',
  voucherDesc: 'Ten dollars',
  datePeriodStart: '2027-01-01',
  datePeriodEnd: '2027-12-31',
  voucherQuantity: 100,
};
const settings = {
  voucherValue: 10.5,
  redemptionCode: 'AB12CD34',
  minSpend: 5,
  maxSpend: 50,
  countryCode: 'SG',
  chargeType: ['AC', 'DC'],
  sitePks: [1, 2],
  days: ['MON'],
  timePeriodStart: '08:00',
  timePeriodEnd: '20:00',
};
const whole: Values = {
  ...plain,
  ...settings,
  voucherType: 'CASH_VALUE',
  redemptionMethod: 'POINTS_REDEMPTION',
  purchasePoints: 200,
};

const getTexts = (values: Values) => saidIn(validateForm(voucher, values));

const MANUAL = ['MANUAL_ISSUE', 'Manual Issue', 'manual-issue', 'ManualIssue', ' manual issue '];
const FREE = ['FREE_CHARGING', 'Free Charging', 'free-charging', 'FREECHARGING'];
const METHODS: [string | undefined, boolean][] = [
  [undefined, false],
  ['POINTS_REDEMPTION', false],
  ['Points Redemption', false],
  ['MANUAL', false],
  ...MANUAL.map((name): [string, boolean] => [name, true]),
];
const TYPES: [string | undefined, boolean][] = [
  [undefined, false],
  ['CASH_VALUE', false],
  ['FREE', false],
  ...FREE.map((name): [string, boolean] => [name, true]),
];
const COMBINATIONS = METHODS.flatMap(([redemptionMethod, manual]) =>
  TYPES.map(([voucherType, free]) => ({ redemptionMethod, voucherType, manual, free })),
);

describe('every redemption method with every voucher type', () => {
  it.each(COMBINATIONS)('$redemptionMethod, $voucherType', ({ redemptionMethod, voucherType, manual, free }) => {
    const values = { ...whole, redemptionMethod, voucherType };
    const { states } = evaluateForm(shape, values, voucher.validators);
    expect(states.get('purchasePoints')).toMatchObject({ visible: true, disabled: manual, required: !manual });
    for (const name of CONFIGURATION) expect(states.get(name)?.visible, name).toBe(!free);

    // An unchanged record that was saved under other rules.
    const body = toRequestBody(voucher, toFormValues(shape, { ...values, chargeType: 'AC,DC' }));
    expect('purchasePoints' in body).toBe(!manual);
    expect(CONFIGURATION.filter((name) => name in body)).toEqual(free ? [] : CONFIGURATION);

    const empty = getTexts({ redemptionMethod, voucherType });
    expect(empty['purchasePoints']).toBe(manual ? undefined : 'Please input points value');
    expect(CONFIGURATION.filter((name) => name in empty)).toEqual(
      free
        ? []
        : [
            'voucherValue',
            'redemptionCode',
            'countryCode',
            'chargeType',
            'sitePks',
            'timePeriodStart',
            'timePeriodEnd',
          ],
    );
    if (redemptionMethod && voucherType) expect(validateForm(voucher, values)).toEqual({});
  });
});

describe('options that only their names tell apart', () => {
  const NAMES: Record<string, Record<string, string>> = {
    voucherTypes: { '1': 'Cash Value', '2': 'Free charging' },
    redemptionMethods: { '1': 'Points Redemption', '3': 'Manual-Issue' },
  };
  const named: ShapeWithValidators = {
    ...voucher,
    validators: { ...voucher.validators, getOptionCodeLabel: (list, value) => NAMES[list]?.[String(value)] },
  };

  it.each([
    ['1', '1', false, false],
    ['1', '2', false, true],
    ['3', '1', true, false],
    ['3', '2', true, true],
    // Codes without special rules.
    ['4', '5', false, false],
    [undefined, undefined, false, false],
  ])('method %s, type %s', (redemptionMethod, voucherType, manual, free) => {
    const values = { ...whole, redemptionMethod, voucherType };
    const { states } = evaluateForm(shape, values, named.validators);
    expect(states.get('purchasePoints')).toMatchObject({ visible: true, disabled: manual, required: !manual });
    for (const name of CONFIGURATION) expect(states.get(name)?.visible, name).toBe(!free);
    const body = toRequestBody(named, values);
    // The server's own codes are sent.
    expect([body['redemptionMethod'], body['voucherType']]).toEqual([redemptionMethod, voucherType]);
    expect('purchasePoints' in body).toBe(!manual);
    expect(CONFIGURATION.filter((name) => name in body)).toEqual(free ? [] : CONFIGURATION);
    if (redemptionMethod && voucherType) expect(validateForm(named, values)).toEqual({});
  });

  it('sees values only until the lists are there', () => {
    const { states } = evaluateForm(shape, { ...whole, voucherType: '2' }, voucher.validators);
    expect(states.get('voucherValue')?.visible).toBe(true);
  });
});

describe('a voucher', () => {
  it('is sent with the fields of the specification', () => {
    expect(toRequestBody(voucher, { ...whole, voucherId: 3, dataStatus: 'Active' })).toEqual({
      ...whole,
      chargeType: ['AC', 'DC'],
    });
  });

  it.each([['AC,DC'], [['AC', 'DC']], ['AC, DC']])('reads the charge types %j', (chargeType) => {
    expect(toFormValues(shape, { chargeType })['chargeType']).toEqual(['AC', 'DC']);
  });

  it('reads a record that says country instead of countryCode', () => {
    expect(toFormValues(shape, { country: 'MY' })).toEqual({ countryCode: 'MY' });
  });

  it('starts in the operator’s country with both charge types', () => {
    expect(getInitialValues(shape, { config, today })).toMatchObject({
      countryCode: 'SG',
      chargeType: ['AC', 'DC'],
      days: [],
    });
    expect(getInitialValues(shape, { config: { ...config, country: 'MY' }, today })).toMatchObject({
      countryCode: 'MY',
    });
  });

  it('gives what a rule took back its value', () => {
    const typed = { ...whole, redemptionMethod: 'MANUAL_ISSUE', voucherType: 'FREE_CHARGING' };
    expect(toRequestBody(voucher, typed)).toEqual({
      ...plain,
      redemptionMethod: 'MANUAL_ISSUE',
      voucherType: 'FREE_CHARGING',
    });
    const back = { ...typed, redemptionMethod: 'POINTS_REDEMPTION', voucherType: 'CASH_VALUE' };
    expect(toRequestBody(voucher, back)).toMatchObject({ ...settings, chargeType: ['AC', 'DC'], purchasePoints: 200 });
  });

  it('asks for all that is missing at once, at each end of a period', () => {
    expect(getTexts({})).toEqual({
      voucherName: 'Please input voucher name',
      datePeriodStart: 'Please select validity date',
      datePeriodEnd: 'Please select validity date',
      voucherQuantity: 'Please input quantity',
      redemptionMethod: 'Please select redemption method',
      voucherType: 'Please select voucher type',
      purchasePoints: 'Please input points value',
      voucherValue: 'Please input voucher value',
      redemptionCode: 'Please click the refresh button on the right to generate code',
      countryCode: 'Please select country',
      chargeType: 'Please select charge type',
      sitePks: 'Please select sites',
      timePeriodStart: 'Please select time period',
      timePeriodEnd: 'Please select time period',
    });
  });

  it.each([
    ['datePeriodStart', 'Please select validity date'],
    ['datePeriodEnd', 'Please select validity date'],
    ['timePeriodStart', 'Please select time period'],
    ['timePeriodEnd', 'Please select time period'],
  ])('asks for the missing half %s of a period', (name, text) => {
    expect(getTexts({ ...whole, [name]: '' })).toEqual({ [name]: text });
  });

  it.each([
    ['voucherQuantity', 1, 999999, 'integer'],
    ['purchasePoints', 0, 999999, 'integer'],
    ['voucherValue', 0, 999999, 'number'],
    ['minSpend', 0, 99999, 'number'],
    ['maxSpend', 1, 999999, 'number'],
  ])('takes %s from %d to %d', (name, least, maximum, type) => {
    const only = (value: unknown) =>
      validateForm(voucher, { ...whole, minSpend: null, maxSpend: null, [name]: value })[name];
    expect([only(least), only(maximum)]).toEqual([undefined, undefined]);
    for (const value of [least - 1, maximum + 1]) {
      expect(only(value)).toMatchObject({
        rule: 'range',
        args: { min: least, max: maximum },
      });
    }
    expect(only('12a')?.rule).toBe(type);
    expect(only(1.25) === undefined).toBe(type === 'number');
    expect(only(1.255)).toBeDefined();
  });

  it.each([
    ['datePeriodEnd', '2027-01-01', undefined],
    ['datePeriodEnd', '2026-12-31', 'The end must not be before the start'],
    ['timePeriodEnd', '08:01', undefined],
    ['timePeriodEnd', '08:00', 'The end must differ from the start'],
    ['timePeriodEnd', '07:59', undefined],
    ['maxSpend', 5, undefined],
    ['maxSpend', 4.99, 'The maximum spend must not be below the minimum spend'],
  ])('with %s %s: %s', (name, value, text) => {
    expect(getTexts({ ...whole, [name]: value })[name]).toBe(text);
  });

  it.each([
    ['voucherName', 50],
    ['voucherDesc', 500],
  ])('takes %s with %i characters and not one more', (name, maximum) => {
    expect(validateForm(voucher, { ...whole, [name]: 'x'.repeat(maximum) })).toEqual({});
    expect(validateForm(voucher, { ...whole, [name]: 'x'.repeat(maximum + 1) })[name]?.rule).toBe('maxLength');
  });

  it('needs neither description, days nor spends', () => {
    const { voucherDesc: _d, days: _a, minSpend: _m, maxSpend: _x, ...least } = whole;
    expect(validateForm(voucher, least)).toEqual({});
  });
});
