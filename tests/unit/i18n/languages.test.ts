import { describe, expect, it } from 'vitest';
import { enMessages } from '../../../src/i18n/en';
import { importTexts } from '../../../src/i18n/en/importTexts';
import { shortcutTexts } from '../../../src/i18n/en/shortcutTexts';
import { roleNames } from '../../../src/i18n/en/roleNames';
import { bulkTexts } from '../../../src/i18n/en/bulkTexts';
import { reactAdminTexts } from '../../../src/i18n/zhHans/reactAdminTexts';
import { appTexts } from '../../../src/i18n/zhHans/appTexts';
import { flat, placeholders, sayingIn } from './keys';

/** Lazy-loaded parts contain their own English texts. */
const english = flat({
  ...enMessages,
  wd: { ...enMessages.wd, importing: importTexts, keys: shortcutTexts, role: roleNames, series: bulkTexts },
});
const chinese = flat({ ra: reactAdminTexts, wd: appTexts });

describe('the languages of the frame', () => {
  it('have the same keys, react-admin’s included', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  });

  it('fill the same placeholders', () => {
    const plural = '%{smart_count}';
    const names = (text: string): string[] => placeholders(text).filter((name) => name !== plural);
    const differing = Object.keys(english).filter((key) => {
      const [source = '', translated = ''] = [english[key], chinese[key]];
      return names(source).join() !== names(translated).join();
    });
    // Chinese texts contain the count in all forms, English ones only in the plural.
    expect(differing.filter((key) => !key.startsWith('ra.message.bulk_'))).toEqual([]);
  });

  it('leave nothing untranslated', () => {
    const same = Object.keys(english).filter((key) => english[key] === chinese[key]);
    // Units are the same in every language.
    expect(same).toEqual(['ra.boolean.null', 'ra.page.edit', 'ra.page.list', 'ra.page.show', 'wd.price.kwh']);
  });
});

describe('the texts of the frame', () => {
  const isSaid = sayingIn('src');
  // Excluded, because the keys of transport errors are built from the name of the fault.
  const { error: _, ...texts } = enMessages.wd;

  it('are found by this test', () => expect(isSaid('auth.login')).toBe(true));

  it('are all said somewhere', () => expect(Object.keys(flat(texts)).filter((key) => !isSaid(key))).toEqual([]));

  it('are all said where they come on demand', () =>
    expect(Object.keys(flat({ ...importTexts, ...shortcutTexts, ...bulkTexts })).filter((key) => !isSaid(key))).toEqual(
      [],
    ));
});
