import { RecordContextProvider, type RaRecord } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { ShapeProvider } from '../../widgets/context/shape';
import { ViewOnlyProvider } from '../../widgets/context/viewOnly';
import { Sections } from '../sections/Sections';
import { RecordValues } from './RecordValues';

interface Props {
  module: EntityModule;
  record: RaRecord;
  /** In a dialog, whose own paper is frame enough. */
  plain?: boolean;
}

/** In place of the form of a record that may only be read: its values. */
export function ReadInstead({ module, record, plain = false }: Props) {
  const { entity } = module;
  const sections = entity.view?.sections ?? entity.form?.sections ?? [];
  return (
    <ShapeProvider value={entity.shape}>
      <RecordContextProvider value={record}>
        <RecordValues>
          <ViewOnlyProvider value>
            <Sections module={module} sections={sections} record={record} plain={plain} />
          </ViewOnlyProvider>
        </RecordValues>
      </RecordContextProvider>
    </ShapeProvider>
  );
}
