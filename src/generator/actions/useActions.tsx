import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useEvent, useNavigate } from 'ra-core';
import { isInside } from '../../ui/base';
import { useT } from '../../i18n/useT';
import type { Action, EntityModule } from '../../model/entity/entity';
import { fillAddress } from '../../model/values/template';
import { useToast } from '../../widgets/useToast';
import type { FilterValues } from '../read/listParams';
import { rowId, type Row } from '../records/row';
import { useOriginState } from '../records/origin';
import { ActionDialogs } from './ActionDialogs';
import { actionsAt, standingOf } from './offered';
import { valuesOf, type Subject } from './perform';
import { isOutside, openTab } from './tabs';
import { LEADING, type Destination, type Leading, type Offer, type OffersAt, type Performed } from './types';
import { useActionCall } from './useActionCall';
import { forbiddenFilters, missingFilters, missingText } from './requiredFilters';
import { useDelete } from './useDelete';
import { useFocusBack } from './useFocusBack';
import { placeOfUse, usePauses } from './usePauses';
import { useUser } from '../records/useUser';

/** Where actions are offered, and what the place does itself. */
export interface ActionHost {
  module: EntityModule;
  /** What the entity was asked with: of the record whose screen it stands on. */
  around?: Row;
  /** What the page call of the list is asked with, for what sends no more than that. */
  input?: Row;
  /** What its filters say, by their names. */
  filters?: FilterValues;
  /** Leads to the form for a new record, also one like a record, to that of a record, or to its view. */
  destination(kind: Leading, record?: Row): Destination | (() => void) | undefined;
  /** Reads again what an action may have changed. */
  onChanged(after?: number, subject?: Subject): unknown;
  /** With these chosen rows it is done. */
  onPerformed?(ids: readonly unknown[]): void;
  /** The record is gone. */
  onDeleted?(record: Row): unknown;
  onExport?(): void;
  /** Where the keyboard goes on when what has opened a dialog is gone. */
  place?: RefObject<HTMLElement | null>;
  /** Of a form: checks what stands in it, and hands it on where it is right. */
  check?(run: (subject: Subject) => Promise<boolean>): void;
}

export interface Actions {
  offersAt: OffersAt;
  /** Rows whose deletion is running, by id. */
  deleting: ReadonlySet<string>;
  /** The dialogs of what was chosen. */
  dialogs: ReactNode;
}

const OWN_LABELS = {
  duplicate: 'action.duplicate',
  create: 'action.create',
  edit: 'action.edit',
  view: 'action.view',
  delete: 'action.delete',
  export: 'action.export',
  import: 'action.import',
} as const;

const isLeading = (kind: Action['kind']): kind is Leading => (LEADING as readonly string[]).includes(kind);

/** Those with a dialog of their own. */
const OPENS: readonly Action['kind'][] = ['assign', 'import', 'custom'];
const SENDS: readonly Action['kind'][] = ['call', 'download'];
const LEADS: readonly Action['kind'][] = [...LEADING, 'link'];

/** The actions of an entity at the places of one screen. */
export function useActions(host: ActionHost): Actions {
  const { module } = host;
  const { entity } = module;
  const t = useT();
  const navigate = useNavigate();
  const origin = useOriginState();
  const user = useUser();
  const toast = useToast();
  const [open, setOpen] = useState<Performed>();
  const changed = useEvent((after?: number, subject?: Subject) => host.onChanged(after, subject));
  const pauses = usePauses();
  const watch = { onStart: pauses.begin, onChanged: changed, onPerformed: host.onPerformed };
  const call = useActionCall({ module, ...watch });
  useFocusBack(open !== undefined || call.dialog !== undefined, host.place);
  const deletion = useDelete(
    entity,
    useEvent((record: Row) => host.onDeleted?.(record)),
  );

  const withAround = ({ record, ...rest }: Subject): Subject =>
    host.around ? { ...rest, record: { ...host.around, ...record } } : { ...rest, ...(record ? { record } : {}) };

  const labelOf = ({ title, kind, name }: Action): string => {
    if (title !== undefined) return title;
    if (kind === 'create' && entity.messages['createLabel'] !== undefined) return entity.messages['createLabel'];
    return kind in OWN_LABELS ? t(OWN_LABELS[kind as keyof typeof OWN_LABELS]) : name;
  };

  const start = async (action: Action, given: Subject): Promise<boolean> => {
    const performed: Performed = { action, subject: withAround(given), label: labelOf(action) };
    if (!action.input && !OPENS.includes(action.kind)) return call.run(performed);
    setOpen(performed);
    return true;
  };

  const run = (action: Action, given: Subject): void => {
    const { record } = given;
    const { filters = host.filters, input = host.input } = given;
    const [missing] = missingFilters(entity, action, input, forbiddenFilters(module, filters));
    if (missing) return void toast.error(missingText(missing, t));
    const subject = action.kind === 'download' && !record ? { input: host.input, ...given } : given;
    if (action.kind === 'export') host.onExport?.();
    else if (action.kind === 'delete' && !given.chosen) void deletion.remove(record ?? {});
    else if (host.check) host.check((checked) => start(action, checked));
    else void start(action, subject);
  };

  const destinationOf = (action: Action, { record }: Subject): ReturnType<ActionHost['destination']> => {
    const { kind, href, newTab } = action;
    if (isLeading(kind)) return host.destination(kind, record);
    if (kind !== 'link' || href === undefined) return undefined;
    const path = fillAddress(href, valuesOf(entity, withAround(record ? { record } : {}), ''));
    if (path === undefined || !(isOutside(path) || isInside(path))) return undefined;
    return newTab || isOutside(path) ? () => void openTab(path) : { to: path, state: origin };
  };

  /** Of the chosen rows those with which it can be done; the others are told, and left out. */
  const ableOf = (action: Action, subject: Subject): Subject => {
    const { chosen = [] } = subject;
    const able = chosen.filter(({ row }) => standingOf(module, action, row) === 'open');
    return { ...subject, chosen: able, leftOut: chosen.length - able.length };
  };

  const offerOf = (action: Action, given: Subject): Offer[] => {
    const subject = given.chosen ? ableOf(action, given) : given;
    const count = subject.chosen?.length;
    const standing = subject.record ? standingOf(module, action, subject.record) : 'open';
    const destination = destinationOf(action, subject);
    const isLost = LEADS.includes(action.kind) && destination === undefined;
    // A link whose condition does not hold may stand there all the same.
    if (standing === 'hidden' || (isLost && standing !== 'disabled')) return [];
    const used = { action, subject: withAround(subject) };
    const isRunning = call.input !== undefined && placeOfUse(call.input) === placeOfUse(used);
    const isBusy = isRunning || pauses.isPaused(used);
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
    offersAt: (place, subject = {}) => actionsAt(module, place, user).flatMap((action) => offerOf(action, subject)),
    deleting: useMemo(() => new Set(deletion.running), [deletion.running]),
    dialogs: (
      <>
        {open && (
          <ActionDialogs
            {...open}
            {...watch}
            key={`${open.action.name} ${open.subject.record ? rowId(open.subject.record) : ''}`}
            module={module}
            onClose={close}
          />
        )}
        {call.dialog}
      </>
    ),
  };
}
