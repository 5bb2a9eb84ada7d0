import { useEffect } from 'react';
import { useEvent, useNotify } from 'ra-core';
import { viewTexts } from '../../i18n/en/viewTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import type { ListParamsConfig } from '../queries/listParams';
import type { PendingView } from './pendingView';
import { useListViews } from './useListViews';
import { parseViewHash } from './viewLink';

interface Props {
  entity: Entity;
  rules: ListParamsConfig;
  pendingView: PendingView;
}

/** Opens the view of a link, or the one that the user opened last. It renders nothing. */
export function OpenPendingView({ entity, rules, pendingView: { hash, drop } }: Props) {
  const t = useLazyTextTranslate('views', viewTexts);
  const notify = useNotify();
  const views = useListViews(entity, rules);
  const openView = useEvent((wanted: string) => {
    const target = parseViewHash(wanted);
    const view = typeof target === 'string' ? views.find(target) : target;
    if (!view) {
      const message = t('unknown');
      notify(message, { type: 'warning', messageArgs: { _: message } });
      drop();
    }
    views.open(view, { replace: true });
  });
  useEffect(() => openView(hash), [openView, hash]);
  return null;
}
