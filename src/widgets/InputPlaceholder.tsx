import { useT } from '../i18n/useT';
import { Skeleton } from '../ui/Skeleton';

/** Keeps an input's place, at an input's height, while its code is on the way. `data-pending` tells so. */
export function InputPlaceholder({ label, compact = false }: { label: string; compact?: boolean }) {
  const t = useT();
  return (
    <output data-pending aria-label={t('field.loading', { field: label })} className="wd-input-placeholder">
      <Skeleton shape="block" height={compact ? 32 : 40} />
    </output>
  );
}
