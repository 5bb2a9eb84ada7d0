import { useId, useMemo, useState } from 'react';
import { relatedTexts } from '../../i18n/en/relatedTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { usePreloadWhenIdle } from '../queries/preloadWhenIdle';
import type { Row } from '../shared/listRowIds';
import { RelatedList } from './RelatedList';
import { useRelatedSources } from '../relatedSource/useRelatedSources';
import './related.css';

export interface RelatedListsProps {
  module: EntityModule;
  record: Row;
}

/**
 * The lists of what refers to a record. Each loads its rows when it is opened. Their numbers are requested once the
 * screen is complete and the browser idle, unless the user saves data.
 */
export function RelatedLists({ module, record }: RelatedListsProps) {
  const t = useLazyTextTranslate('related', relatedTexts);
  const id = useId();
  const sources = useRelatedSources(module, record);
  const [isIdle, setIdle] = useState(false);
  const loads = useMemo(() => [async () => setIdle(true)], []);
  usePreloadWhenIdle(sources !== undefined, loads);
  if (!sources || sources.length === 0) return null;
  return (
    <section className="wd-related wd-card" aria-labelledby={id}>
      <h2 id={id} className="wd-section-title">
        {t('title')}
      </h2>
      {sources.map((source) => (
        <RelatedList key={source.title} source={source} singularName={module.entity.singularName} isCounted={isIdle} />
      ))}
    </section>
  );
}
