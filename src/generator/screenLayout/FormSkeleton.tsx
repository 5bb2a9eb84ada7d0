import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Section } from '../../model/entity/entity';
import { Skeleton } from '../../ui/Skeleton';

/** Height of a field in pixels. */
export const FIELD_HEIGHT = 56;

interface Props {
  title: string;
  /** The sections of the form that is loading. */
  sections: readonly Section[] | undefined;
}

/**
 * Skeleton of a form that is loading. It contains a bar for each field with the height of a field, so that there is
 * no layout shift when the record has loaded. If the user may already see the labels of the fields, `LoadingForm`
 * is used instead.
 */
export function FormSkeleton({ title, sections = [] }: Props) {
  const t = useAppTranslate();
  const count = Math.max(1, sections.flatMap(({ fields }) => fields).length);
  return (
    <output className="wd-card wd-section" aria-label={t('screen.loading', { title })}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" height={FIELD_HEIGHT} />
      ))}
    </output>
  );
}
