import type { RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '../ui/Button';

/** The first tab stop: skips the menu and moves the focus to the page. Hidden until it is focused. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  return (
    <Button look="contained" className="wd-skip" onClick={() => target.current?.focus()}>
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
}
