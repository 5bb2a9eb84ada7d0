import { useId, useMemo } from 'react';
import Close from '@mui/icons-material/Close';
import { Dialog, DialogTitle, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { rowEntity } from '../../model/assignment';
import type { Assignment, EntityModule } from '../../model/entity';
import { EntityProvider } from '../../widgets/context/entity';
import { useTexts } from '../../widgets/useTexts';
import type { RowDialogProps } from '../extensions';
import { rowName, type Row } from '../list/actionable';
import { AssignmentBody } from './AssignmentBody';
import type { Place } from './place';

function usePlace(module: EntityModule, row: Row, assignment: Assignment): Place {
  const translate = useTranslate();
  const parent = module.entity;
  const parentId = row[parent.id] ?? row['id'];
  const search = translate('wd.assignment.search', { _: 'Search' });
  return useMemo(() => {
    const filters = assignment.filters.map((filter) => (filter.search ? { ...filter, title: search } : filter));
    const entity = rowEntity(parent, { ...assignment, filters });
    return { parent, parentId, assignment, rows: { ...module, entity } };
  }, [module, parent, parentId, assignment, search]);
}

interface Props extends Pick<RowDialogProps, 'row' | 'onClose'> {
  module: EntityModule;
  assignment: Assignment;
}

function OpenDialog({ module, row, assignment, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const place = usePlace(module, row, assignment);
  const action = useTexts(place.rows.entity).title();
  const title = translate('wd.assignment.title', { _: '%{action}: %{name}', action, name: rowName(place.parent, row) });
  const closeText = translate('wd.action.close', { _: 'Close' });
  // Always: the count behind is right even if somebody else has changed it (SHELL-093).
  const close = (): void => onClose(true);
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      fullScreen={isSmall}
      maxWidth="lg"
      aria-labelledby={id}
      slotProps={{ paper: { sx: isSmall ? {} : { height: 1 } } }}
    >
      <DialogTitle id={id} sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={closeText} onClick={close} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <Close />
      </IconButton>
      <EntityProvider value={place.rows}>
        <AssignmentBody place={place} title={action} />
      </EntityProvider>
    </Dialog>
  );
}

/**
 * The one dialog for `x-admin.assignments`: assigns other things to the record of a row.
 * @throws Error naming the entity when its schema describes no such assignment
 */
export function AssignmentDialog({ entity: module, row, action, onClose }: RowDialogProps) {
  const assignment = module.entity.assignments[action];
  if (!assignment) throw new Error(`${module.entity.name} has no assignment "${action}"`);
  return <OpenDialog module={module} row={row} assignment={assignment} onClose={onClose} />;
}
