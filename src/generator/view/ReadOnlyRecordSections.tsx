import { RecordContextProvider, type RaRecord } from 'ra-core';
import type { EntityModule, Section } from '../../model/entity/entity';
import { Alert } from '../../ui/Alert';
import { ObjectShapeProvider } from '../../widgets/context/objectShape';
import { ViewOnlyProvider } from '../../widgets/context/viewOnly';
import { useReadOnlyReason } from '../recordScreen/useReadOnlyReason';
import { Sections } from '../sections/Sections';
import { RecordValuesProvider } from './RecordValuesProvider';

interface Props {
  module: EntityModule;
  record: RaRecord;
  /** Default: the sections of the view, or of the form. */
  sections?: readonly Section[];
  /** Whether the sections have no card of their own, because they are shown in a dialog. */
  plain?: boolean;
}

/** Shows the values of a record that the user may not edit. If only the state of the record is the reason, says so. */
export function ReadOnlyRecordSections({ module, record, sections, plain = false }: Props) {
  const { entity } = module;
  const reason = useReadOnlyReason(module, record);
  const shown = sections ?? entity.view?.sections ?? entity.form?.sections ?? [];
  return (
    <ObjectShapeProvider value={entity.shape}>
      <RecordContextProvider value={record}>
        <RecordValuesProvider>
          <ViewOnlyProvider value>
            {reason !== undefined && (
              <Alert severity="info" className="wd-view-note">
                {reason}
              </Alert>
            )}
            <Sections module={module} sections={shown} record={record} plain={plain} />
          </ViewOnlyProvider>
        </RecordValuesProvider>
      </RecordContextProvider>
    </ObjectShapeProvider>
  );
}
