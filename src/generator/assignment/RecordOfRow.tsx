import type { ReactNode } from 'react';
import { CircularProgress } from '@mui/material';
import type { Identifier } from '../../../dataProvider/contract/types';
import { useT } from '../../i18n/useT';
import type { Assignment, EntityModule } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/empty';
import type { Row } from '../records/row';
import { RecordFailure } from '../record/RecordFailure';
import { useRecord } from '../record/useRecord';
import { besideOf } from './place';

interface Props {
  module: EntityModule;
  record: Row;
  assignment: Assignment;
  onClose: () => void;
  children: (record: Row) => ReactNode;
}

function ReadRecord({ module: { entity }, record, onClose, children }: Props) {
  const t = useT();
  const state = useRecord(entity.name, record['id'] as Identifier);
  if (state.status === 'ready') return children({ ...record, ...state.record });
  if (state.status === 'loading')
    return <CircularProgress aria-label={t('options.loading')} sx={{ m: 4, mx: 'auto' }} />;
  return <RecordFailure noun={entity.noun} error={state.error} onRetry={state.retry} onBack={onClose} />;
}

/** The record of a row with all that its assignment asks for: a row may be shorter than its record. */
export function RecordOfRow(props: Props) {
  const { module, record, assignment, children } = props;
  const isWhole = !Object.values(besideOf(module.entity, assignment, record)).some(isEmpty);
  return isWhole || !module.entity.calls['get'] ? children(record) : <ReadRecord {...props} />;
}
