import type { RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '../ui/Button';

/**
 * A button that skips the menu and moves the focus to the page content. It is the first tab stop and hidden until
 * it has the focus.
 */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  return (
    <Button look="contained" className="wd-skip" onClick={() => target.current?.focus()}>
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
}
