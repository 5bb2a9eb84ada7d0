import { EntityModuleProvider } from '../../../widgets/context/entityModule';
import { SectionLoading, SaveFirstNotice } from '../SectionLoading';
import type { SectionKindProps } from '../types';
import { getRequestValues, useLoadedEntity } from '../useLoadedEntity';
import { EmbeddedView } from '../../view/RecordView';

/** The view of another entity's record: the one identified by values of this record, or a singleton. */
export function Section({ section, record, Sections }: SectionKindProps) {
  const { module, error, retry } = useLoadedEntity(section.embeddedView ?? '');
  const parentValues = getRequestValues(section.paramsFromRecord, record);
  if (!parentValues) return <SaveFirstNotice />;
  if (!module) return <SectionLoading error={error} onRetry={retry} />;
  return (
    <EntityModuleProvider value={module}>
      <EmbeddedView module={module} parentValues={parentValues} Sections={Sections} />
    </EntityModuleProvider>
  );
}
