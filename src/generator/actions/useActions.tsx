import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useEvent, useNavigate } from 'ra-core';
import { isInternalPath } from '../../ui/basePath';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Action, EntityModule } from '../../model/entity/entity';
import { fillUrlTemplate } from '../../model/values/fillTemplates';
import { useToast } from '../../widgets/useToast';
import type { FilterValues } from '../queries/sanitizeFilter';
import { getRowKey, type Row } from '../shared/listRowIds';
import { useOriginScreenState } from '../shared/originPath';
import { ACTION_KINDS, isDestructiveAction } from './actionKinds';
import { ActionDialogs } from './ActionDialogs';
import { getActionsForScope, getActionAvailability } from './availableActions';
import { getTemplatePlaceholderValues, type ActionTarget } from './actionRequest';
import { getDisabledReason } from './getDisabledReason';
import { isExternalUrl, openInNewTab } from './openInNewTab';
import type {
  NavigationTarget,
  NavigationActionKind,
  AvailableAction,
  AvailableActionsFunction,
  PerformedAction,
} from './types';
import { usePerformAction } from './usePerformAction';
import { getForbiddenFilters, getMissingFilters, getMissingFilterText } from './requiredFilters';
import { useDelete } from './useDelete';
import { useHrefAccess } from './useHrefAccess';
import { useRestoreFocus } from './useRestoreFocus';
import { getCooldownKey, useActionCooldown } from './useActionCooldown';
import { useCurrentUser } from '../shared/useCurrentUser';

/** The entity, the values and the callbacks that a screen passes to its actions. */
export interface ActionsOptions {
  module: EntityModule;
  /** The values of the parent record, if the entity is shown on the screen of another record. */
  parentValues?: Row;
  /** The parameters of the list's page request. Actions without an input form of their own use them as input. */
  input?: Row;
  /** The filter values of the list, by filter name. */
  filters?: FilterValues;
  /**
   * Returns the navigation target of an action: the form of a new or duplicated record, the form of an existing
   * record, or the view of a record.
   */
  getNavigationTarget(kind: NavigationActionKind, record?: Row): NavigationTarget | (() => void) | undefined;
  /** Reloads the rows or the record that an action may have changed. */
  onChanged(after?: number, target?: ActionTarget): unknown;
  /** Called with the ids of the selected rows for which the action succeeded. */
  onPerformed?(ids: readonly unknown[]): void;
  /** Called with the error of a failed request. A form that is still open shows the error, in addition to the toast. */
  onFailed?(error: unknown, performedAction: PerformedAction): void;
  /** Called after the record has been deleted. */
  onDeleted?(record: Row): unknown;
  onExport?(): void;
  /**
   * The element that receives the focus when a dialog closes and the element that opened the dialog no longer
   * exists.
   */
  focusFallbackRef?: RefObject<HTMLElement | null>;
  /** Set only in forms. Validates the form and, if the form is valid, calls `run` with the form values. */
  validate?(run: (target: ActionTarget) => Promise<boolean>): void;
}

export interface ActionsController {
  getActions: AvailableActionsFunction;
  /** Ids of the rows whose delete request is running. */
  deletingIds: ReadonlySet<string>;
  /** The open dialogs of actions. */
  dialogs: ReactNode;
}

const opensScreen = (kind: Action['kind']): kind is NavigationActionKind => ACTION_KINDS[kind].start === 'screen';

/** Provides the actions of an entity for all scopes of one screen. */
export function useActions(host: ActionsOptions): ActionsController {
  const { module } = host;
  const { entity } = module;
  const t = useAppTranslate();
  const navigate = useNavigate();
  const origin = useOriginScreenState();
  const user = useCurrentUser();
  const mayOpen = useHrefAccess(entity);
  const toast = useToast();
  const [open, setOpen] = useState<PerformedAction>();
  const changed = useEvent((after?: number, target?: ActionTarget) => host.onChanged(after, target));
  const pauses = useActionCooldown();
  const watch = { onStart: pauses.start, onChanged: changed, onPerformed: host.onPerformed };
  const call = usePerformAction({ module, ...watch, onFailed: host.onFailed });
  useRestoreFocus(open !== undefined || call.dialog !== undefined, host.focusFallbackRef);
  const deletion = useDelete(
    module,
    useEvent((record: Row) => host.onDeleted?.(record)),
  );

  const addParentValues = ({ record, ...rest }: ActionTarget): ActionTarget =>
    host.parentValues
      ? { ...rest, record: { ...host.parentValues, ...record } }
      : { ...rest, ...(record ? { record } : {}) };

  const getLabel = ({ title, kind, name }: Action): string => {
    if (title !== undefined) return title;
    if (kind === 'create' && entity.messages['createLabel'] !== undefined) return entity.messages['createLabel'];
    const { label } = ACTION_KINDS[kind];
    return label === undefined ? name : t(label);
  };

  const start = async (action: Action, given: ActionTarget): Promise<boolean> => {
    const performedAction: PerformedAction = { action, target: addParentValues(given), label: getLabel(action) };
    if (!action.input && ACTION_KINDS[action.kind].start !== 'dialog') return call.run(performedAction);
    setOpen(performedAction);
    return true;
  };

  const run = (action: Action, given: ActionTarget): void => {
    const { record } = given;
    const { filters = host.filters, input = host.input } = given;
    const [missing] = getMissingFilters(entity, action, input, getForbiddenFilters(module, filters));
    if (missing) return void toast.error(getMissingFilterText(missing, t));
    const { start: actionType, sendsListParams } = ACTION_KINDS[action.kind];
    const target = sendsListParams && !record ? { input: host.input, ...given } : given;
    if (actionType === 'export') host.onExport?.();
    else if (actionType === 'deletion' && !given.selectedRows) void deletion.remove(record ?? {});
    else if (host.validate) host.validate((checked) => start(action, checked));
    else void start(action, target);
  };

  const getDestination = (
    action: Action,
    { record }: ActionTarget,
  ): ReturnType<ActionsOptions['getNavigationTarget']> => {
    const { kind, href, newTab } = action;
    if (opensScreen(kind)) return host.getNavigationTarget(kind, record);
    if (href === undefined || !mayOpen(action)) return undefined;
    const path = fillUrlTemplate(
      href,
      getTemplatePlaceholderValues(entity, addParentValues(record ? { record } : {}), ''),
    );
    if (path === undefined || !(isExternalUrl(path) || isInternalPath(path))) return undefined;
    return newTab || isExternalUrl(path) ? () => void openInNewTab(path) : { to: path, state: origin };
  };

  /**
   * Returns the target with only those selected rows for which the action is available, and the excluded rows.
   */
  const getAble = (action: Action, target: ActionTarget): ActionTarget => {
    const { selectedRows = [] } = target;
    const able = selectedRows.filter(({ row }) => getActionAvailability(module, action, row) === 'open');
    return { ...target, selectedRows: able, excludedRows: selectedRows.filter((row) => !able.includes(row)) };
  };

  const getOffer = (action: Action, given: ActionTarget): AvailableAction[] => {
    const target = given.selectedRows ? getAble(action, given) : given;
    const count = target.selectedRows?.length;
    const availability = target.record ? getActionAvailability(module, action, target.record) : 'open';
    const destination = getDestination(action, target);
    const { start: actionType } = ACTION_KINDS[action.kind];
    const isLost = (actionType === 'screen' || actionType === 'address') && destination === undefined;
    // A link action without a navigation target is hidden, unless the action is disabled.
    if (availability === 'hidden' || (isLost && availability !== 'disabled')) return [];
    const used = { action, target: addParentValues(target) };
    const isRunning = call.input !== undefined && getCooldownKey(call.input) === getCooldownKey(used);
    const isBusy = isRunning || pauses.isCoolingDown(used);
    const to = typeof destination === 'object' && availability === 'open' ? destination : undefined;
    const reason = availability === 'disabled' ? getDisabledReason(action, t) : undefined;
    return [
      {
        name: action.name,
        kind: action.kind,
        // The bar says how many rows are selected. A button only tells how many of them its action is for.
        label:
          count && target.excludedRows?.length
            ? t('bulk.button', { action: getLabel(action), count })
            : getLabel(action),
        ...(action.icon ? { icon: action.icon } : {}),
        isDanger: isDestructiveAction(action),
        isDisabled:
          availability === 'disabled' || count === 0 || (call.isRunning && !isBusy && actionType === 'request'),
        ...(reason === undefined ? {} : { reason }),
        ...(target.excludedRows ? { excludedRows: target.excludedRows } : {}),
        isBusy,
        isButton: action.showAsButton === true,
        ...(to ? { to } : {}),
        run: () => {
          if (isBusy) return;
          if (reason !== undefined) toast.info(reason);
          else if (typeof destination === 'function') destination();
          else if (to) navigate(to.to, { state: to.state });
          else run(action, target);
        },
      },
    ];
  };

  const close = (isChanged: boolean): void => {
    setOpen(undefined);
    if (isChanged) changed();
  };
  return {
    getActions: (scope, target = {}) =>
      getActionsForScope(module, scope, user).flatMap((action) => getOffer(action, target)),
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
