import { Box, Button } from '@mui/material';
import { useT } from '../i18n/useT';

interface Props {
  /** Label of the field, for a screen reader that hears the button alone. */
  field: string;
  onRetry: () => void;
}

/** A list that did not arrive says so at its field; it must not look like an empty one. */
export function OptionsProblem({ field, onRetry }: Props) {
  const t = useT();
  const retry = t('options.retry');
  return (
    <Box role="alert" sx={{ color: 'error.main', display: 'flex', alignItems: 'center', gap: 1 }}>
      {t('options.failed')}
      <Button size="small" onClick={onRetry} aria-label={`${retry}: ${field}`} sx={{ py: 0, minWidth: 0 }}>
        {retry}
      </Button>
    </Box>
  );
}
