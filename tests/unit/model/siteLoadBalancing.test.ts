/** Requests and validation of site load balancing. */
import { describe, expect, it } from 'vitest';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { saidIn } from './said';

type Values = Record<string, unknown>;

const site = getRecordShape(getProductModule('site-load-balancing'));
const NOTHING = 'Please add at least one charging profile';
const stored = {
  sitePk: 6,
  siteName: 'Suntec City',
  address: '3 Temasek Boulevard',
  serviceProviders: [{ providerName: 'Merlion Mobility' }],
  loadBalancing: 'STATIC',
  staticMaxAmpere: 312.5,
  siteChargingProfiles: [{ boxInUse: 1016, chargingProfilePk: 18 }],
  hourlyUsage: { xdata: ['00:00'], ydata: [1] },
  connectorUtilization: { allConnectorCount: 4 },
};
const initialValues = toFormValues(site.shape, stored);
const row = { boxInUse: 1016, chargingProfilePk: 18 };

describe('site load balancing', () => {
  it.each<[string, Values, Values]>([
    ['a static site its maximum', {}, { loadBalancing: 'STATIC', staticMaxAmpere: 312.5 }],
    ['a static site another one', { staticMaxAmpere: '80' }, { loadBalancing: 'STATIC', staticMaxAmpere: 80 }],
    ['a static site none', { staticMaxAmpere: '' }, { loadBalancing: 'STATIC', staticMaxAmpere: null }],
    ['a dynamic site null', { loadBalancing: 'DYNAMIC' }, { loadBalancing: 'DYNAMIC', staticMaxAmpere: null }],
  ])('sends of %s', (_, typed, sent) => {
    const values = { ...initialValues, ...typed };
    expect(saidIn(validateForm(site, values))).toEqual({});
    expect(toRequestBody(site, values)).toEqual({ sitePk: 6, ...sent, siteChargingProfiles: [row] });
  });

  it.each<[string, unknown, unknown]>([
    ['incomplete', [{ boxInUse: 1017 }, row, { chargingProfilePk: 2 }], [row]],
    ['blank', [{ boxInUse: null, chargingProfilePk: '' }, row], [row]],
  ])('leaves out rows that are %s beside a complete one', (_, rows, sent) => {
    const values = { ...initialValues, siteChargingProfiles: rows };
    expect(saidIn(validateForm(site, values))).toEqual({});
    expect(toRequestBody(site, values)).toMatchObject({ siteChargingProfiles: sent });
  });

  it.each([
    ['no row', []],
    ['a blank row', [{ boxInUse: null, chargingProfilePk: null }]],
    ['a row without a profile', [{ boxInUse: 1016 }]],
    ['a row without a charge box', [{ chargingProfilePk: 18 }]],
  ])('refuses %s, in both modes', (_, rows) => {
    for (const loadBalancing of ['STATIC', 'DYNAMIC'])
      expect(saidIn(validateForm(site, { ...initialValues, loadBalancing, siteChargingProfiles: rows }))).toEqual({
        siteChargingProfiles: NOTHING,
      });
  });

  it.each<[string, Values, string]>([
    ['that says none', { loadBalancing: undefined }, 'DYNAMIC'],
    ['that says nothing of it', { loadBalancing: null }, 'DYNAMIC'],
    ['that calls it otherwise', { loadBalancing: undefined, loadBalancingType: 'STATIC' }, 'STATIC'],
    ['that has one', {}, 'STATIC'],
  ])('opens a site %s in its mode', (_, answer, mode) => {
    expect(toFormValues(site.shape, { ...stored, ...answer })['loadBalancing']).toBe(mode);
  });

  it('takes any number of amperes, and no text', () => {
    for (const staticMaxAmpere of [0, 0.5, 100000])
      expect(saidIn(validateForm(site, { ...initialValues, staticMaxAmpere }))).toEqual({});
    expect(Object.keys(validateForm(site, { ...initialValues, staticMaxAmpere: 'much' }))).toEqual(['staticMaxAmpere']);
  });
});
