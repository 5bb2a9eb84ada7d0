import { recordViewTexts } from '../../i18n/en/recordViewTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { LoadError } from '../../ui/LoadError';
import { Skeleton } from '../../ui/Skeleton';

const HEIGHT = 112;

/** Shown while the entity, the code or the record of a section is loading, or after loading has failed. */
export function SectionLoading({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) {
  if (error) return <LoadError onRetry={onRetry} />;
  return <Skeleton shape="block" height={HEIGHT} />;
}

/** Shown instead of a section that can only be used after the record has been saved. */
export function SaveFirstNotice() {
  const t = useLazyTextTranslate('view', recordViewTexts);
  return <p className="wd-quiet">{t('saveFirst')}</p>;
}
