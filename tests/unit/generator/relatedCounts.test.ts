import { describe, expect, it } from 'vitest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import {
  describeRelatedCounts,
  lowercaseTitle,
  type RelatedCount,
} from '../../../src/generator/relatedSource/describeRelatedCounts';
import { relatedTexts } from '../../../src/i18n/en/relatedTexts';

const { translate } = polyglotI18nProvider(() => ({ ...relatedTexts }) as never);
const t = (key: string, values?: object): string => translate(key, values);

const count = (title: string, singularName: string, number: number | undefined): RelatedCount => ({
  title,
  singularName,
  count: number,
});
const sites = (number: number | undefined) => count('Sites', 'site', number);
const cards = (number: number | undefined) => count('RFID Cards', 'RFID card', number);

describe('the sentence about what refers to a record', () => {
  it.each<[RelatedCount[], string]>([
    [[sites(2), cards(1)], '2 sites and 1 RFID card refer to this account'],
    [[sites(1), cards(0)], '1 site refers to this account'],
    [[sites(1200)], '1,200 sites refer to this account'],
    [[sites(0), cards(0)], 'No sites or RFID cards refer to this account'],
    [[sites(undefined), cards(3)], '3 RFID cards refer to this account'],
    [[sites(undefined)], 'Could not check what refers to it'],
    [[{ ...sites(5), isAtLeast: true }], '5+ sites refer to this account'],
    [[{ ...sites(1), isAtLeast: true }], '1+ sites refer to this account'],
  ])('%j', (counts, sentence) => expect(describeRelatedCounts(counts, 'account', t, 'en')).toBe(sentence));

  it.each([
    ['Billing Settlements', 'billing settlements'],
    ['OCPI Credentials', 'OCPI credentials'],
    ['POS', 'POS'],
    ['站点', '站点'],
  ])('%s within it is %s', (title, name) => expect(lowercaseTitle(title)).toBe(name));
});
