import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export interface ErrorPageProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/**
 * What stands where a screen has failed: calm words and a way on. The technical text is in the
 * console for those who can use it; in development it is on the page as well.
 */
export function ErrorPage({ error, resetErrorBoundary }: ErrorPageProps) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '40em', p: { xs: 3, sm: 5 } }}>
      <Typography component="h1" variant="h5">
        {translate('wd.crash.title')}
      </Typography>
      <Typography>{translate('wd.crash.text')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('wd.crash.reload')}
      </Button>
      {import.meta.env.DEV ? (
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap', fontSize: 12, color: 'text.secondary' }}>
          {error.stack ?? error.message}
        </Box>
      ) : null}
    </Stack>
  );
}
