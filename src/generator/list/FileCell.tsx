import type { MouseEvent } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getBrowserAddress } from '../../ui/base';
import { useT } from '../../i18n/useT';
import type { Call } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/empty';
import { fileAddress } from '../../model/reading/fileAddress';
import { fillAddress } from '../../model/values/template';
import { Ellipsis } from '../../widgets/cells/TextCell';
import { useConfig } from '../../widgets/context/config';
import { useViewOnly } from '../../widgets/context/viewOnly';
import { useCall } from '../../widgets/useCall';
import { useToast } from '../../widgets/useToast';
import { saveFile } from '../actions/saveFile';
import type { Row } from '../records/row';

export interface FileCellProps {
  /** What the file is called, here and on the user's disk. */
  text: string;
  /** Where it is, as the server writes it. */
  uri: unknown;
  /** Asks for it by something else of its row than its address, which then only says that it is there. */
  call?: Call;
  row?: Row;
}

interface LinkProps extends Pick<FileCellProps, 'text'> {
  call: Call;
  row: Row;
}

/** A file of the API: it is asked for with the session, and handed to the browser. */
function Download({ text, call, row }: LinkProps) {
  const { apiBase } = useConfig();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const t = useT();
  const { run, isRunning } = useCall<string>({
    send: async (name) => {
      const { blob, fileName } = await dataProvider.download(call, { params: row, read: true });
      if (blob.size === 0) throw new Error(t('export.empty'));
      saveFile(blob, fileName || name);
    },
    onDone: () => toast.success({ key: 'export.done' }),
  });
  const save = (event: MouseEvent): void => {
    event.preventDefault();
    void run(text);
  };
  const href = getBrowserAddress(`${apiBase}/${fillAddress(call.path, row)}`);
  return (
    <a className="wd-link" href={href} download={text} aria-busy={isRunning || undefined} onClick={save}>
      <Ellipsis text={text} />
    </a>
  );
}

/** The way to a file. Without an address it is the file's name; so it is for whoever may only look. */
export function FileCell({ text, uri, call, row = {} }: FileCellProps) {
  const { apiBase } = useConfig();
  const viewOnly = useViewOnly();
  const isThere = call && !isEmpty(uri) && fillAddress(call.path, row) !== undefined;
  if (isThere && !viewOnly) return <Download text={text} call={call} row={row} />;
  const address = viewOnly || call ? undefined : fileAddress(uri, apiBase);
  if (!address) return <Ellipsis text={text} />;
  if ('path' in address) return <Download text={text} call={{ method: 'GET', path: address.path }} row={{}} />;
  return (
    <a className="wd-link" href={getBrowserAddress(address.open)} target="_blank" rel="noopener noreferrer">
      <Ellipsis text={text} />
    </a>
  );
}
