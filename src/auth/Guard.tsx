import { useEffect, type ReactNode } from 'react';
import { useParams } from 'ra-core';
import { ScreenSkeleton } from '../generator/shell/ScreenSkeleton';
import { isWhole } from '../model/values/ids';
import { findInManifest, loadEntity } from '../model/registry/registry';
import { ViewOnlyProvider } from '../widgets/context/viewOnly';
import { NotFound } from './NotFound';
import { LateFailure } from '../ui/LateFailure';
import { useRights } from './RightsProvider';

export interface GuardProps {
  /** Name of the entity, or key of the resource for a hand-written screen; behind it that of which it is part. */
  names: string[];
  /** Addresses of the list that the screen belongs to. */
  paths: string[];
  /** Fields that identify the record of an address: one that is cut or forged names none. */
  ids?: readonly string[];
  /** It is there only for those who may change something. */
  writes: boolean;
  children: ReactNode;
}

/** As many as `index.html` has, whose frame this one takes the place of. */
const ROWS = 10;

/**
 * Lets a screen through when its resource is permitted, else shows the 404 page, and tells everything
 * below whether it may only be looked at. Until the rights are known nothing of the screen is drawn or
 * asked for, only that something is to come; its code is already on its way.
 */
export function Guard({ names, paths, ids = [], writes, children }: GuardProps) {
  const [entity = ''] = names;
  const { id } = useParams();
  const { loaded, failed, retry, resourceOf } = useRights();
  useEffect(() => {
    // A failure is reported by the screen itself, which loads the same chunk.
    if (!loaded && findInManifest(entity)) void loadEntity(entity).catch(() => undefined);
  }, [loaded, entity]);
  if (failed) return <LateFailure text="rights.failed" alone onRetry={retry} />;
  if (!loaded) return <ScreenSkeleton view="list" rows={ROWS} />;
  const resource = resourceOf({ names, paths });
  const isForged = id !== undefined && !isWhole(ids, id);
  if (!resource || isForged || (writes && resource.viewOnly)) return <NotFound />;
  return <ViewOnlyProvider value={resource.viewOnly}>{children}</ViewOnlyProvider>;
}
