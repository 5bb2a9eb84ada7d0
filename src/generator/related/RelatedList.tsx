import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { relatedTexts } from '../../i18n/en/relatedTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { ButtonLink } from '../../ui/Button';
import { CollapsibleSection } from '../../ui/CollapsibleSection';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { getListQueryState } from '../list/listQueryState';
import { ListFooter } from '../list/ListFooter';
import { useLocalListParams } from '../list/useLocalListParams';
import { useOriginScreenState } from '../shared/originPath';
import { RELATED_PAGE_SIZE, type RelatedSource } from '../relatedSource/loadRelatedSources';
import { RelatedRows } from './RelatedRows';
import { getRelatedPageQuery } from '../relatedSource/useRelatedSources';

interface Props {
  source: RelatedSource;
  /** Name of the record to which the rows refer, within a sentence. */
  singularName: string;
  /** Whether the rows may be counted. Until then, no request is sent unless the user opens the list. */
  isCounted: boolean;
}

/** Loads the visible page. The first page is also the count, so that opening the list sends no second request. */
function useRelatedPage({ source, isCounted }: Props, isOpen: boolean) {
  const list = useLocalListParams(RELATED_PAGE_SIZE);
  const { page, perPage, sort } = list.params;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...getRelatedPageQuery(source, { page, perPage, ...(sort === undefined ? {} : { sort }) }),
    enabled: isOpen || (isCounted && source.count === undefined),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const query = getListQueryState({
    rows: data?.data,
    total: data?.total,
    pageInfo: data?.pageInfo,
    error,
    isFetching,
    isPlaceholderData,
    failed: error !== null,
    waiting: false,
    refetch,
  });
  return { list, query };
}

/** A related list of a record: its heading with the number of rows and, once it is opened, the first rows. */
export function RelatedList(props: Props) {
  const { source, singularName } = props;
  const translate = useAppTranslate();
  const t = useLazyTextTranslate('related', relatedTexts);
  const locale = useLocale();
  const origin = useOriginScreenState();
  const [isOpen, setOpen] = useState(false);
  const { list, query } = useRelatedPage(props, isOpen);
  const { title, listPath, rows } = source;
  const loaded = query.phase === 'ready' || query.phase === 'changing' ? query.total : undefined;
  const count = loaded ?? source.count;
  // Without a total, it is only known that there is at least the first page.
  const text = query.isTotalUnknown && count ? `${query.rows.length}+` : count?.toLocaleString(locale);
  const isEmpty = query.phase === 'ready' && query.rows.length === 0;
  const heading = (
    <>
      {title}{' '}
      <span className="wd-related-count">
        {query.phase === 'failed' && count === undefined ? (
          <>
            <span aria-hidden>–</span>
            <span className="wd-hidden">{translate('list.uncounted')}</span>
          </>
        ) : (
          text
        )}
      </span>
    </>
  );
  return (
    <CollapsibleSection heading={heading} level={3} isOpen={isOpen} onToggle={setOpen}>
      {isEmpty ? (
        <p className="wd-quiet">{t('empty', { singularName })}</p>
      ) : (
        <SectionErrorBoundary title={title} resetKeys={[source]}>
          <RelatedRows source={source} list={list} query={query} />
        </SectionErrorBoundary>
      )}
      {!isEmpty && listPath !== undefined && (
        <ButtonLink to={listPath} state={origin}>
          {t('showAll', { title: rows.entity.title })}
        </ButtonLink>
      )}
      {listPath === undefined && query.total > RELATED_PAGE_SIZE && (
        <ListFooter list={list} query={query} pageSize={RELATED_PAGE_SIZE} loading={query.phase === 'first'} />
      )}
    </CollapsibleSection>
  );
}
