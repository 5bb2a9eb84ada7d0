/** A language added only by data files is offered, loaded and used by all components. */
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { parseDateText } from '../../../src/generator/import/parseDates';
import { formatDateTime } from '../../../src/model/formatting/formatDates';
import { ConfigProvider } from '../../../src/widgets/context/config';
import { PickerLocale } from '../../../src/widgets/inputs/PickerLocale';
import { TEST_CONFIG } from '../../support/renderInApp';
import { ADMIN, openApp } from '../app';

vi.mock('virtual:wattdesk/languages', () => ({
  languages: [
    { locale: 'en', name: 'English' },
    { locale: 'de', name: 'Deutsch' },
  ],
  loaders: {
    de: async () => {
      const { createLanguageDefinition } = await import('../../../src/i18n/createLanguageDefinition');
      await import('dayjs/locale/de');
      const { deDE: muiTexts } = await import('@mui/material/locale');
      const { deDE: pickerTexts } = await import('@mui/x-date-pickers/locales');
      const texts = { wd: { frame: { language: 'Sprache' } } };
      return { language: createLanguageDefinition({ texts, dateLocale: 'de', muiTexts, pickerTexts }) };
    },
  },
}));

it('is chosen in the menu; what it does not say is said in English', async () => {
  const { user, store } = await openApp({ path: '/404', session: ADMIN });
  await user.click(await screen.findByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
  await screen.findByRole('button', { name: 'Sprache' });
  screen.getByRole('button', { name: 'Appearance' });
  expect(document.documentElement.lang).toBe('de');
  expect(store.getItem('locale')).toBe('de');
});

it('is the language of react-admin’s own words and of the date pickers', async () => {
  const provider = await createI18nProvider('de');
  expect(provider.translate('ra.action.save')).toBe('Save');
  render(
    <I18nContextProvider value={provider}>
      <ConfigProvider value={TEST_CONFIG}>
        <PickerLocale>
          <DatePicker label="Tag" open />
        </PickerLocale>
      </ConfigProvider>
    </I18nContextProvider>,
  );
  await screen.findByRole('columnheader', { name: 'Montag' });
  screen.getByRole('button', { name: 'Nächster Monat' });
});

it('names months in lists, and in the files that come back from there', () => {
  const shown = formatDateTime('2027-03-09', false, 'de');
  expect(shown).toBe('09 März 2027');
  expect([shown, '9 märz 2027', '09 Mar 2027', '9 Dez. 2027'].map((text) => parseDateText(text, 'date'))).toEqual([
    '2027-03-09',
    '2027-03-09',
    '2027-03-09',
    '2027-12-09',
  ]);
});
