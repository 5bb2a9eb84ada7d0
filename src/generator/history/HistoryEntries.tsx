import { useMemo } from 'react';
import { historyTexts } from '../../i18n/en/historyTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import type { HistoryEntryPaths } from '../../model/entity/historyEntryPaths';
import { readHistoryEntry } from '../../model/history/readHistoryEntry';
import { Button } from '../../ui/Button';
import { RequestError } from '../../ui/RequestError';
import { SectionLoading } from '../sections/SectionLoading';
import type { Row } from '../shared/listRowIds';
import { HistoryItem } from './HistoryItem';
import { useHistoryPages } from './useHistoryPages';

interface Props {
  entity: Entity;
  history: HistoryEntryPaths;
  record: Row;
}

/** The loaded entries of the history of a record, with a button that loads earlier ones. */
export function HistoryEntries({ entity, history, record }: Props) {
  const t = useLazyTextTranslate('history', historyTexts);
  const { rows, error, hasEarlier, isLoadingEarlier, loadEarlier, retry } = useHistoryPages(entity, history, record);
  const entries = useMemo(() => rows?.map((row) => readHistoryEntry(entity, history, row)), [rows, entity, history]);
  if (!entries && error) return <RequestError error={error} onRetry={retry} />;
  if (!entries) return <SectionLoading error={undefined} onRetry={retry} />;
  if (entries.length === 0) return <p className="wd-quiet">{t('empty', { singularName: entity.singularName })}</p>;
  return (
    <>
      <ol className="wd-history-list">
        {entries.map((entry, index) => (
          <HistoryItem key={index} entity={entity} entry={entry} />
        ))}
      </ol>
      {error ? (
        <RequestError error={error} onRetry={retry} />
      ) : (
        hasEarlier && (
          <Button onClick={loadEarlier} disabled={isLoadingEarlier}>
            {t('earlier')}
          </Button>
        )
      )}
    </>
  );
}
