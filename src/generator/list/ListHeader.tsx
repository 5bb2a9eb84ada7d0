import type { ReactNode } from 'react';
import Refresh from '@mui/icons-material/Refresh';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { PageHeading } from '../PageHeading';
import { ColumnsMenu } from './ColumnsMenu';
import type { Columns } from './useColumns';

interface Props {
  title: string;
  columns: Columns;
  onRefresh: () => void;
  /** Export and create, where they are allowed. */
  children: ReactNode;
}

/** Title and buttons of a list; those that are not allowed are absent (SHELL-051). */
export function ListHeader({ title, columns, onRefresh, children }: Props) {
  const translate = useTranslate();
  const refresh = translate('wd.action.refresh', { _: 'Refresh' });
  return (
    <PageHeading title={title}>
      <ColumnsMenu columns={columns} />
      <Tooltip title={refresh}>
        <IconButton aria-label={refresh} onClick={onRefresh}>
          <Refresh />
        </IconButton>
      </Tooltip>
      {children}
    </PageHeading>
  );
}
