import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';

interface Props {
  /** Label of the field, for a screen reader that hears the button alone. */
  field: string;
  onRetry: () => void;
}

/** A list that did not arrive says so at its field; it must not look like an empty one (OPT-10). */
export function OptionsProblem({ field, onRetry }: Props) {
  const translate = useTranslate();
  const retry = translate('wd.options.retry', { _: 'Retry' });
  return (
    <Box role="alert" sx={{ color: 'error.main', display: 'flex', alignItems: 'center', gap: 1 }}>
      {translate('wd.options.failed', { _: 'Options could not be loaded' })}
      <Button size="small" onClick={onRetry} aria-label={`${retry}: ${field}`} sx={{ py: 0, minWidth: 0 }}>
        {retry}
      </Button>
    </Box>
  );
}
