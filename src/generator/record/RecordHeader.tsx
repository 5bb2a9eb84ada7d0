import type { ReactNode } from 'react';
import type { Entity } from '../../model/entity/entity';
import type { Row } from '../records/rowIds';
import { PageHeading } from '../shell/PageHeading';
import { FieldPathValue } from '../records/FieldPathValue';
import { getStatusField, type Screenful } from './headerDetails';
import { RecordDetails } from './RecordDetails';
import type { RecordTitle } from './useRecordTitle';

interface Props {
  entity: Entity;
  title: RecordTitle;
  /** What the screen shows below: its sections, and what they leave for the head. */
  shown: Screenful | undefined;
  /** What is known of it so far. */
  record: Row | undefined;
  /** It is on its way: room is kept for what is not known yet. */
  isLoading?: boolean;
  /** The way back, before its name. */
  back?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** The head of a record's screen: what it is called, its status, its facts, and what can be done with it. */
export function RecordHeader({ entity, title, shown, record, isLoading = false, back, children }: Props) {
  const status = getStatusField(entity);
  const mark = record && status !== undefined && (
    <FieldPathValue shape={entity.shape} path={status} record={record} format="status" />
  );
  return (
    <header className="wd-record-head">
      <PageHeading title={title.title} tab={title.tab} before={back} badge={mark}>
        {children}
      </PageHeading>
      {(record || isLoading) && <RecordDetails {...{ entity, shown, record, isLoading }} />}
    </header>
  );
}
