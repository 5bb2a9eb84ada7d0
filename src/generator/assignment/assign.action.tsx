import { useMemo, useRef } from 'react';
import { useStore } from 'ra-core';
import Close from '@mui/icons-material/Close';
import { DialogActions, DialogContent } from '@mui/material';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { AssignmentConfig } from '../../model/entity/entity';
import { DialogShell } from '../../ui/DialogShell';
import { IconButton } from '../../ui/IconButton';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { useConfig } from '../../widgets/context/config';
import type { ActionDialogProps } from '../actions/types';
import type { Row } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';
import { useLocalListParams } from '../list/useLocalListParams';
import type { ListController } from '../list/useListParams';
import { AssignmentContent } from './AssignmentContent';
import { FullRecordLoader } from './FullRecordLoader';
import { useAssignmentTarget } from './useAssignmentTarget';

type OpenProps = ActionDialogProps & { assignment: AssignmentConfig };

interface BodyProps extends Pick<ActionDialogProps, 'module'> {
  record: Row;
  assignment: AssignmentConfig;
  title: string;
}

/**
 * Returns the page, the page size and the filters of the dialog. The page size is stored, so that the next dialog
 * starts with the same page size.
 */
function useDialogParams(pageSize: number): ListController {
  const [perPage, setPerPage] = useStore('assignment.perPage', pageSize);
  const list = useLocalListParams(perPage);
  return useMemo(
    () => ({
      ...list,
      setPerPage: (size) => {
        setPerPage(size);
        list.setPerPage(size);
      },
    }),
    [list, setPerPage],
  );
}

/** The content of the dialog: a scrollable part, and below it the pagination and the buttons. */
function DialogBody({ module, record, assignment, title }: BodyProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const assignmentTarget = useAssignmentTarget(module, record, assignment);
  const { pageSize } = useConfig();
  const list = useDialogParams(pageSize);
  return (
    <AssignmentContent
      assignmentTarget={assignmentTarget}
      list={list}
      pageSize={pageSize}
      isDialog
      title={title}
      onPage={() => {
        if (scroller.current) scroller.current.scrollTop = 0;
      }}
      renderFrame={({ body, pages, buttons }) => (
        <>
          <DialogContent ref={scroller} dividers>
            {body}
          </DialogContent>
          {pages}
          <DialogActions>{buttons}</DialogActions>
        </>
      )}
    />
  );
}

function OpenDialog({ module, target: { record = {} }, assignment, label, onClose }: OpenProps) {
  const t = useAppTranslate();
  const isSmall = useIsPhone();
  // The screen behind the dialog is always reloaded, even if this user has changed nothing, because another user
  // may have changed assignments in the meantime.
  const close = (): void => onClose(true);
  return (
    <DialogShell
      title={t('assignment.title', { action: label, name: getRowTitle(module.entity, record) })}
      onClose={close}
      maxWidth="lg"
      sx={{ '& .MuiDialogTitle-root': { pr: 7 } }}
      slotProps={{ paper: { sx: isSmall ? {} : { height: 1 } } }}
    >
      <IconButton label={t('action.close')} onClick={close} style={{ position: 'absolute', top: 12, right: 12 }}>
        <Close />
      </IconButton>
      <FullRecordLoader {...{ module, record, assignment }} onClose={close}>
        {(fullRecord) => <DialogBody module={module} record={fullRecord} assignment={assignment} title={label} />}
      </FullRecordLoader>
    </DialogShell>
  );
}

/**
 * The dialog for all `x-admin.assignments`. It assigns other records to the record of a row.
 * @throws Error with the name of the entity when its schema does not define this assignment
 */
export function ActionDialog(props: ActionDialogProps) {
  const { module, action } = props;
  const assignment = module.entity.assignments[action.name];
  if (!assignment) throw new Error(`${module.entity.name} has no assignment "${action.name}"`);
  return <OpenDialog {...props} assignment={assignment} />;
}
