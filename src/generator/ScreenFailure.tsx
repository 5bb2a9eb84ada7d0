import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';

const TEXTS = {
  load: {
    title: ['wd.screen.loadFailed', '%{title} could not be loaded'],
    text: [
      'wd.screen.loadFailedText',
      'Check your connection and try again. If Wattdesk was updated just now, reload the page.',
    ],
  },
  crash: {
    title: ['wd.screen.crashed', '%{title} cannot be shown'],
    text: ['wd.screen.crashedText', 'An error occurred on this screen. Try again, or reload the page.'],
  },
} as const;

interface Props {
  kind: keyof typeof TEXTS;
  title: string;
  onRetry: () => void;
}

/** In place of a screen that did not arrive or broke: what failed, and two ways on. Never a blank page. */
export function ScreenFailure({ kind, title, onRetry }: Props) {
  const translate = useTranslate();
  const texts = TEXTS[kind];
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <AlertTitle>{translate(texts.title[0], { _: texts.title[1], title })}</AlertTitle>
      {translate(texts.text[0], { _: texts.text[1] })}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={onRetry}>
          {translate('wd.action.retry', { _: 'Retry' })}
        </Button>
        <Button size="small" color="inherit" onClick={() => window.location.reload()}>
          {translate('wd.action.reload', { _: 'Reload page' })}
        </Button>
      </Stack>
    </Alert>
  );
}
