import { describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { getInitialValues } from '../../../src/model/form/initialValues';
import { matchesCondition } from '../../../src/model/formRules/matchesCondition';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { saidIn } from './said';

type Values = Record<string, unknown>;
const module = getProductModule('billing-account');
const account = getRecordShape(module);
const { shape } = account;
const MODELS = ['Revenue', 'Concession', 'Commission'];

const fresh = (): Values => getInitialValues(shape, { config: shipped as Config, today: '2026-03-01' });
const rowsOf = (values: Values): Values[] => values['tabulations'] as Values[];

describe('tabulation models', () => {
  it('are three in a new account, all off and usable, and all are sent', () => {
    const values = fresh();
    expect(rowsOf(values).map(({ tabulationModel }) => tabulationModel)).toEqual(MODELS);
    const { states } = evaluateForm(shape, values, account.validators);
    expect(MODELS.map((_, index) => states.get(`tabulations.${index}.enable`)?.disabled)).toEqual([
      false,
      false,
      false,
    ]);
    expect(toRequestBody(account, values)['tabulations']).toEqual(
      MODELS.map((tabulationModel) => ({ tabulationModel, enable: false })),
    );
  });

  it.each([
    [
      [false, false, false],
      [false, false, false],
    ],
    [
      [true, false, false],
      [false, true, true],
    ],
    [
      [false, true, false],
      [true, false, true],
    ],
    [
      [false, false, true],
      [true, true, false],
    ],
    // A server may return two switches that are on: either can then be turned off.
    [
      [true, true, false],
      [false, false, true],
    ],
  ])('with %j on have the switches %j out of use', (on, disabled) => {
    const values = fresh();
    rowsOf(values).forEach((row, index) => (row['enable'] = on[index]));
    const first = evaluateForm(shape, values, account.validators);
    expect(MODELS.map((_, index) => first.states.get(`tabulations.${index}.enable`)?.disabled)).toEqual(disabled);
    // After both are off, all switches are enabled, also when the previous evaluation is reused.
    const off = structuredClone(values);
    rowsOf(off).forEach((row) => (row['enable'] = false));
    const { states } = evaluateForm(shape, off, account.validators, first);
    expect(MODELS.map((_, index) => states.get(`tabulations.${index}.enable`)?.disabled)).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      evaluateForm(shape, structuredClone(values), account.validators, first).states.changedSince(first.states),
    ).toEqual([]);
  });

  it.each([
    ['Revenue', { tabulationPercent: '12.5' }],
    ['Concession', { tabulationFixed: '0.30' }],
    ['Commission', { tabulationPercent: '12.5', tabulationFixed: '0.30' }],
  ])('send of %s what it has', (tabulationModel, sent) => {
    const values = fresh();
    for (const row of rowsOf(values)) Object.assign(row, { tabulationPercent: '12.5', tabulationFixed: '0.30' });
    const row = (toRequestBody(account, values)['tabulations'] as Values[])[MODELS.indexOf(tabulationModel)];
    expect(row).toEqual({ tabulationModel, enable: false, ...sent });
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, MODELS],
    ['null', null, MODELS],
    ['an empty list', [], MODELS],
    ['one of them', [{ tabulationModel: 'Commission', enable: true }], MODELS],
    ['another order', [{ tabulationModel: 'Commission' }, { tabulationModel: 'Revenue' }], MODELS],
    ['one that nobody knows', [{ tabulationModel: 'Barter', enable: false }], [...MODELS, 'Barter']],
  ])('stand in their order where the server sends %s', (_, tabulations, models) => {
    const rows = rowsOf(toFormValues(shape, { entityId: 1, tabulations }));
    expect(rows.map(({ tabulationModel }) => tabulationModel)).toEqual(models);
    const known = Array.isArray(tabulations) ? (tabulations as Values[]).find(({ enable }) => enable) : undefined;
    expect(rows.filter(({ enable }) => enable === true)).toEqual(known ? [expect.objectContaining(known)] : []);
  });

  it.each([
    ['tabulationPercent', 'Commission', '100.55', 1],
    ['tabulationPercent', 'Commission', '12.55', 0],
    ['tabulationFixed', 'Commission', '12345678.95', 1],
    ['tabulationFixed', 'Commission', '1234567.95', 0],
    ['tabulationFixed', 'Commission', '-1', 1],
    ['tabulationFixed', 'Commission', 'free', 1],
  ])('%s of %s %j has %i faults', (name, model, value, count) => {
    const values = fresh();
    rowsOf(values)[MODELS.indexOf(model)]![name] = value;
    expect(Object.keys(validateForm(account, values))).toHaveLength(count);
  });
});

describe('items of an account', () => {
  const item = { itemName: 'Installation', itemPrice: '1450.00', itemType: 'ONE_TIME' };
  it.each<[string, Values[], unknown]>([
    ['a whole one', [item], [item]],
    ['a saved one with its id', [{ itemId: 7, ...item }], [{ itemId: 7, ...item }]],
    ['none without a name', [{ ...item, itemName: '' }], []],
    ['none without a price', [{ ...item, itemPrice: '' }], []],
    ['none without a type', [{ ...item, itemType: '' }], []],
    ['of two the whole one', [{ itemName: 'x' }, item], [item]],
  ])('are sent: %s', (_, items, sent) => {
    const values = { ...fresh(), items };
    expect(saidIn(validateForm(account, values))).toEqual({});
    expect(toRequestBody(account, values)['items']).toEqual(sent);
  });
});

describe('an account', () => {
  it('demands nothing, and begins in the operator’s country', () => {
    expect(saidIn(validateForm(account, fresh()))).toEqual({});
    expect(toRequestBody(account, fresh())).toMatchObject({ entityCountryCode: 'SG', entityCallingCode: '65' });
  });

  it.each([
    ['2026-01-01', '2026-12-31', {}],
    ['2026-01-01', '2026-01-01', {}],
    ['2026-01-02', '2026-01-01', { effectiveDateRange: 'The end must not be before the start' }],
    ['2026-01-02', '', {}],
    ['', '2026-01-01', {}],
  ])('is in effect from %j to %j: %j', (start, end, said) => {
    expect(saidIn(validateForm(account, { ...fresh(), effectiveDateRange: { start, end } }))).toEqual(said);
  });

  it('is billed on one of thirty days', () => {
    const { choices } = shape.fields['entitySettlementDate']!;
    expect(choices!.map(({ value }) => value)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it.each<[Values, string[]]>([
    [{ entityType: 'Corporate' }, ['assignGroups']],
    [{ accountType: 'Corporate' }, ['assignGroups']],
    [{ accountType: 'CORPORATE' }, ['assignGroups']],
    [{ accountType: 'Site Owner' }, ['assignSites']],
    [{ accountType: 'Car Park Operator' }, ['assignSites']],
    [{}, ['assignSites']],
  ])('%j is assigned by %j', (record, names) => {
    const { actions } = module.entity;
    const offered = ['assignSites', 'assignGroups'].filter((name) =>
      matchesCondition(account, actions[name]?.visibleWhen, record),
    );
    expect(offered).toEqual(names);
    expect(offered.map((name) => actions[name]?.kind)).toEqual(['assign']);
  });
});
