import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useEvent, useNavigate } from 'ra-core';
import { isInternalPath } from '../../ui/basePath';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Action, EntityModule } from '../../model/entity/entity';
import { fillUrl } from '../../model/values/fillTemplate';
import { useToast } from '../../widgets/useToast';
import type { FilterValues } from '../read/listParams';
import { getRowKey, type Row } from '../records/rowIds';
import { useOriginState } from '../records/originPath';
import { ActionDialogs } from './ActionDialogs';
import { getActionsForScope, getActionAvailability } from './availableActions';
import { getPlaceholderValues, type ActionTarget } from './actionRequest';
import { isExternalUrl, openInNewTab } from './openInNewTab';
import {
  NAVIGATION_ACTIONS,
  type NavigationTarget,
  type NavigationAction,
  type AvailableAction,
  type GetAvailableActions,
  type PerformedAction,
} from './types';
import { usePerformAction } from './usePerformAction';
import { getForbiddenFilters, getMissingFilters, getMissingFilterText } from './requiredFilters';
import { useDelete } from './useDelete';
import { useRestoreFocus } from './useRestoreFocus';
import { getCooldownKey, useActionCooldown } from './useActionCooldown';
import { useCurrentUser } from '../records/useCurrentUser';

/** Where actions are offered, and what the place does itself. */
export interface ActionsOptions {
  module: EntityModule;
  /** What the entity was asked with: of the record whose screen it stands on. */
  parentValues?: Row;
  /** What the page call of the list is asked with, for what sends no more than that. */
  input?: Row;
  /** What its filters say, by their names. */
  filters?: FilterValues;
  /** Leads to the form for a new record, also one like a record, to that of a record, or to its view. */
  getNavigationTarget(kind: NavigationAction, record?: Row): NavigationTarget | (() => void) | undefined;
  /** Reads again what an action may have changed. */
  onChanged(after?: number, subject?: ActionTarget): unknown;
  /** With these chosen rows it is done. */
  onPerformed?(ids: readonly unknown[]): void;
  /** The record is gone. */
  onDeleted?(record: Row): unknown;
  onExport?(): void;
  /** Where the keyboard goes on when what has opened a dialog is gone. */
  focusFallbackRef?: RefObject<HTMLElement | null>;
  /** Of a form: checks what stands in it, and hands it on where it is right. */
  validate?(run: (subject: ActionTarget) => Promise<boolean>): void;
}

export interface ActionsControl {
  getActions: GetAvailableActions;
  /** Rows whose deletion is running, by id. */
  deletingIds: ReadonlySet<string>;
  /** The dialogs of what was chosen. */
  dialogs: ReactNode;
}

const DEFAULT_LABELS = {
  duplicate: 'action.duplicate',
  create: 'action.create',
  edit: 'action.edit',
  view: 'action.view',
  delete: 'action.delete',
  export: 'action.export',
  import: 'action.import',
} as const;

const isLeading = (kind: Action['kind']): kind is NavigationAction =>
  (NAVIGATION_ACTIONS as readonly string[]).includes(kind);

/** Those with a dialog of their own. */
const OPENS: readonly Action['kind'][] = ['assign', 'import', 'custom'];
const SENDS: readonly Action['kind'][] = ['call', 'download'];
const LEADS: readonly Action['kind'][] = [...NAVIGATION_ACTIONS, 'link'];

/** The actions of an entity at the places of one screen. */
export function useActions(host: ActionsOptions): ActionsControl {
  const { module } = host;
  const { entity } = module;
  const t = useAppTranslate();
  const navigate = useNavigate();
  const origin = useOriginState();
  const user = useCurrentUser();
  const toast = useToast();
  const [open, setOpen] = useState<PerformedAction>();
  const changed = useEvent((after?: number, subject?: ActionTarget) => host.onChanged(after, subject));
  const pauses = useActionCooldown();
  const watch = { onStart: pauses.start, onChanged: changed, onPerformed: host.onPerformed };
  const call = usePerformAction({ module, ...watch });
  useRestoreFocus(open !== undefined || call.dialog !== undefined, host.focusFallbackRef);
  const deletion = useDelete(
    entity,
    useEvent((record: Row) => host.onDeleted?.(record)),
  );

  const withAround = ({ record, ...rest }: ActionTarget): ActionTarget =>
    host.parentValues
      ? { ...rest, record: { ...host.parentValues, ...record } }
      : { ...rest, ...(record ? { record } : {}) };

  const labelOf = ({ title, kind, name }: Action): string => {
    if (title !== undefined) return title;
    if (kind === 'create' && entity.messages['createLabel'] !== undefined) return entity.messages['createLabel'];
    return kind in DEFAULT_LABELS ? t(DEFAULT_LABELS[kind as keyof typeof DEFAULT_LABELS]) : name;
  };

  const start = async (action: Action, given: ActionTarget): Promise<boolean> => {
    const performed: PerformedAction = { action, target: withAround(given), label: labelOf(action) };
    if (!action.input && !OPENS.includes(action.kind)) return call.run(performed);
    setOpen(performed);
    return true;
  };

  const run = (action: Action, given: ActionTarget): void => {
    const { record } = given;
    const { filters = host.filters, input = host.input } = given;
    const [missing] = getMissingFilters(entity, action, input, getForbiddenFilters(module, filters));
    if (missing) return void toast.error(getMissingFilterText(missing, t));
    const subject = action.kind === 'download' && !record ? { input: host.input, ...given } : given;
    if (action.kind === 'export') host.onExport?.();
    else if (action.kind === 'delete' && !given.selectedRows) void deletion.remove(record ?? {});
    else if (host.validate) host.validate((checked) => start(action, checked));
    else void start(action, subject);
  };

  const destinationOf = (
    action: Action,
    { record }: ActionTarget,
  ): ReturnType<ActionsOptions['getNavigationTarget']> => {
    const { kind, href, newTab } = action;
    if (isLeading(kind)) return host.getNavigationTarget(kind, record);
    if (kind !== 'link' || href === undefined) return undefined;
    const path = fillUrl(href, getPlaceholderValues(entity, withAround(record ? { record } : {}), ''));
    if (path === undefined || !(isExternalUrl(path) || isInternalPath(path))) return undefined;
    return newTab || isExternalUrl(path) ? () => void openInNewTab(path) : { to: path, state: origin };
  };

  /** Of the chosen rows those with which it can be done; the others are told, and left out. */
  const ableOf = (action: Action, subject: ActionTarget): ActionTarget => {
    const { selectedRows = [] } = subject;
    const able = selectedRows.filter(({ row }) => getActionAvailability(module, action, row) === 'open');
    return { ...subject, selectedRows: able, excludedIds: selectedRows.length - able.length };
  };

  const offerOf = (action: Action, given: ActionTarget): AvailableAction[] => {
    const subject = given.selectedRows ? ableOf(action, given) : given;
    const count = subject.selectedRows?.length;
    const standing = subject.record ? getActionAvailability(module, action, subject.record) : 'open';
    const destination = destinationOf(action, subject);
    const isLost = LEADS.includes(action.kind) && destination === undefined;
    // A link whose condition does not hold may stand there all the same.
    if (standing === 'hidden' || (isLost && standing !== 'disabled')) return [];
    const used = { action, target: withAround(subject) };
    const isRunning = call.input !== undefined && getCooldownKey(call.input) === getCooldownKey(used);
    const isBusy = isRunning || pauses.isCoolingDown(used);
    const to = typeof destination === 'object' && standing === 'open' ? destination : undefined;
    return [
      {
        name: action.name,
        kind: action.kind,
        label: count === undefined ? labelOf(action) : t('bulk.button', { action: labelOf(action), count }),
        ...(action.icon ? { icon: action.icon } : {}),
        isDanger: action.danger ?? action.kind === 'delete',
        isDisabled:
          standing === 'disabled' || count === 0 || (call.isRunning && !isBusy && SENDS.includes(action.kind)),
        isBusy,
        isButton: action.showAsButton === true,
        ...(to ? { to } : {}),
        run: () => {
          if (isBusy) return;
          if (typeof destination === 'function') destination();
          else if (to) navigate(to.to, { state: to.state });
          else run(action, subject);
        },
      },
    ];
  };

  const close = (isChanged: boolean): void => {
    setOpen(undefined);
    if (isChanged) changed();
  };
  return {
    getActions: (place, subject = {}) =>
      getActionsForScope(module, place, user).flatMap((action) => offerOf(action, subject)),
    deletingIds: useMemo(() => new Set(deletion.running), [deletion.running]),
    dialogs: (
      <>
        {open && (
          <ActionDialogs
            {...open}
            {...watch}
            key={`${open.action.name} ${open.target.record ? getRowKey(open.target.record) : ''}`}
            module={module}
            onClose={close}
          />
        )}
        {call.dialog}
      </>
    ),
  };
}
