import { useEffect, type ReactNode } from 'react';
import { Box, Typography } from '@mui/material';
import { PRODUCT } from '../model/product';

/**
 * A page's one `h1`, its title in the browser's tab and history, and its buttons.
 * react-admin's `Title` is not used: it writes into the app bar, outside of the page's own headings.
 */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 56, py: 1 }}>
      <Typography variant="h5" component="h1" sx={{ flexGrow: 1, mr: { sm: 2 }, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {/* Where the title leaves no room, all of them go to the next line together. */}
      {children && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, ml: 'auto' }}>{children}</Box>
      )}
    </Box>
  );
}
