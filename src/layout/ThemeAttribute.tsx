import { useLayoutEffect } from 'react';
import { useThemeModeSetting } from '../ui/theme/useThemeMode';

/** Tells the style sheets what the user has chosen; without a choice they follow the system by themselves. */
export function ThemeAttribute() {
  const [choice] = useThemeModeSetting();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (choice) dataset['theme'] = choice;
    else delete dataset['theme'];
  }, [choice]);
  return null;
}
