import type { ReactNode } from 'react';
import { useDataProvider, useNavigate, useNotify, type Identifier, type RaRecord } from 'ra-core';
import { isInternalPath } from '../../ui/basePath';
import { MessageText } from '../../ui/MessageText';
import type { CallResult, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { getRelatedNote } from '../relatedSource/lazyRelatedNote';
import type { SelectedRow } from '../selection/selection';
import type { Row } from '../shared/listRowIds';
import type { EntityModule } from '../../model/entity/entity';
import { fillUrlTemplate, fillTextTemplate } from '../../model/values/fillTemplates';
import { useConfirm } from '../../widgets/confirm';
import { useSendCall, type SendCallState } from '../../widgets/useSendCall';
import { useConfig } from '../../widgets/context/config';
import { useToast } from '../../widgets/useToast';
import { ACTION_KINDS } from './actionKinds';
import { useSequentialRequests } from '../sequentialRequests/useSequentialRequests';
import {
  getRowActionTarget,
  getSelectedIds,
  hasCallPerRecord,
  buildActionRequest,
  formatFileNameTimestamp,
  getTemplatePlaceholderValues,
} from './actionRequest';
import { downloadBlob } from './downloadBlob';
import { openInNewTab } from './openInNewTab';
import type { ActionCallbacks, PerformedAction } from './types';

interface Options extends ActionCallbacks {
  module: EntityModule;
}

export interface ActionRunner extends SendCallState<PerformedAction> {
  /** The dialog with the progress and the result of an action on selected rows. */
  dialog: ReactNode;
}

interface ToastLinkProps {
  text: ReactNode;
  to: string;
  label: string;
}

/** The text of a toast, with a link to the result of the action. */
const ToastLink = ({ text, to, label }: ToastLinkProps) => (
  <>
    {text}{' '}
    <a className="wd-link" href={to} target="_blank" rel="noreferrer">
      {label}
    </a>
  </>
);

const NOTHING: CallResult = { data: null, msg: '' };

/** The status of a request that names another version of the record than the server has. */
const CHANGED_STATUS = 412;

/**
 * Performs an action: asks for confirmation, sends one request or one request per selected row, then runs the
 * action's `onSuccess` steps.
 */
export function usePerformAction({ module, onStart, onChanged, onPerformed, onFailed }: Options): ActionRunner {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const askConfirmation = useConfirm();
  const toast = useToast();
  const t = useAppTranslate();
  const { timeZone } = useConfig();
  const { entity } = module;

  const download = async ({ action, target }: PerformedAction, values: Row): Promise<CallResult> => {
    const { blob, fileName } = await dataProvider.download(action.call!, buildActionRequest(action, target, values));
    if (blob.size === 0) throw new Error(t('export.empty'));
    downloadBlob(blob, fillTextTemplate(action.downloadFilename ?? '', values) ?? (fileName || entity.title));
    return NOTHING;
  };

  /** @param failure the error of the previous attempt */
  const remove = async (record: Row = {}, failure?: Error): Promise<CallResult> => {
    const id = record['id'] as Identifier;
    // The user has seen that the record was changed and repeats the deletion, so that it is meant for the present version.
    const isChanged = Object(failure).status === CHANGED_STATUS;
    const previousData = isChanged
      ? (await dataProvider.getOne<RaRecord>(entity.name, { id })).data
      : { ...record, id };
    await dataProvider.delete(entity.name, { id, previousData });
    return NOTHING;
  };

  const requests = {
    delete: ({ target }: PerformedAction, _: Row, failure?: Error): Promise<CallResult> =>
      remove(target.record, failure),
    download,
    send: ({ action, target }: PerformedAction, values: Row): Promise<CallResult> =>
      dataProvider.send(action.call!, buildActionRequest(action, target, values)),
  };
  const send = async (performedAction: PerformedAction, failure?: Error): Promise<CallResult> => {
    const { action } = performedAction;
    const target = entity.isSerialized
      ? (await import('./serializeActionTarget')).serializeActionTarget(entity, performedAction, timeZone)
      : performedAction.target;
    const values = getTemplatePlaceholderValues(entity, target, formatFileNameTimestamp(new Date()));
    return requests[ACTION_KINDS[action.kind].request ?? 'send']({ ...performedAction, target }, values, failure);
  };

  const changed = ({ action: { modifiesData, onSuccess }, target }: PerformedAction): void => {
    if (modifiesData) onChanged(onSuccess?.reloadDelayMs ?? 0, target);
  };

  /** Reports a success with the message, which offers Undo if the schema says how the action is undone. */
  const report = async (
    performed: readonly PerformedAction[],
    message: ReactNode,
    usual: () => void,
  ): Promise<void> => {
    const [first] = performed;
    const lazy = first?.action.undo && (await import('./offerActionUndo').catch(() => undefined));
    const onEnd = (): void => first && changed(first);
    if (!lazy?.offerActionUndo({ module, performed, message, notify, dataProvider, timeZone, onEnd })) usual();
  };

  const showResult = (performedAction: PerformedAction, { data, msg, language }: CallResult): void => {
    const { action, target } = performedAction;
    const { successMessage: said, fallbackMessage, redirect, newTab, linkLabel } = action.onSuccess ?? {};
    const { doneText = 'assignment.done' } = ACTION_KINDS[action.kind];
    const text = said ?? (msg || fallbackMessage);
    const lang = said === undefined && msg ? language : undefined;
    const values = {
      ...getTemplatePlaceholderValues(entity, target, ''),
      ...(Object(data) as Record<string, unknown>),
    };
    const path = redirect === undefined ? undefined : fillUrlTemplate(redirect, values);
    const blocked = path !== undefined && newTab ? openInNewTab(path) : undefined;
    const shown = text ?? t(doneText);
    const message = lang === undefined ? shown : <MessageText text={shown} language={lang} />;
    const link = blocked && <ToastLink text={message} to={blocked} label={linkLabel ?? t('action.open')} />;
    void report([performedAction], link ?? message, () => {
      // Nothing else leads to the result, so the link stays until the user closes it.
      if (link) notify(link, { type: 'success', autoHideDuration: null });
      else toast.success(text ?? { key: doneText }, lang);
    });
    if (path !== undefined && !newTab && isInternalPath(path)) navigate(path);
  };

  const call = useSendCall<PerformedAction, CallResult>({
    send,
    onDone: (response, performedAction) => {
      onPerformed?.(getSelectedIds(performedAction.target));
      showResult(performedAction, response);
      changed(performedAction);
    },
    onFailed: (error, performedAction) => {
      toast.error(error, performedAction.action.failureTitle);
      onFailed?.(error, performedAction);
    },
  });

  const bulk = useSequentialRequests(entity);
  const runPerRecord = (performedAction: PerformedAction): Promise<boolean> => {
    const { label, target } = performedAction;
    const done: PerformedAction[] = [];
    const performOn = (row: SelectedRow): PerformedAction => ({
      ...performedAction,
      target: getRowActionTarget(target, row),
    });
    return bulk.run({
      label,
      rows: target.selectedRows ?? [],
      send: (row, failure) => send(performOn(row), failure),
      onRowDone: (row) => {
        done.push(performOn(row));
        onPerformed?.([row.id]);
      },
      onEnd: () => changed(performedAction),
      report: (text, usual) => report(done, text, usual),
    });
  };

  const isAgreed = async (performedAction: PerformedAction): Promise<boolean> => {
    const { record, selectedRows, excludedRows = [] } = performedAction.target;
    if (!selectedRows && performedAction.action.confirm === undefined) return true;
    const questions = await import('./confirmQuestions').catch((error: unknown) => toast.error(error));
    if (!questions) return false;
    const question = questions.getActionQuestion(module, performedAction, t);
    if (question === undefined) return true;
    // A destructive action on one record, which may be a selected one, says what refers to the record, as a deletion
    // does.
    const isOnlyRow = selectedRows?.length === 1 && excludedRows.length === 0;
    const named = selectedRows ? (isOnlyRow ? selectedRows[0]?.row : undefined) : record;
    const note = question.danger && named ? getRelatedNote(module, named) : {};
    return askConfirmation({ ...note, ...question });
  };
  const run = async (performedAction: PerformedAction): Promise<boolean> => {
    if (!(await isAgreed(performedAction))) return false;
    onStart?.(performedAction);
    return hasCallPerRecord(performedAction.action, performedAction.target)
      ? runPerRecord(performedAction)
      : call.run(performedAction);
  };
  return { ...call, run, dialog: bulk.dialog };
}
