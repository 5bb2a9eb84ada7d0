import { describe, expect, it } from 'vitest';
import { en } from '../../../src/i18n/en';
import { importing } from '../../../src/i18n/en/importing';
import { keys } from '../../../src/i18n/en/keys';
import { roles } from '../../../src/i18n/en/roles';
import { series } from '../../../src/i18n/en/series';
import { ra } from '../../../src/i18n/zhHans/ra';
import { wd } from '../../../src/i18n/zhHans/wd';
import { flat, placeholders, sayingIn } from './keys';

/** What comes on demand brings its own English along. */
const english = flat({ ...en, wd: { ...en.wd, importing, keys, role: roles, series } });
const chinese = flat({ ra, wd });

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
    // Chinese counts what English has in the plural only.
    expect(differing.filter((key) => !key.startsWith('ra.message.bulk_'))).toEqual([]);
  });

  it('leave nothing untranslated', () => {
    const same = Object.keys(english).filter((key) => english[key] === chinese[key]);
    // A unit is written alike everywhere.
    expect(same).toEqual(['ra.boolean.null', 'ra.page.edit', 'ra.page.list', 'ra.page.show', 'wd.price.kwh']);
  });
});

describe('the texts of the frame', () => {
  const isSaid = sayingIn('src');
  // What the transport says is named by what has failed.
  const { error: _, ...texts } = en.wd;

  it('are found by this test', () => expect(isSaid('auth.login')).toBe(true));

  it('are all said somewhere', () => expect(Object.keys(flat(texts)).filter((key) => !isSaid(key))).toEqual([]));

  it('are all said where they come on demand', () =>
    expect(Object.keys(flat({ ...importing, ...keys, ...series })).filter((key) => !isSaid(key))).toEqual([]));
});
