import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'ra-core';
import type { Entity } from '../../model/entity/entity';
import { getMarkCreatedQueryKey } from '../queries/markCreatedQueryKey';
import { useRememberScreen } from '../shared/useRememberScreen';

const EDIT_DIALOG = /[?&](dialog=edit-[^&]+)/;

/**
 * Remembers the record of a screen, or of the dialog that the URL opens over a list, for the command palette.
 * @param name the name of the record; undefined while it is not known
 */
export function useRememberRecord({ title, singleton }: Entity, name: string | undefined, isDialog = false): void {
  const { pathname, search } = useLocation();
  const dialog = EDIT_DIALOG.exec(search)?.[1];
  // Dialogs of embedded lists are not in the URL. Filters are left out, because they may contain search texts.
  const isReachable = !singleton && (isDialog ? dialog !== undefined : true);
  const path = isDialog ? `${pathname}?${dialog}` : pathname;
  const client = useQueryClient();
  // Whoever opens a record is done with the one that was created before.
  useEffect(() => client.removeQueries({ queryKey: getMarkCreatedQueryKey() }), [client]);
  useRememberScreen(name && isReachable ? { path, title: name, detail: title } : undefined);
}
