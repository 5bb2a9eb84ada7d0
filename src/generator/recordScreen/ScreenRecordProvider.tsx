import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, type RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import type { EntityModule } from '../../model/entity/entity';
import { createRequiredContext } from '../../ui/createRequiredContext';
import { useRecordPoll } from '../queries/useRecordPoll';
import { useRecord, type RecordState } from './useRecord';

/** Provides the record of the current screen and its loading state. */
const [RecordStateProvider, useScreenRecord] = createRequiredContext<RecordState>(
  'A screen of a record stands outside of its ScreenRecordProvider',
);
export { useScreenRecord };

interface Props {
  resource: string;
  id: Identifier;
  /** The entity. Undefined until the entity definition is loaded. */
  module: EntityModule | undefined;
  /**
   * Index of the route set that contains the current route. Every route set other than the first may define a get
   * call of its own.
   */
  routeIndex: number;
  isView: boolean;
  children: ReactNode;
}

/**
 * Returns the row of this record from the most recently loaded list page. This row is the complete record if the
 * entity has no get call. Undefined for other entities and for polled records, which are always requested.
 */
function useListedRow({ resource, id, module, isView }: Props): RaRecord | undefined {
  const client = useQueryClient();
  const [row] = useState(() => {
    if (!isView || !module?.entity.getsRow || module.entity.view?.poll) return undefined;
    const pages = client.getQueryCache().findAll({ queryKey: [resource, 'getList'] });
    return pages
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .flatMap(({ state }) => (state.data as { data?: RaRecord[] } | undefined)?.data ?? [])
      .find((one) => String(one.id) === String(id));
  });
  return row;
}

function Asked(props: Props) {
  const { resource, id, module, routeIndex, isView, children } = props;
  const row = useListedRow(props);
  const poll = useRecordPoll(isView ? module : undefined);
  const params = useParams();
  const state = useRecord(resource, id, {
    get: module?.entity.variantGets?.[routeIndex],
    params,
    waits: routeIndex > 0 && module === undefined,
    row,
    poll,
  });
  return <RecordStateProvider value={state}>{children}</RecordStateProvider>;
}

/**
 * Requests the record in the URL at once, while the code of the screen is still loading. If the URL changes to
 * another record, the screen is remounted. A schema edit does not remount the screen.
 */
export const ScreenRecordProvider = (props: Props) => <Asked key={String(props.id)} {...props} />;
