import { useLoading, useTranslate } from 'ra-core';
import LinearProgress from '@mui/material/LinearProgress';

/** A thin line below the top bar while any call runs; it takes no room and moves nothing. */
export function LoadingBar() {
  const loading = useLoading();
  const translate = useTranslate();
  if (!loading) return null;
  return (
    <LinearProgress
      aria-label={translate('ra.page.loading')}
      sx={{ position: 'absolute', insetInline: 0, bottom: -1, height: 2, backgroundColor: 'transparent' }}
    />
  );
}
