import { useT } from '../../i18n/useT';
import { Skeleton } from '../../ui/Skeleton';

const FIELD = 56;

/** As many bars as the form has fields, each of a field's height: nothing jumps when the record arrives. */
export function FormSkeleton({ title, fields }: { title: string; fields: number }) {
  const t = useT();
  return (
    <output className="wd-card wd-section" aria-label={t('screen.loading', { title })}>
      {Array.from({ length: Math.max(1, fields) }, (_, index) => (
        <Skeleton key={index} shape="block" height={FIELD} />
      ))}
    </output>
  );
}
