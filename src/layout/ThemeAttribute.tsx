import { useLayoutEffect } from 'react';
import { useThemeModeSetting } from '../ui/theme/useThemeMode';

/**
 * Writes the theme that the user has chosen to an attribute that the stylesheets read. If the attribute is missing,
 * the stylesheets use the system setting.
 */
export function ThemeAttribute() {
  const [choice] = useThemeModeSetting();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (choice) dataset['theme'] = choice;
    else delete dataset['theme'];
  }, [choice]);
  return null;
}
