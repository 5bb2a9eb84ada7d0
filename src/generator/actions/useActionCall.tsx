import { useState } from 'react';
import { useDataProvider, useNavigate, useNotify, type NotificationPayload } from 'ra-core';
import type { Answer, SendOptions, WattdeskDataProvider } from '../../../dataProvider/types';
import { useT } from '../../i18n/useT';
import type { Row } from '../list/row';
import type { Action, EntityModule } from '../../model/entity';
import { fillAddress, fillText } from '../../model/template';
import { useConfirm } from '../../widgets/confirm';
import { useCall, type CallState } from '../../widgets/useCall';
import { useConfig } from '../../widgets/context/config';
import { useToast } from '../../widgets/useToast';
import { runSeries } from '../series/series';
import { requestsOf, stampOf, valuesOf } from './perform';
import { actionQuestion } from './questions';
import { saveFile } from './saveFile';
import { isInside, openTab } from './tabs';
import type { ActionWatch, Performed } from './types';

interface Options extends ActionWatch {
  module: EntityModule;
  /** The server's refusals by field go into the dialog's form; without one they are told in a toast. */
  onFailed?: (error: unknown) => void;
}

export interface ActionCall extends CallState<Performed> {
  /** How many of several calls are done. */
  progress: { done: number; total: number } | undefined;
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

/** Does what an action says: its question, its calls one after the other, then what happens after them. */
export function useActionCall({ module, onStart, onChanged, onPerformed, onFailed }: Options): ActionCall {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const ask = useConfirm();
  const toast = useToast();
  const t = useT();
  const { toastError } = useConfig();
  const [progress, setProgress] = useState<ActionCall['progress']>();
  const { entity } = module;

  const download = async (action: Action, request: SendOptions, values: Row): Promise<Answer> => {
    const { blob, fileName } = await dataProvider.download(action.call!, request);
    if (blob.size === 0) throw new Error(t('export.empty'));
    saveFile(blob, fillText(action.save ?? '', values) ?? (fileName || entity.title));
    return NOTHING;
  };

  const changed = ({ action: { writes, then }, subject }: Performed): void => {
    if (writes) onChanged(then?.reloadAfter ?? 0, subject);
  };

  const send = async (performed: Performed): Promise<Answer> => {
    const { action, subject } = performed;
    const now = stampOf(new Date());
    const requests = requestsOf(entity, action, subject, now);
    const { ids = [] } = subject;
    const [total, isSeries] = [requests.length, action.each === true];
    let answer = NOTHING;
    try {
      await runSeries(requests, async (request, done) => {
        if (isSeries) setProgress({ done, total });
        answer =
          action.kind === 'download'
            ? await download(action, request, valuesOf(entity, subject, now))
            : await dataProvider.send(action.call!, request);
        if (isSeries) onPerformed?.([ids[done]]);
      });
    } catch (error) {
      // What came before the failure has happened.
      if (isSeries) changed(performed);
      throw error;
    } finally {
      setProgress(undefined);
    }
    if (!isSeries) onPerformed?.(ids);
    return answer;
  };

  const tell = ({ action, subject }: Performed, { data, msg }: Answer): void => {
    const { toast: said, otherwise, open, tab, link } = action.then ?? {};
    const done = action.kind === 'download' ? 'export.done' : 'assignment.done';
    const text = said ?? (msg || otherwise);
    const values = { ...valuesOf(entity, subject, ''), ...(Object(data) as Record<string, unknown>) };
    const path = open === undefined ? undefined : fillAddress(open, values);
    const blocked = path !== undefined && tab ? openTab(path) : undefined;
    if (blocked === undefined) toast.success(text ?? { key: done });
    else {
      const message: NotificationPayload['message'] = (
        <ToastLink text={text ?? t(done)} to={blocked} label={link ?? t('action.open')} />
      );
      notify(message, { type: 'success', autoHideDuration: toastError });
    }
    if (path !== undefined && !tab && isInside(path)) navigate(path);
  };

  const call = useCall<Performed, Answer>({
    send,
    onDone: (answer, performed) => {
      tell(performed, answer);
      changed(performed);
    },
    onFailed: (error, { action }) => {
      toast.error(error, action.failed);
      onFailed?.(error);
    },
  });

  const isAgreed = async (performed: Performed): Promise<boolean> => {
    const { action } = performed;
    if (action.confirm === undefined) return true;
    return ask(actionQuestion(entity, performed, action.confirm, t));
  };
  const run = async (performed: Performed): Promise<boolean> => {
    if (!(await isAgreed(performed))) return false;
    onStart?.(performed);
    return call.run(performed);
  };
  return { ...call, run, progress };
}
