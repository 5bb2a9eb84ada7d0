import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRODUCT } from '../model/product';

/** The bolt on its spark; the name beside it is the accessible text. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', flexShrink: 0 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 28, height: 28, flexShrink: 0 }}>
        <Box component="rect" width="32" height="32" rx="8" sx={(theme) => ({ fill: theme.palette.brand.spark })} />
        <Box
          component="path"
          d="M18.5 4.5 8 18h6.5l-1.5 9.5L24 14h-7z"
          sx={(theme) => ({ fill: theme.palette.brand.ink, stroke: theme.palette.brand.ink, strokeWidth: 1.5 })}
          strokeLinejoin="round"
        />
      </Box>
      {compact ? null : (
        <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', letterSpacing: '-0.01em' }}>
          {PRODUCT}
        </Typography>
      )}
    </Stack>
  );
}
