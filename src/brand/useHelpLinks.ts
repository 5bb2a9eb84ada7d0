import { useAppTranslate } from '../i18n/useAppTranslate';
import { useConfig } from '../widgets/context/config';

export interface HelpLink {
  key: 'help' | 'contact';
  label: string;
  href: string;
}

const LINKS = [
  { key: 'help', configKey: 'helpUrl' },
  { key: 'contact', configKey: 'contactUrl' },
] as const;

/** Returns the help links that are set in the configuration of this installation. */
export function useHelpLinks(): HelpLink[] {
  const t = useAppTranslate();
  const config = useConfig();
  return LINKS.flatMap(({ key, configKey }) => {
    const href = config[configKey];
    return href === undefined ? [] : [{ key, label: t(`frame.${key}`), href }];
  });
}
