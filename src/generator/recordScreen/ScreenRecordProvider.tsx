import { createContext, useContext, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, type RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import type { EntityModule } from '../../model/entity/entity';
import { useRecordPoll } from '../queries/useRecordPoll';
import { useRecord, type RecordState } from './useRecord';

const ScreenRecordContext = createContext<RecordState | undefined>(undefined);

interface Props {
  resource: string;
  id: Identifier;
  /** The entity, once loaded. */
  module: EntityModule | undefined;
  /** Index of the route set; route sets other than the first may have a get call of their own. */
  reading: number;
  isView: boolean;
  children: ReactNode;
}

/**
 * Returns the row from the most recently loaded list page, for entities without a get call, whose row is the
 * complete record. Polled records are always requested.
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
  const { resource, id, module, reading, isView, children } = props;
  const row = useListedRow(props);
  const poll = useRecordPoll(isView ? module : undefined);
  const params = useParams();
  const state = useRecord(resource, id, {
    get: module?.entity.variantGets?.[reading],
    params,
    waits: reading > 0 && module === undefined,
    row,
    poll,
  });
  return <ScreenRecordContext.Provider value={state}>{children}</ScreenRecordContext.Provider>;
}

/**
 * Requests the record of the URL at once, while the code of the screen is still loading. Another record remounts
 * the screen; an edited schema does not.
 */
export const ScreenRecordProvider = (props: Props) => <Asked key={String(props.id)} {...props} />;

/**
 * Returns the record of the screen.
 * @throws Error outside of a `ScreenRecordProvider`
 */
export function useScreenRecord(): RecordState {
  const state = useContext(ScreenRecordContext);
  if (!state) throw new Error('A screen of a record stands outside of its ScreenRecord');
  return state;
}
