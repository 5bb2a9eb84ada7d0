import type { ComponentProps } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Button } from './Button';
import { focusParentOnRemoval } from './focusParentOnRemoval';

/** A button that repeats a failed request. When it disappears because of that, keyboard users keep their place. */
export function RetryButton(props: ComponentProps<typeof Button>) {
  const t = useAppTranslate();
  return (
    <Button ref={focusParentOnRemoval} look="inherit" {...props}>
      {t('action.retry')}
    </Button>
  );
}
