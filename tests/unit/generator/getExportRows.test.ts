/** Export of a list with amounts in several currencies. */
import { expect, it } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getExportRows } from '../../../src/generator/list/export/getExportRows';
import { getProductModule } from '../../support/entityModule';
import { PERIOD_TEXTS } from '../../support/periodTexts';

const COUNTRIES = [
  { countryCode: 'SG', countryName: 'Singapore', currency: 'SGD' },
  { countryCode: 'MY', countryName: 'Malaysia', currency: 'MYR' },
];

it('says of each amount which currency it is in, whatever the country of its row is called', async () => {
  const { entity } = getProductModule('settlement');
  const send = (async ({ path }) => ({
    data: path.endsWith('country-select') ? COUNTRIES : [],
    msg: '',
  })) as WattdeskDataProvider['send'];
  const lines = await getExportRows({
    entity,
    columns: entity.list!.columns.filter(({ field }) => field === 'entityName' || field === 'amount'),
    rows: [
      { entityName: 'A', amount: '1.50', entityCountryCode: 'SG' },
      { entityName: 'B', amount: '2.00', country: 'MY' },
      { entityName: 'C', amount: '3.00', entityCountryCode: 'BN' },
      { entityName: 'D', amount: '4.00' },
      { entityName: 'E', entityCountryCode: 'MY' },
    ],
    formatTexts: {
      language: 'en',
      yes: 'Yes',
      no: 'No',
      getOptionCodeLabel: () => undefined,
      getCurrencySymbol: () => 'S$',
      periods: PERIOD_TEXTS,
    },
    send,
    currency: 'SGD',
    currencyTitle: (column) => `${column} (Currency)`,
  });
  expect([...lines].map((line) => line.map((cell) => cell?.v))).toEqual([
    ['Entity Name', 'Amount', 'Amount (Currency)'],
    ['A', 1.5, 'SGD'],
    ['B', 2, 'MYR'],
    ['C', 3, 'BN'],
    ['D', 4, 'SGD'],
    ['E', undefined, undefined],
  ]);
});
