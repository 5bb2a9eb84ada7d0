import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/i18n/en';
import { createTranslate } from '../../../src/i18n/createTranslate';
import { zhHans } from '../../../src/i18n/zhHans';
import { flat } from './keys';

const VALUES = { name: '$& Ann', smart_count: 3, limit: null, page: 0 };

describe.each([
  ['en', en],
  ['zh-Hans', zhHans.messages],
])('texts of %s', (locale, messages) => {
  const translate = createTranslate(messages, locale);
  const polyglot = polyglotI18nProvider(() => messages, locale, [], { allowMissing: true });

  it.each([undefined, 0, 1, 2, 1.5])('say for a count of %s what polyglot says', (count) => {
    for (const key of [...Object.keys(flat(messages)), 'none.such', 'constructor', 'ra', '']) {
      const values = { ...VALUES, smart_count: count };
      expect(translate(key, values)).toBe(polyglot.translate(key, values));
      expect(translate(key)).toBe(polyglot.translate(key));
    }
  });

  it('are the text of the call where there are none', () => {
    const values = { _: 'One %{name} |||| %{smart_count} of %{name}, %{limit}', ...VALUES };
    expect(translate('none.such', values)).toBe(polyglot.translate('none.such', values));
    expect(translate('none.such', values)).toContain('$& Ann');
  });
});
