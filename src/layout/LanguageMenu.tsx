import { useLocales, useLocaleState, useTranslate } from 'ra-core';
import Translate from '@mui/icons-material/Translate';
import { ChoiceMenu } from './ChoiceMenu';

/** The language of the page. Each is written in itself, so that everybody finds their own. */
export function LanguageMenu() {
  const translate = useTranslate();
  const locales = useLocales() ?? [];
  const [locale, setLocale] = useLocaleState();
  return (
    <ChoiceMenu
      label={translate('wd.frame.language')}
      icon={<Translate fontSize="small" />}
      choices={locales.map(({ locale: value, name }) => ({ value, label: name, lang: value }))}
      value={locale}
      onChange={setLocale}
    />
  );
}
