import { useAppTranslate } from '../../i18n/useAppTranslate';
import { LoadError } from '../../ui/LoadError';
import { Skeleton } from '../../ui/Skeleton';

const HEIGHT = 112;

/** Shown while the definition, code or record of a section loads, or when loading failed. */
export function SectionLoading({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) {
  if (error) return <LoadError onRetry={onRetry} />;
  return <Skeleton shape="block" height={HEIGHT} />;
}

/** Shown by sections that need a saved record. */
export function SaveFirstNotice() {
  const t = useAppTranslate();
  return <p className="wd-quiet">{t('section.saveFirst')}</p>;
}
