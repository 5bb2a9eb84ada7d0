import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { findInManifest, loadEntity } from '../../model/registry';
import { ViewOnlyProvider } from '../../widgets/context/viewOnly';
import { NotFound } from '../NotFound';
import { useRights } from './RightsProvider';

export interface GuardProps {
  /** Name of the entity, or key of the resource for a hand-written screen. */
  entity: string;
  /** Addresses of the list that the screen belongs to. */
  paths: string[];
  children: ReactNode;
}

/**
 * Lets a screen through when its resource is permitted, else shows the 404 page (AUTH-40), and
 * tells everything below whether it may only be looked at. Until the rights are known nothing of
 * the screen is drawn or asked for; its code is already on its way.
 */
export function Guard({ entity, paths, children }: GuardProps) {
  const { loaded, failed, retry, resourceOf } = useRights();
  useEffect(() => {
    // A failure is reported by the screen itself, which loads the same chunk.
    if (!loaded && findInManifest(entity)) void loadEntity(entity).catch(() => undefined);
  }, [loaded, entity]);
  if (failed) return <RightsFailed retry={retry} />;
  if (!loaded) return null;
  const resource = resourceOf({ entity, paths });
  if (!resource) return <NotFound />;
  return <ViewOnlyProvider value={resource.viewOnly}>{children}</ViewOnlyProvider>;
}

function RightsFailed({ retry }: { retry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={retry}>
          {translate('wd.action.retry')}
        </Button>
      }
    >
      {translate('wd.rights.failed')}
    </Alert>
  );
}
