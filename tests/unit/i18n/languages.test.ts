import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS } from '../../../dataProvider/errors';
import { en } from '../../../src/i18n/en';
import { ra } from '../../../src/i18n/zhHans/ra';
import { wd } from '../../../src/i18n/zhHans/wd';
import { DEFAULT_TEXTS } from '../../../src/model/messages';
import { flat, placeholders, saidKeys, usedKeys } from './keys';

/** English with the texts that stand beside the code which gives them. */
const english = flat({ ...en, wd: { ...en.wd, error: ERROR_TEXTS, rule: DEFAULT_TEXTS } });
const chinese = flat({ ra, wd });
const used = [...usedKeys('src'), ...usedKeys('dataProvider')];

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
    expect(same).toEqual(['ra.boolean.null', 'ra.page.edit', 'ra.page.list', 'ra.page.show']);
  });
});

describe('the keys in the sources', () => {
  it('are found by this test', () => {
    expect(used.length).toBeGreaterThan(50);
    expect(saidKeys('src')).toContain('wd.auth.login');
  });

  it('all have an English text', () => {
    expect(used.filter(({ key }) => !(key in english))).toEqual([]);
  });

  it('say in the code what they say in English', () => {
    const drifted = used.filter(({ key, fallback }) => fallback !== undefined && fallback !== english[key]);
    expect(drifted).toEqual([]);
  });

  it('leave no English text unused', () => {
    const keys = new Set([...used.map(({ key }) => key), ...saidKeys('src')]);
    const unused = Object.keys(flat({ wd: en.wd })).filter((key) => !keys.has(key));
    expect(unused).toEqual([]);
  });
});
