import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { HttpError, useTranslate } from 'ra-core';

const NOT_FOUND = 404;

interface Props {
  noun: string;
  error: Error;
  onRetry: () => void;
  onBack: () => void;
}

/** In place of a form whose record cannot be read: what is the matter, and the ways on. */
export function RecordFailure({ noun, error, onRetry, onBack }: Props) {
  const translate = useTranslate();
  const isMissing = error instanceof HttpError && error.status === NOT_FOUND;
  const title = isMissing
    ? translate('wd.form.notFound', { _: 'This %{noun} does not exist (any more)', noun })
    : translate('wd.form.loadFailed', { _: 'This %{noun} could not be loaded', noun });
  return (
    <Alert severity={isMissing ? 'warning' : 'error'}>
      <AlertTitle>{title}</AlertTitle>
      {error.message}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={onBack}>
          {translate('wd.form.back', { _: 'Back to the list' })}
        </Button>
        {!isMissing && (
          <Button size="small" color="inherit" onClick={onRetry}>
            {translate('wd.action.retry', { _: 'Retry' })}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
