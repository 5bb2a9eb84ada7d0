import { useMemo, type ReactNode } from 'react';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useI18nProvider, type I18nProvider } from 'ra-core';
import type { PickerLocale as Locale } from '../../i18n/languageDefinition';
import { useClock } from '../context/clock';
import { useConfig } from '../context/config';
import { getDateTimeInTimeZone } from '../useToday';
import { createPickerAdapter } from './createPickerAdapter';

/** Provides the date pickers with the language of the app and with the current time in the operator's time zone. */
export function PickerLocale({ children }: { children: ReactNode }) {
  const { pickerLocale } = useI18nProvider() as I18nProvider & { pickerLocale?: () => Locale };
  const { adapterLocale = 'en', localeText } = pickerLocale?.() ?? {};
  const clock = useClock();
  const { timeZone } = useConfig();
  const adapter = useMemo(() => createPickerAdapter(() => getDateTimeInTimeZone(timeZone, clock())), [timeZone, clock]);
  return (
    <LocalizationProvider dateAdapter={adapter} adapterLocale={adapterLocale} {...(localeText && { localeText })}>
      {children}
    </LocalizationProvider>
  );
}
