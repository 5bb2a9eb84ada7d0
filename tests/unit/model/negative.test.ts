/** Rates, limits and amperes are never below zero, also where no other limit is written. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../src/model/form/validate';
import { productModule, recordOf } from '../../support/entityModule';
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
  ])('is refused in %s', (name, valuesOf, path) => {
    const thing = recordOf(productModule(name));
    expect(Object.keys(check(thing, valuesOf(-1)))).toContain(path);
    expect(Object.keys(check(thing, valuesOf(1)))).not.toContain(path);
  });
});
