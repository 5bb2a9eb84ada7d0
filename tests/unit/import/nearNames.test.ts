/** Columns and options that a file names in other words, or with typing errors. */
import { describe, expect, it } from 'vitest';
import { rowImportTexts } from '../../../src/i18n/en/rowImportTexts';
import { getOptionErrorText } from '../../../src/generator/import/getOptionErrorText';
import { guessColumnMapping } from '../../../src/generator/import/guessColumnMapping';
import { getImportFields, matchColumns } from '../../../src/generator/import/matchColumns';
import { findNearestText } from '../../../src/model/values/nearTexts';
import { getProductModule } from '../../support/entityModule';
import { sayLazy } from '../i18n/say';

const cards = getProductModule('rfid-card');
const targets = getImportFields(cards, []);

const guess = (...headings: string[]) => guessColumnMapping(headings, targets, matchColumns(headings, targets), cards);

describe('a column is guessed', () => {
  it.each<[string, string[], (string | undefined)[]]>([
    ['by words for the same', ['Card Number', 'Expiry'], ['rfidNumber', 'validTill']],
    ['with a typing error', ['Paymnt Method'], ['paymentMethod']],
    ['beside columns that match', ['RFID No.', 'Payment'], ['rfidNumber', 'paymentMethod']],
    ['not if another column has the field', ['RFID No.', 'Card Number'], ['rfidNumber', undefined]],
    ['not if two columns mean it equally', ['Card Number', 'Card Code'], [undefined, undefined]],
    ['not without a common word', ['Colour', ''], [undefined, undefined]],
  ])('%s', (_, headings, columns) => expect(guess(...headings)).toEqual(columns));
});

const t = sayLazy(rowImportTexts);

describe('a text that is no option', () => {
  it.each<[string, string, readonly string[], string]>([
    [
      'but for a sign',
      'Postpaid',
      ['Pre-paid', 'Post-paid'],
      '“Postpaid” is not a choice for Pay. Did you mean “Post-paid”?',
    ],
    ['but for a letter', 'Activ', ['Active', 'Inactive'], '“Activ” is not a choice for Pay. Did you mean “Active”?'],
    ['of few', 'Gold', ['Active', 'Inactive'], '“Gold” is not a choice for Pay. Choose from: Active, Inactive'],
    ['of many', 'Gold', [...'abcdefghi'], '“Gold” is not a choice for Pay'],
  ])('is told with what is allowed: %s', (_, value, labels, text) => {
    expect(getOptionErrorText('Pay', value, labels, t)).toBe(text);
  });

  it('is near to the one with the fewest differences', () => {
    expect(findNearestText('charging', ['charged at', 'chargin', 'charging!'])).toBe('charging!');
    expect(findNearestText('abc', ['abd'])).toBeUndefined();
  });
});
