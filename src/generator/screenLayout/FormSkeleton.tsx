import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Section } from '../../model/entity/entity';
import { useHasSideColumn } from '../../ui/useHasSideColumn';
import { Skeleton } from '../../ui/Skeleton';

/** In pixels. */
export const FIELD_HEIGHT = 56;

interface Props {
  title: string;
  /** The sections that are loading. */
  sections: readonly Section[] | undefined;
  /** Whether the screen has a side column if the page is wide enough. */
  hasSideColumn?: boolean;
}

/**
 * A bar for each field of the form, with the height of a field, so that there is no layout shift when the record is
 * loaded.
 */
export function FormSkeleton({ title, sections = [], hasSideColumn = false }: Props) {
  const t = useAppTranslate();
  const isWide = useHasSideColumn() && hasSideColumn;
  const count = Math.max(1, sections.flatMap(({ fields }) => fields).length);
  const bars = (
    <output className="wd-card wd-section" aria-label={t('screen.loading', { title })}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" height={FIELD_HEIGHT} />
      ))}
    </output>
  );
  return isWide ? (
    <div className="wd-columns wd-columns-third">
      {bars}
      <div className="wd-card wd-section" aria-hidden>
        <Skeleton shape="block" height={3 * FIELD_HEIGHT} />
      </div>
    </div>
  ) : (
    bars
  );
}
