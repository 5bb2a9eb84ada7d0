import { useLayoutEffect } from 'react';
import { useModeChoice } from '../ui/theme/useMode';

/** Tells the style sheets what the user has chosen; without a choice they follow the system by themselves. */
export function ThemeOfPage() {
  const [choice] = useModeChoice();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (choice) dataset['theme'] = choice;
    else delete dataset['theme'];
  }, [choice]);
  return null;
}
