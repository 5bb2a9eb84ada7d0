import type { MouseEvent } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import { useT } from '../../i18n/useT';
import { fileAddress } from '../../model/reading/fileAddress';
import { Ellipsis } from '../../widgets/cells/TextCell';
import { useConfig } from '../../widgets/context/config';
import { useViewOnly } from '../../widgets/context/viewOnly';
import { useCall } from '../../widgets/useCall';
import { useToast } from '../../widgets/useToast';
import { saveFile } from '../actions/saveFile';

export interface FileCellProps {
  /** What the file is called, here and on the user's disk. */
  text: string;
  /** Where it is, as the server writes it. */
  uri: unknown;
}

interface LinkProps extends FileCellProps {
  path: string;
  href: string;
}

/** A file of the API: it is asked for with the session, and handed to the browser. */
function Download({ text, path, href }: Omit<LinkProps, 'uri'>) {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const t = useT();
  const { run, isRunning } = useCall<string>({
    send: async (name) => {
      const { blob, fileName } = await dataProvider.download({ method: 'GET', path }, { read: true });
      if (blob.size === 0) throw new Error(t('export.empty'));
      saveFile(blob, fileName || name);
    },
    onDone: () => toast.success({ key: 'export.done' }),
  });
  const save = (event: MouseEvent): void => {
    event.preventDefault();
    if (!isRunning) void run(text);
  };
  return (
    <a className="wd-link" href={href} download={text} aria-busy={isRunning || undefined} onClick={save}>
      <Ellipsis text={text} />
    </a>
  );
}

/** The way to a file. Without an address it is the file's name; so it is for whoever may only look. */
export function FileCell({ text, uri }: FileCellProps) {
  const { apiBase } = useConfig();
  const viewOnly = useViewOnly();
  const address = viewOnly ? undefined : fileAddress(uri, apiBase);
  if (!address) return <Ellipsis text={text} />;
  if ('path' in address) return <Download text={text} path={address.path} href={`${apiBase}/${address.path}`} />;
  return (
    <a className="wd-link" href={address.open} target="_blank" rel="noopener noreferrer">
      <Ellipsis text={text} />
    </a>
  );
}
