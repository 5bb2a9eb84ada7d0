import type { ReactNode } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import type { Row } from '../shared/listRowIds';

const note = lazyComponent(() => import('./RelatedNote').then(({ RelatedNote }) => RelatedNote), {
  LoadingComponent: () => '…',
  ErrorComponent: () => null,
  withoutMui: true,
});

/** Returns the line for a question that says what refers to the record; nothing if no list can tell. */
export const getRelatedNote = (module: EntityModule, record: Row): { note?: ReactNode } =>
  module.entity.relatedLists ? { note: <note.Component module={module} record={record} /> } : {};
