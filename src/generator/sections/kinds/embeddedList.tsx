import { lazyComponent } from '../../../ui/lazyComponent';
import { SectionLoading, SaveFirstNotice } from '../SectionLoading';
import type { SectionKindProps } from '../types';
import { useLazyEntity } from '../useLazyEntity';
import { getParentRequestValues } from '../parentRequestValues';

const embeddedList = lazyComponent(() => import('../EmbeddedList').then(({ EmbeddedList }) => EmbeddedList));

/** A section with the list of another entity. The requests of the list contain values of this record. */
export function Section({ section, record }: SectionKindProps) {
  const { module, error, retry } = useLazyEntity(section.embeddedList ?? '');
  const parentValues = getParentRequestValues(section.paramsFromRecord, record);
  if (!parentValues) return <SaveFirstNotice />;
  if (!module) return <SectionLoading error={error} onRetry={retry} />;
  return <embeddedList.Component module={module} parentValues={parentValues} title={section.title} />;
}
