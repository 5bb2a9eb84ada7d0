import Add from '@mui/icons-material/Add';
import BarChart from '@mui/icons-material/BarChart';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Refresh from '@mui/icons-material/Refresh';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button, ButtonLink } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { lazyComponent } from '../../ui/lazyComponent';
import { SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { ActionsMenu } from '../actions/ActionsMenu';
import type { AvailableAction } from '../actions/types';
import type { ListMenusProps } from './ListMenus';

/** Loaded separately, because nobody opens a menu before the rows are there. */
const lazyListMenus = lazyComponent(() => import('./ListMenus').then(({ ListMenus }) => ListMenus), {
  LoadingComponent: ({ list }: ListMenusProps) => <span className="wd-list-menus" data-views={list.rules && ''} />,
  withoutMui: true,
});

interface Props extends ListMenusProps {
  onRefresh: () => void;
  /** Undefined if the list has no chart. */
  chart?: { open: boolean; onToggle: () => void } | undefined;
  /** The actions of the list. The action `create` is the last one. */
  actions: readonly AvailableAction[];
  /** Preloads the form. Called when a button that opens the form is hovered or focused. */
  preload: () => void;
}

const ICONS: Partial<Record<AvailableAction['kind'], typeof Add>> = {
  create: Add,
  download: FileDownload,
  export: FileDownload,
  import: FileUpload,
};

interface ActionButtonProps {
  action: AvailableAction;
  /** Whether the button is shown in an empty list. Its text then offers to create the first record. */
  first?: boolean;
  /** The appearance. By default, it depends on the kind of the action. */
  look?: 'text' | 'outlined' | 'contained';
  /**
   * The name of the record to which the action applies. It is part of the accessible name and distinguishes buttons
   * with the same text.
   */
  about?: string;
  preload?: () => void;
}

/**
 * Button of an action. On a phone, where the heading and all buttons share one line, the buttons for export and
 * import show only their icon.
 */
export function ActionButton({ action, first = false, look: own, about, preload }: ActionButtonProps) {
  const t = useAppTranslate();
  const narrow = useIsPhone();
  const { name, kind, label, to, isDisabled, reason, isBusy, isDanger, run } = action;
  const Icon = ICONS[kind];
  const text = first ? t('list.createFirst') : label;
  const ahead = preload ? { onPointerEnter: preload, onFocus: preload } : {};
  const key = kind === 'create' && !first ? { 'aria-keyshortcuts': SHORTCUT_KEYS.create } : {};
  const look = own ?? (kind === 'create' ? (first ? 'outlined' : 'contained') : 'text');
  const icon = Icon ? <Icon /> : undefined;
  if (to) {
    return (
      <ButtonLink look={look} icon={icon} to={to.to} state={to.state} {...ahead} {...key}>
        {text}
      </ButtonLink>
    );
  }
  // While the action is running, the button gets `aria-disabled` and not `disabled`, because a disabled button
  // would lose the focus.
  const busy = isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  const why = reason ? { 'aria-disabled': true, 'aria-description': reason, 'data-tooltip': reason } : {};
  const state = { disabled: isDisabled && !reason, ...busy, ...why, onClick: run };
  const spoken = about ? t('assignment.title', { action: label, name: about }) : label;
  // Only the buttons for export and import are reduced to their icon. Other downloads keep their text, because they
  // have the same icon as the export.
  if (narrow && Icon && (name === 'export' || kind === 'import')) {
    return (
      <IconButton label={spoken} {...state}>
        <Icon />
      </IconButton>
    );
  }
  return (
    <Button
      look={look}
      icon={icon}
      className={isDanger ? 'wd-danger' : ''}
      {...(about ? { size: 'small', 'aria-label': spoken } : {})}
      {...state}
      {...ahead}
      {...key}
    >
      {text}
    </Button>
  );
}

/**
 * The buttons of a list. Actions that the user may not perform are not shown. On a phone several actions beside the
 * button to create a record are in a menu, so that the buttons are in one line.
 */
export function ListToolbar({ entity, list, columns, onRefresh, chart, actions, preload }: Props) {
  const t = useAppTranslate();
  const isPhone = useIsPhone();
  const others = actions.filter(({ kind }) => kind !== 'create');
  const isFolded = isPhone && others.length > 1 && others.length < actions.length;
  const buttons = isFolded ? actions.slice(others.length) : actions;
  return (
    <>
      <lazyListMenus.Component {...{ entity, list, columns }} />
      <IconButton label={t('action.refresh')} onClick={onRefresh}>
        <Refresh />
      </IconButton>
      {chart && (
        <IconButton label={t('list.chart')} aria-pressed={chart.open} onClick={chart.onToggle}>
          <BarChart />
        </IconButton>
      )}
      {isFolded && <ActionsMenu actions={others} name={entity.title} />}
      {buttons.map((action) => (
        <ActionButton key={action.name} action={action} {...(action.kind === 'create' ? { preload } : {})} />
      ))}
    </>
  );
}
