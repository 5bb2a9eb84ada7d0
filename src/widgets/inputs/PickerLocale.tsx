import type { ReactNode } from 'react';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import { useLocale } from 'ra-core';
import 'dayjs/locale/zh-cn';

const LOCALES = {
  en: { adapter: 'en', texts: enUS.components.MuiLocalizationProvider.defaultProps.localeText },
  'zh-Hans': { adapter: 'zh-cn', texts: zhCN.components.MuiLocalizationProvider.defaultProps.localeText },
};

/** Sets the language of the date pickers to the app's language. */
export function PickerLocale({ children }: { children: ReactNode }) {
  const { adapter, texts } = LOCALES[useLocale() === 'zh-Hans' ? 'zh-Hans' : 'en'];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapter} localeText={texts}>
      {children}
    </LocalizationProvider>
  );
}
