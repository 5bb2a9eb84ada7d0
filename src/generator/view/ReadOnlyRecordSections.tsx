import { RecordContextProvider, type RaRecord } from 'ra-core';
import type { EntityModule, Section } from '../../model/entity/entity';
import { ObjectShapeProvider } from '../../widgets/context/objectShape';
import { ViewOnlyProvider } from '../../widgets/context/viewOnly';
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

/** Shows the values of a record that the user may not edit. */
export function ReadOnlyRecordSections({ module, record, sections, plain = false }: Props) {
  const { entity } = module;
  const shown = sections ?? entity.view?.sections ?? entity.form?.sections ?? [];
  return (
    <ObjectShapeProvider value={entity.shape}>
      <RecordContextProvider value={record}>
        <RecordValuesProvider>
          <ViewOnlyProvider value>
            <Sections module={module} sections={shown} record={record} plain={plain} />
          </ViewOnlyProvider>
        </RecordValuesProvider>
      </RecordContextProvider>
    </ObjectShapeProvider>
  );
}
