import { expect, it } from 'vitest';
import { mergeTexts } from '../../../src/i18n/mergeTexts';
import { en } from '../../../src/i18n/en';

it('puts groups, option lists and entities where the screens look for them', () => {
  const merged = mergeTexts(en, {
    $schema: '../meta/translation.schema.json',
    navigation: { marketing: '营销' },
    options: { days: { MON: '星期一' } },
    article: { title: '文章' },
  });
  expect(merged).toEqual({
    ...en,
    navigation: { marketing: '营销' },
    options: { days: { MON: '星期一' } },
    entities: { article: { title: '文章' } },
  });
});

it('keeps the frame as it is for a language without such a file', () => {
  expect(mergeTexts(en)).toMatchObject({ wd: en.wd, entities: {} });
});
