import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Keeps an input's place, at an input's height, while its code is on the way. `data-pending` tells so. */
export function InputPlaceholder({ label, compact = false }: { label: string; compact?: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      component="output"
      data-pending
      aria-label={translate('wd.field.loading', { _: '%{field} is loading', field: label })}
      sx={{ display: 'block', py: 1 }}
    >
      <Skeleton variant="rounded" height={compact ? 32 : 40} />
    </Box>
  );
}
