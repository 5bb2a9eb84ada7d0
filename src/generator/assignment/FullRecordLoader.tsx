import type { ReactNode } from 'react';
import { CircularProgress } from '@mui/material';
import type { Identifier } from '../../../dataProvider/contract/types';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { AssignmentConfig, EntityModule } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import type { Row } from '../shared/listRowIds';
import { RecordLoadError } from '../recordScreen/RecordLoadError';
import { useRecord } from '../recordScreen/useRecord';
import { getExtraPageParams } from './assignmentRequests';

interface Props {
  module: EntityModule;
  record: Row;
  assignment: AssignmentConfig;
  onClose: () => void;
  children: (record: Row) => ReactNode;
}

function ReadRecord({ module: { entity }, record, onClose, children }: Props) {
  const t = useAppTranslate();
  const state = useRecord(entity.name, record['id'] as Identifier);
  if (state.status === 'ready') return children({ ...record, ...state.record });
  if (state.status === 'loading')
    return <CircularProgress aria-label={t('options.loading')} sx={{ m: 4, mx: 'auto' }} />;
  return <RecordLoadError entity={entity} state={state} onBack={onClose} />;
}

/**
 * Renders its children with a record that contains all values that the assignment requires. If the list row lacks
 * some of these values, the full record is loaded first.
 */
export function FullRecordLoader(props: Props) {
  const { module, record, assignment, children } = props;
  const isWhole = !Object.values(getExtraPageParams(module.entity, assignment, record)).some(isEmpty);
  return isWhole || !module.entity.calls['get'] ? children(record) : <ReadRecord {...props} />;
}
