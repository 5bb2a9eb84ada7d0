import { useQueries } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { relatedTexts } from '../../i18n/en/relatedTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';
import { describeRelatedCounts } from './describeRelatedCounts';
import { RELATED_PAGE_SIZE, type RelatedSource } from './loadRelatedSources';
import { getRelatedPageQuery, useRelatedSources } from './useRelatedSources';
import './relatedNote.css';

export interface RelatedNoteProps {
  module: EntityModule;
  record: Row;
}

const FIRST_PAGE = { page: 1, perPage: RELATED_PAGE_SIZE };

/** Milliseconds for which a count that the record screen has loaded is not requested again. */
const FRESH_MS = 60_000;

function Counts({ module, sources }: { module: EntityModule; sources: readonly RelatedSource[] }) {
  const t = useLazyTextTranslate('related', relatedTexts);
  const locale = useLocale();
  const results = useQueries({
    queries: sources.map((source) => ({
      ...getRelatedPageQuery(source, FIRST_PAGE),
      enabled: source.count === undefined,
      staleTime: FRESH_MS,
    })),
  });
  if (results.some(({ isLoading }) => isLoading)) return t('checking');
  const counts = results.map(({ data }, index) => {
    const { title, singularName, count } = sources[index]!;
    return {
      title,
      singularName,
      count: count ?? data?.total ?? data?.data.length,
      isAtLeast: data?.pageInfo?.hasNextPage === true,
    };
  });
  return describeRelatedCounts(counts, module.entity.singularName, t, locale);
}

/**
 * Says in a question what refers to a record. The question does not wait for the numbers: until they are known, the
 * line says that they are counted.
 */
export function RelatedNote({ module, record }: RelatedNoteProps) {
  const t = useLazyTextTranslate('related', relatedTexts);
  const sources = useRelatedSources(module, record);
  if (sources?.length === 0) return null;
  return (
    <span className="wd-related-note" aria-live="polite">
      {sources ? <Counts module={module} sources={sources} /> : t('checking')}
    </span>
  );
}
