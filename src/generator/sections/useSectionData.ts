import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getParamNames } from '../../model/wire/parseCall';
import type { Call, Entity } from '../../model/entity/entity';
import { useToast } from '../../widgets/useToast';
import type { Row } from '../records/rowIds';

/** The beginning of the keys of all that the sections of an entity have loaded. */
export const getSectionsQueryKey = (entity: string): readonly string[] => ['wattdesk', 'section', entity];

export interface SectionData {
  /** What the server has answered, whatever its shape; undefined until it has. */
  data: unknown;
  /** Why it could not be read, until it is read again. */
  error: Error | undefined;
  retry: () => void;
}

interface Question {
  /** One of the entity's calls, by its name, or another one. */
  call: string | Call;
  /** What it is asked with; undefined while that is not known. */
  asked: Row | undefined;
  /** Milliseconds after which it is asked for again. */
  intervalMs?: number | undefined;
  /** What is taken from an answer; what it throws makes the answer a failure. */
  read?: ((data: unknown) => unknown) | undefined;
}

const asItIs = (data: unknown): unknown => data;

/** @throws Error naming the calls there are */
function callNamed({ name, calls }: Entity, wanted: string): Call {
  const call = calls[wanted];
  if (call) return call;
  throw new Error(`"${name}" has no call "${wanted}"; it has ${Object.keys(calls).join(', ')}`);
}

/** The values of a question at the places where the call takes them. */
function placed(call: Call, asked: Row): { params: Row; query?: Row; body?: Row } {
  const inPath = getParamNames(call.path);
  const others = Object.fromEntries(Object.entries(asked).filter(([name]) => !inPath.includes(name)));
  return { params: asked, ...(call.method === 'GET' ? { query: others } : { body: others }) };
}

/**
 * Loads the data of a section: on mount, when its parameters change, and at the interval of the schema while the page
 * is visible. Answers to outdated requests are ignored. An error is reported once.
 */
export function useSectionData(entity: Entity, { call: of, asked, intervalMs, read = asItIs }: Question): SectionData {
  const { send } = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const call = typeof of === 'string' ? callNamed(entity, of) : of;
  const key = JSON.stringify(asked);
  const [fault, setFault] = useState<{ key: string | undefined; error: Error }>();
  const { data, isError, refetch } = useQuery({
    queryKey: [...getSectionsQueryKey(entity.name), of, asked],
    queryFn: async ({ signal }) => {
      try {
        const answer = await send(call, { ...placed(call, asked ?? {}), signal, read: true });
        const taken = read(answer.data ?? null);
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
    enabled: asked !== undefined,
    staleTime: intervalMs ?? Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: intervalMs !== undefined,
    refetchInterval: intervalMs ?? false,
    retry: false,
    networkMode: 'always',
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
