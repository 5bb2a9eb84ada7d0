/** Titles and sentences of a view whose placeholders are formatted like their fields. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import { FilledTemplateText } from '../../../src/generator/shared/RecordDetailValue';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { ConfigProvider } from '../../../src/widgets/context/config';
import { EntityModuleProvider } from '../../../src/widgets/context/currentEntity';
import { getProductModule, getProductEntityNames } from '../../support/entityModule';

const base = getProductModule('base-points');
const { readOnlyValues = [] } = base.entity.view?.sections[0] ?? {};

/** Returns the text of a sentence; its values are rendered as elements. */
function read(text: string, record: Record<string, unknown>): string {
  const sentence = createElement(FilledTemplateText, { shape: base.entity.shape, text, record });
  const entity = createElement(EntityModuleProvider, { value: base }, sentence);
  const page = createElement(ConfigProvider, { value: shipped as Config }, entity);
  return renderToStaticMarkup(page).replaceAll(/<[^>]*>/g, '');
}

const BASE = { earningValue: '1', earningPoints: '10', offsetPoints: '100', offsetValue: '1' };

describe('the base formulas above the list of points', () => {
  const sentences = readOnlyValues.flatMap(({ template }) => template ?? []);

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'as the server has them',
      { ...BASE, earningCurrency: 'SGD', offsetCurrency: 'SGD' },
      ['SGD 1 = 10 points', '100 points = SGD 1'],
    ],
    [
      'numbers',
      { earningValue: 1, earningPoints: 10, offsetPoints: 1000, offsetValue: 2.5 },
      ['SGD 1 = 10 points', '1,000 points = SGD 2.5'],
    ],
    ['one point', { ...BASE, earningPoints: 1, offsetPoints: '1' }, ['SGD 1 = 1 point', '1 point = SGD 1']],
    [
      'another currency',
      { ...BASE, earningCurrency: 'MYR', offsetCurrency: 'THB' },
      ['MYR 1 = 10 points', '100 points = THB 1'],
    ],
    ['no setting yet', {}, ['SGD – = – points', '– points = SGD –']],
    ['a missing number', { ...BASE, offsetValue: null }, ['SGD 1 = 10 points', '100 points = SGD –']],
  ])('%s', (_, record, expected) => expect(sentences.map((text) => read(text, record))).toEqual(expected));

  it('say nothing of a field that is none, and nothing that a server sends is markup', () => {
    expect(read('{nobody}|{earningCurrency}', { earningCurrency: '<b>' })).toBe('|&lt;b&gt;');
  });
});

describe('the title of a form for a new record', () => {
  const own = getProductEntityNames().flatMap((name) => getProductModule(name).entity.messages['createLabel'] ?? []);

  it.each(own)('says what is made: %s', (title) => expect(title.trim().split(/\s+/).length).toBeGreaterThan(1));
});
