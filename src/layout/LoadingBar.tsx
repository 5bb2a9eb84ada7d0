import { useLoading, useTranslate } from 'ra-core';
import { ProgressBar } from '../ui/ProgressBar';

/** A thin progress line below the top bar, shown while any request is pending. */
export function LoadingBar() {
  const loading = useLoading();
  const translate = useTranslate();
  return loading ? <ProgressBar label={translate('ra.page.loading')} /> : null;
}
