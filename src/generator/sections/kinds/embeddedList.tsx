import { late } from '../../../ui/late';
import type { EmbeddedListProps } from '../EmbeddedList';
import { Later, SaveFirst } from '../Later';
import type { SectionKindProps } from '../types';
import { askedWith, useOtherEntity } from '../useOtherEntity';

const embeddedList = late<EmbeddedListProps>(() => import('../EmbeddedList').then(({ EmbeddedList }) => EmbeddedList));

/** The list of another entity, asked with values of this record. */
export function Section({ section, record }: SectionKindProps) {
  const { module, error, retry } = useOtherEntity(section.embeddedList ?? '');
  const around = askedWith(section.paramsFromRecord, record);
  if (!around) return <SaveFirst />;
  if (!module) return <Later error={error} onRetry={retry} />;
  return <embeddedList.Component module={module} around={around} title={section.title} />;
}
