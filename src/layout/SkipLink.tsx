import type { RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '../ui/Button';

/** First stop of the Tab key: past the menu, to the page. Out of sight until it has the focus. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  return (
    <Button look="contained" className="wd-skip" onClick={() => target.current?.focus()}>
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
}
