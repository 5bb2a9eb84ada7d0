import { useDataProvider, useNavigate, useNotify, type NotificationPayload } from 'ra-core';
import type { Answer, SendOptions, WattdeskDataProvider } from '../../../dataProvider/types';
import { useT } from '../../i18n/useT';
import type { Action, EntityModule } from '../../model/entity';
import { fillAddress, fillText } from '../../model/template';
import { useCall, type CallState } from '../../widgets/useCall';
import { useConfig } from '../../widgets/context/config';
import { useToast } from '../../widgets/useToast';
import { requestsOf, stampOf, valuesOf, type Subject } from './perform';
import { saveFile } from './saveFile';

export interface Performed {
  action: Action;
  subject: Subject;
}

interface Options {
  module: EntityModule;
  /** Reads again what the action may have changed. @param after milliseconds */
  onChanged: (after: number) => void;
  /** The server's refusals by field go into the dialog's form; without one they are told in a toast. */
  onFailed?: (error: unknown) => void;
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

/** @returns whether the browser has let the tab open */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}

const addressOf = (path: string): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;

/** Does what an action says: its calls, then what happens after them. */
export function useActionCall({ module, onChanged, onFailed }: Options): CallState<Performed> {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const toast = useToast();
  const t = useT();
  const { toastError } = useConfig();
  const { entity } = module;

  const download = async (action: Action, request: SendOptions, name: string): Promise<Answer> => {
    const { blob, fileName } = await dataProvider.download(action.call!, request);
    if (blob.size === 0) throw new Error(t('export.empty'));
    saveFile(blob, fileName || name);
    return { data: null, msg: '' };
  };

  const send = async ({ action, subject }: Performed): Promise<Answer> => {
    const now = stampOf(new Date());
    let answer: Answer = { data: null, msg: '' };
    for (const request of requestsOf(entity, action, subject, now)) {
      const name = fillText(action.save ?? '', valuesOf(entity, subject, now)) ?? `${entity.title}-${now}`;
      answer =
        action.kind === 'download'
          ? await download(action, request, name)
          : await dataProvider.send(action.call!, request);
    }
    return answer;
  };

  const tell = ({ action, subject }: Performed, { data, msg }: Answer): void => {
    const { toast: said, open, tab, link } = action.then ?? {};
    const text = said ?? (msg || t(action.kind === 'download' ? 'export.done' : 'assignment.done'));
    const values = { ...valuesOf(entity, subject, ''), ...(Object(data) as Record<string, unknown>) };
    const path = open === undefined ? undefined : fillAddress(open, values);
    if (path !== undefined && !tab) {
      toast.success(text);
      navigate(path);
    } else if (path !== undefined && !openTab(addressOf(path))) {
      const message: NotificationPayload['message'] = (
        <ToastLink text={text} to={addressOf(path)} label={link ?? t('action.open')} />
      );
      notify(message, { type: 'success', autoHideDuration: toastError });
    } else toast.success(text);
  };

  return useCall<Performed, Answer>({
    send,
    onDone: (answer, performed) => {
      tell(performed, answer);
      if (performed.action.writes) onChanged(performed.action.then?.reloadAfter ?? 0);
    },
    onFailed: (error, { action }) => {
      toast.error(error, action.failed);
      onFailed?.(error);
    },
  });
}
