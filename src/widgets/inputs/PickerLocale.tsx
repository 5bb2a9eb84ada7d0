import type { ReactNode } from 'react';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { useI18nProvider, type I18nProvider } from 'ra-core';
import type { PickerLocale as Locale } from '../../i18n/languageDefinition';

/** Sets the language of the date pickers to the app's language. */
export function PickerLocale({ children }: { children: ReactNode }) {
  const { pickerLocale } = useI18nProvider() as I18nProvider & { pickerLocale?: () => Locale };
  const { adapterLocale = 'en', localeText } = pickerLocale?.() ?? {};
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale} {...(localeText && { localeText })}>
      {children}
    </LocalizationProvider>
  );
}
