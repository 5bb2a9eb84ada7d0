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
  /** The name of the file. It is the text of the link and the name of the downloaded file. */
  text: string;
  /** The URL or path of the file in the server's response. */
  uri: unknown;
  /**
   * The call that downloads the file. Its parameters are the values of the row. If it is set, `uri` is only used to
   * check whether there is a file.
   */
  call?: Call;
  row?: Row;
}

interface LinkProps {
  text: string;
  call: Call;
  row: Row;
}

/** Link to a file of the API. A click requests the file with the credentials of the session and saves it. */
function Download({ text, call, row }: LinkProps) {
  const { apiBase } = useConfig();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const t = useAppTranslate();
  const { run, isRunning } = useSendCall<string>({
    send: async (name) => {
      const { blob, fileName } = await dataProvider.download(call, { params: row, read: true });
      if (blob.size === 0) throw new Error(t('export.empty'));
      downloadBlob(blob, fileName || name);
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
export function FileCell({ text, uri, call, row = {} }: FileCellProps) {
  const { apiBase } = useConfig();
  const viewOnly = useViewOnly();
  const isThere = call && !isEmpty(uri) && fillUrlTemplate(call.path, row) !== undefined;
  if (isThere && !viewOnly) return <Download {...{ text, call, row }} />;
  const address = viewOnly || call ? undefined : parseFileUrl(uri, apiBase);
  if (!address) return <EllipsisText text={text} />;
  if ('path' in address) return <Download text={text} call={{ method: 'GET', path: address.path }} row={{}} />;
  return (
    <a className="wd-link" href={addBasePath(address.open)} target="_blank" rel="noopener noreferrer">
      <EllipsisText text={text} />
    </a>
  );
}
