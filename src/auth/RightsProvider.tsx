import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useToast } from '../widgets/useToast';
import { useSession } from './useSession';
import { resourceOf, type Resource, type ResourceOwner } from './rights';
import { useResources } from './useResources';

export interface Rights {
  loaded: boolean;
  /** The resources could not be read; `retry` asks again. */
  failed: boolean;
  retry(): void;
  /** Role of the signed-in user, empty when the server names none. */
  role: string;
  resources: readonly Resource[];
  resourceOf(owner: ResourceOwner): Resource | undefined;
}

const NONE: readonly Resource[] = [];

const RightsContext = createContext<Rights | undefined>(undefined);

/** Reads the resources for menu and guards; a failed call is one toast. */
export function RightsProvider({ children }: { children: ReactNode }) {
  const { resources, error, retry } = useResources();
  const role = useSession()?.roleName ?? '';
  const toast = useToast();
  useEffect(() => {
    if (error) toast.error(error);
  }, [error, toast]);
  const rights = useMemo<Rights>(
    () => ({
      loaded: resources !== undefined,
      failed: resources === undefined && error !== null,
      retry,
      role,
      resources: resources ?? NONE,
      resourceOf: (owner) => resourceOf(resources ?? NONE, owner),
    }),
    [resources, error, retry, role],
  );
  return <RightsContext value={rights}>{children}</RightsContext>;
}

/** What the signed-in user may see. */
export function useRights(): Rights {
  const rights = useContext(RightsContext);
  if (!rights) throw new Error('useRights stands outside of RightsProvider');
  return rights;
}
