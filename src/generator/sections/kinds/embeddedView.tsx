import { EntityModuleProvider } from '../../../widgets/context/currentEntity';
import { SectionLoading, SaveFirstNotice } from '../SectionLoading';
import type { SectionKindProps } from '../types';
import { useLazyEntity } from '../useLazyEntity';
import { getParentRequestValues } from '../parentRequestValues';
import { EmbeddedRecordView } from '../../view/RecordView';

/**
 * A section with the view of another entity. The view shows the record that values of this record identify, or the
 * record of a singleton.
 */
export function Section({ section, record, Sections }: SectionKindProps) {
  const { module, error, retry } = useLazyEntity(section.embeddedView ?? '');
  const parentValues = getParentRequestValues(section.paramsFromRecord, record);
  if (!parentValues) return <SaveFirstNotice />;
  if (!module) return <SectionLoading error={error} onRetry={retry} />;
  return (
    <EntityModuleProvider value={module}>
      <EmbeddedRecordView module={module} parentValues={parentValues} Sections={Sections} />
    </EntityModuleProvider>
  );
}
