import { useLocales, useLocaleState } from 'ra-core';
import Translate from '@mui/icons-material/Translate';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { ChoiceMenu } from './ChoiceMenu';

/** The language menu. The name of each language is written in that language, so that all users can find their own. */
export function LanguageMenu() {
  const t = useAppTranslate();
  const locales = useLocales() ?? [];
  const [locale, setLocale] = useLocaleState();
  return (
    <ChoiceMenu
      label={t('frame.language')}
      icon={<Translate fontSize="small" />}
      choices={locales.map(({ locale: value, name }) => ({ value, label: name, lang: value }))}
      value={locale}
      onChange={setLocale}
    />
  );
}
