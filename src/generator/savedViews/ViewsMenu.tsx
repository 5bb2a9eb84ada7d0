import { useEffect, useState } from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useLocation } from 'ra-core';
import { viewTexts } from '../../i18n/en/viewTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { addBasePath } from '../../ui/basePath';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { lazyComponent } from '../../ui/lazyComponent';
import type { MenuEntry } from '../../ui/menu/types';
import { useMenu } from '../../ui/menu/useMenu';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { useConfirm } from '../../widgets/confirm/useConfirm';
import { useToast } from '../../widgets/useToast';
import type { ListParams, ListParamsConfig } from '../queries/listParams';
import { createView, isViewModified, LINKED_VIEW_ID, type ListAppearance, type ListView } from './listView';
import { createListViewDefinition } from './listViewDefinition';
import { useFocusOfReplacedButton } from './useFocusOfReplacedButton';
import { useListViews } from './useListViews';
import { createViewHash } from './viewLink';
import './views.css';

const nameDialog = lazyComponent(() => import('./ViewNameDialog').then(({ ViewNameDialog }) => ViewNameDialog));

export interface ViewsMenuProps {
  entity: Entity;
  params: ListParams;
  /** The rules of the URL that stores the state of the list. */
  rules: ListParamsConfig;
  appearance: ListAppearance;
}

/** The menu with the saved views of a list. Its button names the view that is shown, and says when the list differs. */
export function ViewsMenu({ entity, params, rules, appearance }: ViewsMenuProps) {
  const t = useLazyTextTranslate('views', viewTexts);
  const toast = useToast();
  const askConfirmation = useConfirm();
  const { pathname } = useLocation();
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const views = useListViews(entity, rules);
  const { own, shared, linked } = views;
  const active = views.find(params.view);
  const isOwn = active !== undefined && own.includes(active);
  const isModified = active !== undefined && isViewModified(active, params, appearance, { entity, rules });
  const { restore } = views;
  const { slotRef, keepFocus } = useFocusOfReplacedButton();
  useEffect(() => active && restore(active), [active, restore]);

  const save = (view: Pick<ListView, 'id' | 'title'>): void => {
    views.save(createView(view, params, appearance, { entity, rules }));
    toast.success(t('saved', { name: view.title }));
  };
  const open = (view: ListView | undefined): void => {
    keepFocus();
    views.open(view);
  };
  const saveName = (title: string): void => {
    keepFocus();
    setNaming(undefined);
    if (naming === 'rename' && active) views.rename(active, title);
    else save({ id: String(Date.now()), title });
  };
  const remove = async (view: ListView): Promise<void> => {
    const question = { title: t('removeTitle'), name: view.title, text: t('removeText'), confirm: t('delete') };
    if (!(await askConfirmation({ ...question, danger: true }))) return;
    keepFocus();
    views.remove(view);
  };
  const copy = async (text: string, message: string, failure: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(message);
    } catch {
      toast.error(failure);
    }
  };
  const copySchemaView = ({ title }: ListView): Promise<void> => {
    const entry = createListViewDefinition(title, params, appearance, entity, rules.pageSize);
    return copy(JSON.stringify(entry, null, 2), t('schemaCopied', { file: `${entity.name}.json` }), t('notCopied'));
  };
  const copyLink = (): Promise<void> => {
    const isShared = active !== undefined && shared.includes(active) && !isModified;
    const { title } = active ?? entity;
    const view = isShared
      ? active.id
      : createView({ id: LINKED_VIEW_ID, title }, params, appearance, { entity, rules });
    const link = `${window.location.origin}${addBasePath(pathname)}${createViewHash(view)}`;
    return copy(link, t('copied'), t('copyFailed'));
  };

  const toEntry = (view: ListView, detail: string | undefined, hasDivider: boolean): MenuEntry => ({
    key: view.id,
    label: view.title,
    kind: 'radio',
    checked: view === active,
    hasDivider,
    ...(detail ? { detail } : {}),
    onSelect: () => open(view),
  });
  const entries: MenuEntry[] = [
    { key: 'standard', label: t('standard'), kind: 'radio', checked: !active, onSelect: () => open(undefined) },
    ...shared.map((view, index) => toEntry(view, t('shared'), index === 0)),
    ...own.map((view, index) => toEntry(view, undefined, index === 0)),
    ...(linked && linked === active ? [toEntry(linked, t('fromLink'), true)] : []),
    ...(isModified
      ? [
          ...(isOwn ? [{ key: 'save', label: t('save'), hasDivider: true, onSelect: () => save(active) }] : []),
          { key: 'reset', label: t('reset'), hasDivider: !isOwn, onSelect: () => views.open(active) },
        ]
      : []),
    { key: 'save as', label: t('saveAs'), hasDivider: true, onSelect: () => setNaming('new') },
    ...(isOwn
      ? [
          { key: 'rename', label: t('rename'), onSelect: () => setNaming('rename') },
          { key: 'remove', label: t('remove'), danger: true, onSelect: () => void remove(active) },
        ]
      : []),
    { key: 'copy', label: t('copyLink'), hasDivider: true, onSelect: () => void copyLink() },
    // A shared view is in the schema file already.
    ...(active && (isModified || !shared.includes(active))
      ? [{ key: 'copy for schema', label: t('copyForSchema'), onSelect: () => void copySchemaView(active) }]
      : []),
  ];
  const { button, menu } = useMenu({ entries, label: t('views') });
  const isPhone = useIsPhone();
  const name = active ? t('current', { name: active.title }) : t('views');
  const label = isModified ? `${name} · ${t('modified')}` : name;
  return (
    <span ref={slotRef}>
      {active && !isPhone ? (
        <Button icon={<Bookmark />} className="wd-view" aria-label={label} {...button}>
          <span className="wd-view-title">{active.title}</span>
          {isModified && <span className="wd-view-mark">{t('modified')}</span>}
        </Button>
      ) : (
        <IconButton label={label} className={isModified ? 'wd-view-modified' : ''} {...button}>
          {active ? <Bookmark /> : <BookmarkBorder />}
        </IconButton>
      )}
      {menu}
      {naming && (
        <nameDialog.Component
          title={t(naming === 'new' ? 'newTitle' : 'renameTitle')}
          {...(naming === 'new' ? { help: t('newHelp') } : {})}
          initialName={naming === 'rename' || linked === active ? (active?.title ?? '') : ''}
          takenNames={own.filter((view) => naming === 'new' || view !== active).map(({ title }) => title)}
          onSave={saveName}
          onClose={() => setNaming(undefined)}
        />
      )}
    </span>
  );
}
