import { useMemo } from 'react';
import { useEvent, useLocation, useNavigate, useNotify, useStore, useStoreContext } from 'ra-core';
import { viewTexts } from '../../i18n/en/viewTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { useGetDraftOwner } from '../../widgets/context/unsavedChanges';
import { getLastViewSetting, serializeListParams, type ListParamsConfig } from '../queries/listParams';
import {
  getMissingViewFields,
  getSharedViews,
  getViewParams,
  LINKED_VIEW_ID,
  parseListView,
  parseListViews,
  type ListView,
} from './listView';
import { getOwnViewsSetting, getViewColumnsSetting, getViewDensitySetting } from './viewSettings';
import { joinTexts } from '../../model/formatting/joinTexts';

export interface ListViews {
  /** The views of the schema file. */
  shared: ListView[];
  /** The views that this user has saved in this browser. */
  own: ListView[];
  /** The view of the last opened link, until it is saved. */
  linked: ListView | undefined;
  find(id: string | undefined): ListView | undefined;
  /** Shows a view, or the list without a view. The list is then opened with it until another one is chosen. */
  open(view: ListView | undefined, options?: { replace?: boolean }): void;
  /** Shows the columns and the density of the view in the URL, if they were reset since it was opened. */
  restore(view: ListView): void;
  /** Adds or replaces an own view and shows it. */
  save(view: ListView): void;
  rename(view: ListView, title: string): void;
  remove(view: ListView): void;
}

/** Provides the views of a list. Those of the user are stored in this browser, under the name of the user. */
export function useListViews(entity: Entity, rules: ListParamsConfig): ListViews {
  const { name } = entity;
  const store = useStoreContext();
  const notify = useNotify();
  const t = useLazyTextTranslate('views', viewTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const owner = useGetDraftOwner()() ?? '';
  const [stored, setStored] = useStore<unknown>(getOwnViewsSetting(owner, name));
  const [storedLink, setLinked] = useStore<unknown>(`linkedView.${name}`);
  const own = useMemo(() => parseListViews(stored), [stored]);
  const linked = useMemo(() => parseListView(storedLink), [storedLink]);
  const shared = useMemo(() => getSharedViews(entity), [entity]);

  const put = (setting: string, value: unknown): void => {
    if (value === undefined) store.removeItem(setting);
    else store.setItem(setting, value);
  };
  const remember = (id: string | undefined): void => {
    const setting = getLastViewSetting(name);
    const ids = Object.entries(store.getItem<Record<string, string>>(setting) ?? {}).filter(([user]) => user !== owner);
    if (id !== undefined) ids.push([owner, id]);
    put(setting, ids.length > 0 ? Object.fromEntries(ids) : undefined);
  };
  const applySettings = ({ id, columns, density }: ListView): void => {
    put(getViewColumnsSetting(name, id), columns);
    put(getViewDensitySetting(name, id), density);
  };
  const open = useEvent((view: ListView | undefined, { replace = false }: { replace?: boolean } = {}) => {
    if (view?.id === LINKED_VIEW_ID) setLinked(view);
    else remember(view?.id);
    if (view) {
      applySettings(view);
      const missing = getMissingViewFields(view, { entity, rules });
      const message = t('missing', { view: view.title, names: joinTexts(missing), smart_count: missing.length });
      if (missing.length > 0) notify(message, { type: 'warning', messageArgs: { _: message } });
    }
    navigate(
      { pathname, search: view && serializeListParams(getViewParams(view, rules), rules), hash: '' },
      { replace },
    );
  });
  const restore = useEvent((view: ListView) => {
    const settings = [getViewColumnsSetting(name, view.id), getViewDensitySetting(name, view.id)];
    if (settings.every((setting) => store.getItem(setting) === undefined)) applySettings(view);
  });
  return {
    restore,
    shared,
    own,
    linked,
    find: (id) => [...shared, ...own, ...(linked ? [linked] : [])].find((view) => view.id === id),
    open,
    save: (view) => {
      const isKnown = own.some(({ id }) => id === view.id);
      setStored(isKnown ? own.map((one) => (one.id === view.id ? view : one)) : [...own, view]);
      open(view, { replace: true });
    },
    rename: (view, title) => setStored(own.map((one) => (one.id === view.id ? { ...one, title } : one))),
    remove: (view) => {
      setStored(own.filter(({ id }) => id !== view.id));
      applySettings({ id: view.id, title: '' });
      open(undefined, { replace: true });
    },
  };
}
