import { Box, Skeleton } from '@mui/material';
import { useT } from '../i18n/useT';

/** Keeps an input's place, at an input's height, while its code is on the way. `data-pending` tells so. */
export function InputPlaceholder({ label, compact = false }: { label: string; compact?: boolean }) {
  const t = useT();
  return (
    <Box
      component="output"
      data-pending
      aria-label={t('field.loading', { field: label })}
      sx={{ display: 'block', py: 1 }}
    >
      <Skeleton variant="rounded" height={compact ? 32 : 40} />
    </Box>
  );
}
