import { useT } from '../i18n/useT';
import { useConfig } from '../widgets/context/config';

export interface HelpLink {
  key: 'help' | 'contact';
  label: string;
  href: string;
}

/** Where somebody who does not get on finds help, as far as this installation says so. */
export function useHelpLinks(): HelpLink[] {
  const t = useT();
  const config = useConfig();
  return (['help', 'contact'] as const).flatMap((key) => {
    const href = config[key];
    return href === undefined ? [] : [{ key, label: t(`frame.${key}`), href }];
  });
}
