/** Rates, limits and currents are never negative, also without an explicit minimum. */
import { describe, expect, it } from 'vitest';
import { validateForm } from '../../../src/model/form/validateForm';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import type { Values } from './filled';

const period = { startPeriodInSeconds: 0, numberPhases: 1 };

describe('a negative number', () => {
  it.each<[string, (value: unknown) => Values, path: string]>([
    ['charging-profile', (minChargingRate) => ({ minChargingRate }), 'minChargingRate'],
    [
      'charging-profile',
      (powerLimitInAmperes) => ({ schedulePeriod: [{ ...period, powerLimitInAmperes }] }),
      'schedulePeriod.0.powerLimitInAmperes',
    ],
    ['site-load-balancing', (staticMaxAmpere) => ({ loadBalancing: 'STATIC', staticMaxAmpere }), 'staticMaxAmpere'],
    ['charger-type-settings', (voltage) => ({ chargeTypes: [{ voltage }] }), 'chargeTypes.0.voltage'],
    [
      'charger-type-settings',
      (amperage) => ({ chargeTypes: [{ amperage: `${String(amperage)}` }] }),
      'chargeTypes.0.amperage',
    ],
  ])('is refused in %s', (name, getValues, path) => {
    const thing = getRecordShape(getProductModule(name));
    expect(Object.keys(validateForm(thing, getValues(-1)))).toContain(path);
    expect(Object.keys(validateForm(thing, getValues(1)))).not.toContain(path);
  });
});
