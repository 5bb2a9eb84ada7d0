import { useEffect, type ReactNode } from 'react';
import { useParams } from 'ra-core';
import { ScreenSkeleton } from '../generator/screenLayout/ScreenSkeleton';
import { isCompleteId } from '../model/values/recordIds';
import { findManifestEntry, loadEntity } from '../model/registry/entityRegistry';
import { ViewOnlyProvider } from '../widgets/context/viewOnly';
import { NotFound } from './NotFound';
import { LoadError } from '../ui/LoadError';
import { useUserPermissions } from './PermissionsProvider';

export interface PermissionGuardProps {
  /**
   * Name of the entity, or key of the resource for a hand-written screen, followed by the name of the parent
   * entity.
   */
  names: string[];
  /** Paths of the list that the screen belongs to. */
  paths: string[];
  /** Fields that identify the record in the URL: a truncated or forged id identifies none. */
  ids?: readonly string[];
  /** The screen exists only for users who may change data. */
  isForm: boolean;
  children: ReactNode;
}

/** The same number as in the skeleton of `index.html`, which this one replaces. */
const ROWS = 10;

/**
 * Renders a screen if its permission exists, otherwise the 404 page, and provides whether it is view-only. Until the
 * permissions are loaded it renders a skeleton.
 */
export function PermissionGuard({ names, paths, ids = [], isForm, children }: PermissionGuardProps) {
  const [entity = ''] = names;
  const { id } = useParams();
  const { loaded, failed, retry, findPermission } = useUserPermissions();
  useEffect(() => {
    // A failure is reported by the screen itself, which loads the same chunk.
    if (!loaded && findManifestEntry(entity)) void loadEntity(entity).catch(() => undefined);
  }, [loaded, entity]);
  if (failed) return <LoadError text="rights.failed" fullPage onRetry={retry} />;
  if (!loaded) return <ScreenSkeleton view="list" rows={ROWS} />;
  const resource = findPermission({ names, paths });
  const isForged = id !== undefined && !isCompleteId(ids, id);
  if (!resource || isForged || (isForm && resource.viewOnly)) return <NotFound />;
  return <ViewOnlyProvider value={resource.viewOnly}>{children}</ViewOnlyProvider>;
}
