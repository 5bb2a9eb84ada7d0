import { useT } from '../../i18n/useT';
import { LateFailure } from '../../ui/LateFailure';
import { Skeleton } from '../../ui/Skeleton';

const HEIGHT = 112;

/** In the place of a section whose definition, code or record is on its way, or did not arrive. */
export function Later({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) {
  if (error) return <LateFailure onRetry={onRetry} />;
  return <Skeleton shape="block" height={HEIGHT} />;
}

/** What a section says that needs a saved record. */
export function SaveFirst() {
  const t = useT();
  return <p className="wd-quiet">{t('section.saveFirst')}</p>;
}
