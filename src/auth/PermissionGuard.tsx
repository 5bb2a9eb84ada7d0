import { useEffect, type ReactNode } from 'react';
import { useParams } from 'ra-core';
import { ScreenSkeleton } from '../generator/screenLayout/ScreenSkeleton';
import { isCompleteId } from '../model/values/recordIds';
import { findManifestEntry, loadEntity } from '../model/registry/entityRegistry';
import { ViewOnlyProvider } from '../widgets/context/viewOnly';
import { lazyNotFound } from './lazyNotFound';
import { LoadError } from '../ui/LoadError';
import { useUserPermissions } from './PermissionsProvider';

export interface PermissionGuardProps {
  /**
   * The name of the entity (for a hand-written screen: the key of the resource), followed by the name of the parent
   * entity.
   */
  names: string[];
  /** The paths of the list to which the screen belongs. */
  paths: string[];
  /**
   * The fields whose values identify the record in the URL. If the id in the URL is truncated or forged and
   * therefore lacks one of these values, the 404 page is shown.
   */
  ids?: readonly string[];
  /** Whether the screen is a form, which only users who may change data can open. */
  isForm: boolean;
  children: ReactNode;
}

/**
 * The number of rows in the skeleton. It is the same as in the skeleton of `index.html`, which is shown before this
 * skeleton.
 */
const ROWS = 10;

/**
 * Renders a screen if the user has the permission for it, otherwise the 404 page. It renders a skeleton until the
 * permissions are loaded. Its children can read from a context whether the screen is view-only.
 */
export function PermissionGuard({ names, paths, ids = [], isForm, children }: PermissionGuardProps) {
  const [entity = ''] = names;
  const { id } = useParams();
  const { loaded, failed, retry, findPermission } = useUserPermissions();
  useEffect(() => {
    // A failure to load the chunk is ignored here. The screen itself loads the same chunk and reports the failure.
    if (!loaded && findManifestEntry(entity)) void loadEntity(entity).catch(() => undefined);
  }, [loaded, entity]);
  if (failed) return <LoadError text="rights.failed" fullPage onRetry={retry} />;
  if (!loaded) return <ScreenSkeleton view="list" rows={ROWS} />;
  const resource = findPermission({ names, paths });
  const isForged = id !== undefined && !isCompleteId(ids, id);
  if (!resource || isForged || (isForm && resource.viewOnly)) return <lazyNotFound.Component />;
  return <ViewOnlyProvider value={resource.viewOnly}>{children}</ViewOnlyProvider>;
}
