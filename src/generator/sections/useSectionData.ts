import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getParamNames } from '../../model/wire/parseCall';
import type { Call, Entity } from '../../model/entity/entity';
import { useToast } from '../../widgets/useToast';
import { toPageRequest } from '../queries/pageRequest';
import type { FilterValues } from '../queries/sanitizeFilter';
import type { Row } from '../shared/listRowIds';

/** Returns the common start of the query keys under which the sections of an entity cache their responses. */
export const getSectionsQueryKey = (entity: string): readonly string[] => ['wattdesk', 'section', entity];

export interface SectionData {
  /** The response of the server in any format, or the part of it that `read` extracts. Undefined while loading. */
  data: unknown;
  /** The error of the last request. It is cleared by a retry. */
  error: Error | undefined;
  retry: () => void;
}

/** The first rows of the list of an entity. */
export interface FirstRowsSource {
  firstRowsOf: string;
}

interface Question {
  /** The name of a call of the entity, a call that does not belong to the entity, or the first rows of a list. */
  call: string | Call | FirstRowsSource;
  /** The values to send. Undefined while they are not known yet: no request is sent then. */
  requestValues: Row | undefined;
  /** Polling interval in milliseconds. */
  intervalMs?: number | undefined;
  /** Extracts the required values from a response. If this function throws an error, the request counts as failed. */
  read?: ((data: unknown) => unknown) | undefined;
}

/** Number of rows that are requested where only the first ones matter. */
const FEW_ROWS = 10;

const keepUnchanged = (data: unknown): unknown => data;

/**
 * Returns the call of an entity with this name.
 * @throws Error that lists the existing calls
 */
function getCallByName({ name, calls }: Entity, wanted: string): Call {
  const call = calls[wanted];
  if (call) return call;
  throw new Error(`"${name}" has no call "${wanted}"; it has ${Object.keys(calls).join(', ')}`);
}

/**
 * Returns the request values as path parameters. Values that do not occur in the path are also returned as query
 * parameters of a GET request, or as the body of any other request.
 */
function placeRequestValues(call: Call, requestValues: Row): { params: Row; query?: Row; body?: Row } {
  const inPath = getParamNames(call.path);
  const others = Object.fromEntries(Object.entries(requestValues).filter(([name]) => !inPath.includes(name)));
  return { params: requestValues, ...(call.method === 'GET' ? { query: others } : { body: others }) };
}

/**
 * Loads the content of a section: on mount, when the request values change, and at the polling interval in the
 * schema while the page is visible. Responses to outdated requests are ignored. An error is shown as a toast only
 * once for the same request values.
 */
export function useSectionData(
  entity: Entity,
  { call: of, requestValues, intervalMs, read = keepUnchanged }: Question,
): SectionData {
  const { send, getList } = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const call = typeof of === 'string' ? getCallByName(entity, of) : of;
  const load = (values: Row, signal: AbortSignal): Promise<{ data?: unknown }> =>
    'firstRowsOf' in call
      ? getList(call.firstRowsOf, {
          ...toPageRequest({ page: 1, perPage: FEW_ROWS, filter: values as FilterValues }),
          signal,
        })
      : send(call, { ...placeRequestValues(call, values), signal, read: true });
  const key = JSON.stringify(requestValues);
  const [fault, setFault] = useState<{ key: string | undefined; error: Error }>();
  const { data, isError, refetch } = useQuery({
    queryKey: [...getSectionsQueryKey(entity.name), of, requestValues],
    queryFn: async ({ signal }) => {
      try {
        const response = await load(requestValues ?? {}, signal);
        const taken = read(response.data ?? null);
        setFault(undefined);
        return taken;
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        if (!signal.aborted) {
          if (fault?.key !== key) toast.error(error);
          setFault({ key, error });
        }
        throw error;
      }
    },
    enabled: requestValues !== undefined,
    staleTime: intervalMs ?? Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: intervalMs !== undefined,
    refetchInterval: intervalMs ?? false,
  });
  const error = fault !== undefined && fault.key === key ? fault.error : undefined;
  return {
    data: isError || error !== undefined ? undefined : data,
    error,
    retry: () => {
      setFault(undefined);
      void refetch();
    },
  };
}
