import type { MouseEvent } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { addBasePath } from '../../ui/basePath';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Call } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import { parseFileUrl } from '../../model/formatting/fileUrl';
import { fillUrlTemplate } from '../../model/values/fillTemplates';
import { EllipsisText } from '../../widgets/cells/TextCell';
import { useConfig } from '../../widgets/context/config';
import { useViewOnly } from '../../widgets/context/viewOnly';
import { useSendCall } from '../../widgets/useSendCall';
import { useToast } from '../../widgets/useToast';
import { downloadBlob } from '../actions/downloadBlob';
import type { Row } from '../shared/listRowIds';

interface FileCellProps {
  /** The text of the link. */
  text: string;
  /** The name of the file in the row. The downloaded file has it, otherwise the name that the server sends. */
  name?: string;
  /** The URL or path of the file in the server's response. */
  uri: unknown;
  /**
   * The call that downloads the file. Its parameters are the values of the row. If it is set, `uri` is only used to
   * check whether there is a file.
   */
  call?: Call;
  row?: Row;
}

interface LinkProps extends Pick<FileCellProps, 'text' | 'name'> {
  call: Call;
  row: Row;
}

const EXTENSION = /\.[a-z]\w{0,4}$/i;

/** Returns the name of a file in the row with its extension, which may be only in the name that the server sends. */
const addExtension = (name: string, sentName: string): string =>
  EXTENSION.test(name) ? name : name + (EXTENSION.exec(sentName)?.[0] ?? '');

/** Link to a file of the API. A click requests the file with the credentials of the session and saves it. */
function Download({ text, name = '', call, row }: LinkProps) {
  const { apiBase } = useConfig();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const t = useAppTranslate();
  const { run, isRunning } = useSendCall<string>({
    send: async () => {
      const { blob, fileName } = await dataProvider.download(call, { params: row, read: true });
      if (blob.size === 0) throw new Error(t('export.empty'));
      downloadBlob(blob, name === '' ? fileName || text : addExtension(name, fileName));
    },
    onDone: () => toast.success({ key: 'export.done' }),
  });
  const save = (event: MouseEvent): void => {
    event.preventDefault();
    void run(text);
  };
  const href = addBasePath(`${apiBase}/${fillUrlTemplate(call.path, row)}`);
  return (
    <a className="wd-link" href={href} download={text} aria-busy={isRunning || undefined} onClick={save}>
      <EllipsisText text={text} />
    </a>
  );
}

/** Link to a file. If there is no URL, or the user may only view records, the file name is rendered as plain text. */
export function FileCell({ text, name, uri, call, row = {} }: FileCellProps) {
  const { apiBase } = useConfig();
  const viewOnly = useViewOnly();
  const isThere = call && !isEmpty(uri) && fillUrlTemplate(call.path, row) !== undefined;
  if (isThere && !viewOnly) return <Download {...{ text, name, call, row }} />;
  const address = viewOnly || call ? undefined : parseFileUrl(uri, apiBase);
  if (!address) return <EllipsisText text={text} />;
  if ('path' in address) return <Download {...{ text, name }} call={{ method: 'GET', path: address.path }} row={{}} />;
  return (
    <a className="wd-link" href={addBasePath(address.open)} target="_blank" rel="noopener noreferrer">
      <EllipsisText text={text} />
    </a>
  );
}
