import { useAppTranslate } from '../i18n/useAppTranslate';
import { Skeleton } from '../ui/Skeleton';

/**
 * Reserves the space of an input while the code of the input is loading. The attribute `data-pending` marks the
 * placeholder.
 */
export function InputSkeleton({ label, compact = false }: { label: string; compact?: boolean }) {
  const t = useAppTranslate();
  return (
    <output data-pending aria-label={t('field.loading', { field: label })} className="wd-input-placeholder">
      <Skeleton shape="block" height={compact ? 32 : 40} />
    </output>
  );
}
