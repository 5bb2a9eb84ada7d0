/** Requests and validation of the finance screens. */
import { describe, expect, it } from 'vitest';
import { buildActionRequest, getTemplatePlaceholderValues } from '../../../src/generator/actions/actionRequest';
import { getInputFormDefinition } from '../../../src/generator/formRules/formDefinition';
import { toRequestFilter } from '../../../src/generator/queries/filterValues';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { saidIn } from './said';

type Values = Record<string, unknown>;

describe('generating a settlement', () => {
  const module = getProductModule('settlement');
  const action = module.entity.actions['generate']!;
  const formDefinition = getInputFormDefinition(module, action);
  const sent = (values: Values) => {
    const subject = { input: toRequestBody(formDefinition, values) };
    return buildActionRequest(action, subject, getTemplatePlaceholderValues(module.entity, subject, '')).body;
  };

  it.each([
    ['a month', '2026-02-01', '2026-02-28'],
    ['a month of a leap year', '2028-02-01', '2028-02-29'],
    ['a period over the turn of the year', '2025-12-15', '2026-01-14'],
    ['one day', '2025-12-31', '2025-12-31'],
  ])('sends the account and the ends of %s', (_, from, to) => {
    const values = { entityId: 3, period: { from, to } };
    expect(saidIn(validateForm(formDefinition, values, formDefinition.validate))).toEqual({});
    expect(sent(values)).toEqual({ entityId: 3, startDate: from, endDate: to });
  });

  const NO_PERIOD = { 'period.from': 'Please select date', 'period.to': 'Please select date' };

  it.each<[string, Values, Values]>([
    ['nothing', {}, { entityId: 'Please select account', ...NO_PERIOD }],
    ['no period', { entityId: 3 }, NO_PERIOD],
    ['no start', { entityId: 3, period: { from: '', to: '2026-02-28' } }, { 'period.from': 'Please select date' }],
    ['no end', { entityId: 3, period: { from: '2026-02-01', to: '' } }, { 'period.to': 'Please select date' }],
    ['no account', { period: { from: '2026-02-01', to: '2026-02-28' } }, { entityId: 'Please select account' }],
  ])('refuses %s', (_, values, said) => {
    expect(saidIn(validateForm(formDefinition, values, formDefinition.validate))).toMatchObject(said);
  });

  it('refuses an end before the start', () => {
    const faults = validateForm(
      formDefinition,
      { entityId: 3, period: { from: '2026-01-14', to: '2025-12-15' } },
      formDefinition.validate,
    );
    expect(Object.keys(faults)).toHaveLength(1);
  });
});

describe('charger types', () => {
  const settings = getRecordShape(getProductModule('charger-type-settings'));
  const row = { plugType: 'CCS2', chargeType: 'DC_FAST', wattage: '60', voltage: '750', amperage: '150' };
  const faults = (...rows: Values[]) => saidIn(validateForm(settings, { chargeTypes: rows }));

  it.each(['22', '7.4', '1', '10.05', 22, 7.4])('have a wattage of %s', (wattage) => {
    expect(faults({ ...row, wattage })).toEqual({});
  });

  it.each(['0', '022', '0.5', '-7', '7.', 'abc', '7,4', ' ', 0, -7])('have no wattage of %s', (wattage) => {
    const said = wattage === ' ' ? 'Wattage is required' : 'Please type a correct wattage';
    expect(faults({ ...row, wattage })).toEqual({ 'chargeTypes.0.wattage': said });
  });

  it('take five characters of each, and of voltage and amperage any', () => {
    expect(faults({ ...row, voltage: '~230V', amperage: '3x32A' })).toEqual({});
    const long = faults({ ...row, wattage: '123456', voltage: '123456', amperage: '123456' });
    expect(Object.keys(long)).toEqual(['wattage', 'voltage', 'amperage'].map((name) => `chargeTypes.0.${name}`));
  });

  it('are named where a row is blank, and not left out', () => {
    expect(faults(row, {})).toEqual({
      'chargeTypes.1.plugType': 'Plug Type is required',
      'chargeTypes.1.chargeType': 'Charge Type is required',
      'chargeTypes.1.wattage': 'Wattage is required',
      'chargeTypes.1.voltage': 'Voltage is required',
      'chargeTypes.1.amperage': 'Amperage is required',
    });
  });

  it('are sent whole: with what is only shown, saved ones with their key and new ones without', () => {
    const stored = {
      chargeTypes: [{ chargeTypePk: 4, ...row }],
      summaries: [{ plugType: 'CCS2', chargeType: 'DC_FAST', wattage: '60', countConnector: 11 }],
      audit: {
        createBy: 'ops.tan',
        createTime: '2023-05-02 09:15',
        updateBy: 'ops.lim',
        updateTime: '2026-01-19 16:40',
      },
    };
    const values = toFormValues(settings.shape, stored);
    const added = { ...values, chargeTypes: [...(values['chargeTypes'] as Values[]), { ...row, wattage: '180' }] };
    expect(toRequestBody(settings, added)).toEqual({
      ...stored,
      chargeTypes: [
        { chargeTypePk: 4, ...row },
        { ...row, wattage: '180' },
      ],
    });
  });
});

describe('monthly reports', () => {
  const module = getProductModule('monthly-report');
  const { actions } = module.entity;
  const record = { id: 997, filePk: 997, fileName: 'Straits Energy 2025-12.xlsx' };

  it('are asked for by their key', () => {
    const of = (name: string) =>
      buildActionRequest(actions[name]!, { record }, getTemplatePlaceholderValues(module.entity, { record }, ''));
    expect(of('regenerate').body).toEqual({ filePk: 997 });
  });

  it.each([
    [
      { year: 2025, month: 12 },
      { year: 2025, month: 12 },
    ],
    [
      { year: 2026, month: 1, providerPk: 2 },
      { year: 2026, month: 1, providerPk: 2 },
    ],
    [{}, {}],
  ])('are filtered by %j', (values, sent) => {
    expect(toRequestFilter(module, values as never)).toEqual(sent);
  });
});
