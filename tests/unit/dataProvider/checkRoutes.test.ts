/** Which rows the product's entities accept as their records. */
import { describe, expect, it } from 'vitest';
import { resourceRegistry } from '../../../src/resourceRegistry';

const isRecord = async (entity: string, row: Record<string, unknown>): Promise<boolean | undefined> =>
  (await resourceRegistry.getResourceCalls(entity)).isRecord?.(row);

describe('a record', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['base-points', { dynamicPointsId: 1, earningValue: '1' }, true],
    ['base-points', { earningValue: null, earningPoints: null, offsetPoints: null, offsetValue: null }, true],
    ['base-points', {}, false],
    ['base-points', { dynamicPointsId: 1 }, false],
    ['base-points', { dynamicPointsId: 1, earningCurrency: 'SGD', lastUpdateTime: '2027-03-09 08:05' }, false],
    ['base-points', { earning: '1' }, false],
    ['mail-config', { enabled: true, protocol: 'smtp' }, true],
    ['mail-config', { emailId: 1 }, false],
    ['article', { articleId: 7, articleTitle: 'LED' }, true],
    ['article', { articleId: 7, views: 0 }, true],
    ['article', { articleId: 7 }, false],
    ['article', { articleId: 7, constructor: 'x' }, false],
    ['article', {}, false],
    // Records of these entities may have more fields than their schema defines.
    ['pos-device', { physicalPosId: 1, deviceId: 'PAX' }, true],
    ['pos-device', { physicalPosId: 1, batch: 7 }, false],
    ['pos-device', {}, false],
    ['rfid-card', {}, false],
    ['rfid-card', { other: {} }, false],
    ['vehicle-model', {}, false],
  ])('of %s is told by its fields: %j', async (entity, row, expected) => {
    expect(await isRecord(entity, row)).toBe(expected);
  });
});
