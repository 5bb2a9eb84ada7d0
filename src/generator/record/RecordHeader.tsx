import type { ReactNode } from 'react';
import type { Entity } from '../../model/entity/entity';
import type { Row } from '../records/row';
import { PageHeading } from '../shell/PageHeading';
import { PathValue } from '../records/PathValue';
import { statusField, type Screenful } from './facts';
import { RecordFacts } from './RecordFacts';
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
  const status = statusField(entity);
  const mark = record && status !== undefined && (
    <PathValue shape={entity.shape} path={status} record={record} format="status" />
  );
  return (
    <header className="wd-record-head">
      <PageHeading title={title.title} tab={title.tab} before={back} mark={mark}>
        {children}
      </PageHeading>
      {(record || isLoading) && <RecordFacts {...{ entity, shown, record, isLoading }} />}
    </header>
  );
}
