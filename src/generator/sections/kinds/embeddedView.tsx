import { EntityProvider } from '../../../widgets/context/entity';
import { Later, SaveFirst } from '../Later';
import type { SectionKindProps } from '../types';
import { askedWith, useOtherEntity } from '../useOtherEntity';
import { ViewBody } from '../../view/ViewBody';

/** The view of another entity's record: the one that a value of this record names, or the only one there is. */
export function Section({ section, record, Sections }: SectionKindProps) {
  const { module, error, retry } = useOtherEntity(section.embeddedView ?? '');
  const around = askedWith(section.paramsFromRecord, record);
  if (!around) return <SaveFirst />;
  if (!module) return <Later error={error} onRetry={retry} />;
  return (
    <EntityProvider value={module}>
      <ViewBody module={module} around={around} Sections={Sections} />
    </EntityProvider>
  );
}
