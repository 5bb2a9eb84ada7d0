import type { RefObject } from 'react';
import { useTranslate } from 'ra-core';
import Button from '@mui/material/Button';

/** First stop of the Tab key: past the menu, to the page. Out of sight until it has the focus. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      onClick={() => target.current?.focus()}
      sx={{
        position: 'fixed',
        top: 12,
        left: 12,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
}
