import type { ReactNode } from 'react';
import { useDataProvider, useNavigate, useNotify, type Identifier, type NotificationPayload } from 'ra-core';
import { isInside } from '../../ui/base';
import type { Answer, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useT } from '../../i18n/useT';
import type { Row } from '../records/row';
import type { EntityModule } from '../../model/entity/entity';
import { fillAddress, fillText } from '../../model/values/template';
import { useConfirm } from '../../widgets/confirm';
import { useCall, type CallState } from '../../widgets/useCall';
import { useConfig } from '../../widgets/context/config';
import { useToast } from '../../widgets/useToast';
import { useBulk } from './useBulk';
import { idsOf, isSeries, requestOf, stampOf, valuesOf } from './perform';
import { actionQuestion } from './questions';
import { saveFile } from './saveFile';
import { openTab } from './tabs';
import type { ActionWatch, Performed } from './types';

interface Options extends ActionWatch {
  module: EntityModule;
  /** The server's refusals by field go into the dialog's form; without one they are told in a toast. */
  onFailed?: (error: unknown) => void;
}

export interface ActionCall extends CallState<Performed> {
  /** How far it is with the chosen rows, and what came of them. */
  dialog: ReactNode;
}

interface ToastLinkProps {
  text: string;
  to: string;
  label: string;
}

/** What was done, and the way to what came of it. */
const ToastLink = ({ text, to, label }: ToastLinkProps) => (
  <>
    {text}{' '}
    <a className="wd-link" href={to} target="_blank" rel="noreferrer">
      {label}
    </a>
  </>
);

const NOTHING: Answer = { data: null, msg: '' };

/** Does what an action says: its question, its call, or one for each chosen row, then what happens after it. */
export function useActionCall({ module, onStart, onChanged, onPerformed, onFailed }: Options): ActionCall {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const ask = useConfirm();
  const toast = useToast();
  const t = useT();
  const { errorToastMs } = useConfig();
  const { entity } = module;

  const download = async ({ action, subject }: Performed, values: Row): Promise<Answer> => {
    const { blob, fileName } = await dataProvider.download(action.call!, requestOf(action, subject, values));
    if (blob.size === 0) throw new Error(t('export.empty'));
    saveFile(blob, fillText(action.downloadFilename ?? '', values) ?? (fileName || entity.title));
    return NOTHING;
  };

  const remove = async (record: Row = {}): Promise<Answer> => {
    const id = record['id'] as Identifier;
    await dataProvider.delete(entity.name, { id, previousData: { ...record, id } });
    return NOTHING;
  };

  const send = (performed: Performed): Promise<Answer> => {
    const { action, subject } = performed;
    if (action.kind === 'delete') return remove(subject.record);
    const values = valuesOf(entity, subject, stampOf(new Date()));
    if (action.kind === 'download') return download(performed, values);
    return dataProvider.send(action.call!, requestOf(action, subject, values));
  };

  const changed = ({ action: { changesData, onSuccess }, subject }: Performed): void => {
    if (changesData) onChanged(onSuccess?.reloadDelayMs ?? 0, subject);
  };

  const tell = ({ action, subject }: Performed, { data, msg }: Answer): void => {
    const { successMessage: said, fallbackMessage, redirect, newTab, linkLabel } = action.onSuccess ?? {};
    const done = action.kind === 'download' ? 'export.done' : 'assignment.done';
    const text = said ?? (msg || fallbackMessage);
    const values = { ...valuesOf(entity, subject, ''), ...(Object(data) as Record<string, unknown>) };
    const path = redirect === undefined ? undefined : fillAddress(redirect, values);
    const blocked = path !== undefined && newTab ? openTab(path) : undefined;
    if (blocked === undefined) toast.success(text ?? { key: done });
    else {
      const message: NotificationPayload['message'] = (
        <ToastLink text={text ?? t(done)} to={blocked} label={linkLabel ?? t('action.open')} />
      );
      notify(message, { type: 'success', autoHideDuration: errorToastMs });
    }
    if (path !== undefined && !newTab && isInside(path)) navigate(path);
  };

  const call = useCall<Performed, Answer>({
    send,
    onDone: (answer, performed) => {
      onPerformed?.(idsOf(performed.subject));
      tell(performed, answer);
      changed(performed);
    },
    onFailed: (error, { action }) => {
      toast.error(error, action.failureTitle);
      onFailed?.(error);
    },
  });

  const bulk = useBulk({ entity, send, onPerformed, onEnd: changed });

  const isAgreed = async (performed: Performed): Promise<boolean> => {
    const question = actionQuestion(entity, performed, t);
    return question === undefined || ask(question);
  };
  const run = async (performed: Performed): Promise<boolean> => {
    if (!(await isAgreed(performed))) return false;
    onStart?.(performed);
    return isSeries(performed.action, performed.subject) ? bulk.run(performed) : call.run(performed);
  };
  return { ...call, run, dialog: bulk.dialog };
}
