import { Navigate, RecordContextProvider, type RaRecord } from 'ra-core';
import type { EntityModule } from '../../model/entity';
import { pathTo } from '../../model/paths';
import { ShapeProvider } from '../../widgets/context/shape';
import { Sections } from '../sections/Sections';
import { RecordValues } from './RecordValues';

interface Props {
  module: EntityModule;
  reading?: number;
  record: RaRecord;
  /** In a dialog, whose own paper is frame enough. */
  plain?: boolean;
}

/** In place of the form of a record that may only be read: its view, or its values where it has none. */
export function ReadInstead({ module, reading = 0, record, plain = false }: Props) {
  const { entity } = module;
  const view = pathTo(entity, 'view', record.id, reading);
  if (view !== undefined) return <Navigate to={view} replace />;
  const sections = entity.view?.sections ?? entity.form?.sections ?? [];
  return (
    <ShapeProvider value={entity.shape}>
      <RecordContextProvider value={record}>
        <RecordValues>
          <Sections module={module} sections={sections} record={record} plain={plain} />
        </RecordValues>
      </RecordContextProvider>
    </ShapeProvider>
  );
}
