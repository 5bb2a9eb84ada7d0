import { useLoading, useTranslate } from 'ra-core';
import { ProgressLine } from '../ui/ProgressLine';

/** A thin line below the top bar while any call runs. */
export function LoadingBar() {
  const loading = useLoading();
  const translate = useTranslate();
  return loading ? <ProgressLine label={translate('ra.page.loading')} /> : null;
}
