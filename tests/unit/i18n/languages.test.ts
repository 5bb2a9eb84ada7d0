import { describe, expect, it } from 'vitest';
import { enMessages } from '../../../src/i18n/en';
import { ENGLISH_PHRASES } from '../../../src/model/compile/expectedValues/phrases';
import { handWrittenPageTexts } from '../../../src/pages/pageTexts';
import { rowImportTexts } from '../../../src/i18n/en/rowImportTexts';
import { notFoundTexts } from '../../../src/i18n/en/notFoundTexts';
import { passwordInputTexts } from '../../../src/i18n/en/passwordInputTexts';
import { passwordTexts } from '../../../src/i18n/en/passwordTexts';
import { chargingScheduleTexts } from '../../../src/pages/profile/chargingScheduleTexts';
import { signInTexts } from '../../../src/i18n/en/signInTexts';
import { selectionTexts } from '../../../src/i18n/en/selectionTexts';
import { shortcutTexts } from '../../../src/i18n/en/shortcutTexts';
import { roleNames } from '../../../src/i18n/en/roleNames';
import { assignmentTexts } from '../../../src/i18n/en/assignmentTexts';
import { bulkTexts } from '../../../src/i18n/en/bulkTexts';
import { bulkEditTexts } from '../../../src/i18n/en/bulkEditTexts';
import { breadcrumbTexts } from '../../../src/i18n/en/breadcrumbTexts';
import { createdTexts } from '../../../src/i18n/en/createdTexts';
import { undoTexts } from '../../../src/i18n/en/undoTexts';
import { conflictTexts, reviewTexts } from '../../../src/i18n/en/recordVersionTexts';
import { deviationTexts } from '../../../src/i18n/en/deviationTexts';
import { historyTexts } from '../../../src/i18n/en/historyTexts';
import { loadFailureTexts } from '../../../src/i18n/en/loadFailureTexts';
import { draftTexts } from '../../../src/i18n/en/draftTexts';
import { leaveTexts } from '../../../src/i18n/en/leaveTexts';
import { formStatusTexts } from '../../../src/i18n/en/formStatusTexts';
import { emptyListTexts } from '../../../src/i18n/en/emptyListTexts';
import { recordViewTexts } from '../../../src/i18n/en/recordViewTexts';
import { relatedTexts } from '../../../src/i18n/en/relatedTexts';
import { inputTexts } from '../../../src/i18n/en/inputTexts';
import { valueTexts } from '../../../src/i18n/en/valueTexts';
import { menuTexts } from '../../../src/i18n/en/menuTexts';
import { filterTexts } from '../../../src/i18n/en/filterTexts';
import { sortingTexts } from '../../../src/i18n/en/sortingTexts';
import { viewTexts } from '../../../src/i18n/en/viewTexts';
import { clockTexts } from '../../../src/i18n/en/clockTexts';
import { chartTexts } from '../../../src/i18n/en/chartTexts';
import { partTexts } from '../../../src/i18n/en/partTexts';
import { uploadTexts } from '../../../src/i18n/en/uploadTexts';
import { flat, placeholders, readTranslations, sayingIn } from './keys';

/** Lazy-loaded parts contain their own English texts. */
const english = flat({
  ...enMessages,
  wd: {
    ...enMessages.wd,
    ...handWrittenPageTexts,
    filters: filterTexts,
    sorting: sortingTexts,
    menu: menuTexts,
    views: viewTexts,
    deviations: deviationTexts,
    conflict: conflictTexts,
    review: reviewTexts,
    chart: chartTexts,
    clock: clockTexts,
    importing: rowImportTexts,
    keys: shortcutTexts,
    notFound: notFoundTexts,
    password: passwordInputTexts,
    passwordChange: passwordTexts,
    history: historyTexts,
    loadFailure: loadFailureTexts,
    emptyList: emptyListTexts,
    related: relatedTexts,
    role: roleNames,
    schedule: chargingScheduleTexts,
    series: bulkTexts,
    selection: selectionTexts,
    bulkEdit: bulkEditTexts,
    breadcrumb: breadcrumbTexts,
    created: createdTexts,
    undo: undoTexts,
    part: partTexts,
    ...inputTexts,
    ...valueTexts,
    form: { ...enMessages.wd.form, draft: draftTexts, leave: leaveTexts, status: formStatusTexts },
    view: recordViewTexts,
    upload: uploadTexts,
    auth: { ...enMessages.wd.auth, ...signInTexts },
    assignment: { ...enMessages.wd.assignment, ...assignmentTexts },
  },
});

const translations = readTranslations();

/** The same in every language: units, and texts that consist of placeholders. */
const LANGUAGE_NEUTRAL = ['ra.boolean.null', 'ra.page.edit', 'ra.page.list', 'ra.page.show', 'wd.price.kwh'];
/** English texts contain the count only in the plural form. */
const COUNTED = 'ra.message.bulk_';

it('have a file each', () => expect(translations.map(({ code }) => code)).toContain('zh-Hans'));

describe.each(translations.map((language) => [language.code, language] as const))('the language %s', (_, language) => {
  const own = flat(language.texts);

  it('has the keys of English, react-admin’s included', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
  });

  it('fills the same placeholders', () => {
    const plural = '%{smart_count}';
    const names = (text = ''): string =>
      placeholders(text)
        .filter((name) => name !== plural)
        .join();
    const differing = Object.keys(english).filter((key) => names(english[key]) !== names(own[key]));
    expect(differing.filter((key) => !key.startsWith(COUNTED))).toEqual([]);
  });

  it('counts where English counts', () => {
    const keys = Object.keys(english).filter((key) => english[key]?.includes('%{smart_count}'));
    expect(keys.filter((key) => !own[key]?.includes('%{smart_count}') && !key.startsWith(COUNTED))).toEqual([]);
  });

  it('leaves nothing untranslated', () => {
    const short = (text = ''): boolean => !/\p{L}{3}/u.test(text.replaceAll(/%?\{\w+\}/g, ''));
    const same = Object.keys(english).filter((key) => english[key] === own[key] && !short(own[key]));
    expect(same.filter((key) => !LANGUAGE_NEUTRAL.includes(key))).toEqual([]);
  });

  it('has the phrases of expected values, with the placeholders of English', () => {
    const named = (phrases: object) => Object.entries(phrases).map(([key, text]) => [key, placeholders(String(text))]);
    expect(named(language.expected ?? {})).toEqual(named(ENGLISH_PHRASES));
  });

  it('reads in an import what its lists and exports say', () => {
    const { yes, no } = language.texts.wd;
    expect(language.yes.map((word) => word.toLowerCase())).toContain(yes.toLowerCase());
    expect(language.no.map((word) => word.toLowerCase())).toContain(no.toLowerCase());
  });
});

describe('the texts of the frame', () => {
  const isSaid = sayingIn('src');
  // Excluded, because the keys of transport errors are built from the name of the fault.
  const { error: _, ...texts } = { ...enMessages.wd, ...handWrittenPageTexts };

  it('are found by this test', () => expect(isSaid('auth.notDone')).toBe(true));

  it('are all said somewhere', () => expect(Object.keys(flat(texts)).filter((key) => !isSaid(key))).toEqual([]));

  it('are all said where they come on demand', () =>
    expect(
      Object.keys(
        flat({
          ...rowImportTexts,
          ...chartTexts,
          ...filterTexts,
          ...sortingTexts,
          ...menuTexts,
          ...viewTexts,
          ...deviationTexts,
          ...conflictTexts,
          ...reviewTexts,
          ...chargingScheduleTexts,
          ...passwordInputTexts,
          ...passwordTexts,
          ...shortcutTexts,
          ...bulkTexts,
          ...selectionTexts,
          ...inputTexts,
          ...valueTexts,
          ...draftTexts,
          ...leaveTexts,
          ...formStatusTexts,
          ...recordViewTexts,
          ...assignmentTexts,
          ...uploadTexts,
        }),
      ).filter((key) => !isSaid(key)),
    ).toEqual([]));
});
