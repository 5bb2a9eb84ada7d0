import type { ReactNode } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

interface FailedProps {
  error: Error;
  onRetry: () => void;
}

/** Stands under an empty table after a failed call (SHELL-014), with the server's own text (MSG-002). */
export function FailedNotice({ error, onRetry }: FailedProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 6, textAlign: 'center' }}>
      <Typography variant="subtitle1">{translate('wd.list.failed', { _: 'The list could not be loaded' })}</Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {error.message}
      </Typography>
      <Button variant="outlined" onClick={onRetry}>
        {translate('wd.action.retry', { _: 'Retry' })}
      </Button>
    </Box>
  );
}

interface EmptyProps {
  /** The schema's own text for a list without rows. */
  text?: string;
  filtered: boolean;
  onReset: () => void;
  /** The way to a first row, where there is one. */
  children: ReactNode;
}

/** Says why there is nothing, and what to do about it. */
export function EmptyNotice({ text, filtered, onReset, children }: EmptyProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 6, textAlign: 'center' }}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {filtered
          ? translate('wd.list.nothingFound', { _: 'Nothing matches these filters' })
          : (text ?? translate('wd.list.empty', { _: 'There is nothing here yet' }))}
      </Typography>
      {filtered ? (
        <Button variant="outlined" onClick={onReset}>
          {translate('wd.list.showAll', { _: 'Show all' })}
        </Button>
      ) : (
        children
      )}
    </Box>
  );
}
