import { useLayoutEffect } from 'react';
import { useThemeModeSetting } from '../ui/theme/useThemeMode';

/** Sets the user's theme as an attribute for the stylesheets. Without it they follow the system setting. */
export function ThemeAttribute() {
  const [choice] = useThemeModeSetting();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (choice) dataset['theme'] = choice;
    else delete dataset['theme'];
  }, [choice]);
  return null;
}
