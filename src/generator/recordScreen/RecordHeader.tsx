import type { ReactNode } from 'react';
import type { Entity } from '../../model/entity/entity';
import type { Row } from '../shared/rowIds';
import { PageHeading } from '../screenLayout/PageHeading';
import { FieldPathValue } from '../shared/FieldPathValue';
import { getStatusField, type ScreenContent } from './headerDetails';
import { RecordDetails } from './RecordDetails';
import type { RecordTitle } from './useRecordTitle';

interface Props {
  entity: Entity;
  title: RecordTitle;
  /** The sections of the screen, and the audit fields that they leave to the header. */
  screenContent: ScreenContent | undefined;
  /** The values of the record known so far. */
  record: Row | undefined;
  /** The record is loading: space is reserved for unknown values. */
  isLoading?: boolean;
  /** The back button before the title. */
  back?: ReactNode;
  /** The action buttons. */
  children?: ReactNode;
}

/** The header of a record screen: title, status, details and actions. */
export function RecordHeader({ entity, title, screenContent, record, isLoading = false, back, children }: Props) {
  const status = getStatusField(entity);
  const mark = record && status !== undefined && (
    <FieldPathValue shape={entity.shape} path={status} record={record} format="status" />
  );
  return (
    <header className="wd-record-head">
      <PageHeading title={title.title} tab={title.tab} before={back} badge={mark}>
        {children}
      </PageHeading>
      {(record || isLoading) && <RecordDetails {...{ entity, screenContent, record, isLoading }} />}
    </header>
  );
}
