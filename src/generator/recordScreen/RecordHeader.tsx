import type { ReactNode } from 'react';
import { getColumnSource } from '../../model/displayFormats/getColumnSource';
import type { Entity } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';
import { PageHeading } from '../screenLayout/PageHeading';
import { FieldPathValue } from '../shared/FieldPathValue';
import { PeriodPhase } from '../shared/PeriodPhase';
import { getStatusFieldName, type RecordScreenContent } from './headerDetails';
import { RecordHeaderDetails } from './RecordHeaderDetails';
import { useRememberRecord } from './useRememberRecord';
import type { RecordTitle } from './useRecordTitle';

interface Props {
  entity: Entity;
  title: RecordTitle;
  /** The sections of the screen, and the audit fields that the header shows because no section shows them. */
  screenContent: RecordScreenContent | undefined;
  /**
   * The values of the record that are already known. While the record is loading, these are the values of its list
   * row or of an earlier response.
   */
  record: Row | undefined;
  /** Whether the record is loading. Space is then reserved for the values that are not known yet. */
  isLoading?: boolean;
  /** The back button before the title. */
  back?: ReactNode;
  /** The action buttons. */
  children?: ReactNode;
}

/** Renders the status as the list does: for an active record with a period, whether the period is upcoming, running or ended. */
function StatusMark({ entity, status, record }: { entity: Entity; status: string; record: Row }) {
  const { list, shape } = entity;
  const column = list?.columns.find(({ field }) => field === status);
  const source = column && getColumnSource(column, shape, record);
  if (source?.periodEndField !== undefined) return <PeriodPhase {...{ shape, source, record }} />;
  return <FieldPathValue shape={shape} path={status} record={record} format="status" />;
}

/**
 * The header of a record screen. It contains the title, the status, the details and the action buttons. The status is left
 * out if the first section shows it right below.
 */
export function RecordHeader({ entity, title, screenContent, record, isLoading = false, back, children }: Props) {
  const status = getStatusFieldName(entity);
  useRememberRecord(entity, record && title.title);
  const isRepeated = status !== undefined && screenContent?.sections[0]?.fields.includes(status) === true;
  const mark = record && status !== undefined && !isRepeated && <StatusMark {...{ entity, status, record }} />;
  return (
    <header className="wd-record-head">
      <PageHeading title={title.title} tab={title.tab} before={back} badge={mark}>
        {children}
      </PageHeading>
      {(record || isLoading) && <RecordHeaderDetails {...{ entity, screenContent, record, isLoading }} />}
    </header>
  );
}
