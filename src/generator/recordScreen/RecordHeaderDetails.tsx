import { Fragment } from 'react';
import { recordViewTexts } from '../../i18n/en/recordViewTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { Skeleton } from '../../ui/Skeleton';
import type { Row } from '../shared/listRowIds';
import { FieldPathValue } from '../shared/FieldPathValue';
import { getHeaderDetails, getSkeletonWidths, type RecordScreenContent } from './headerDetails';

interface Props {
  entity: Entity;
  screenContent: RecordScreenContent | undefined;
  /**
   * The values of the record that are already known. While the record is loading, these are the values of its list
   * row or of an earlier response.
   */
  record: Row | undefined;
  /** Whether the record is loading. Space is then reserved for the values that are not known yet. */
  isLoading?: boolean;
}

const NOTHING: Row = {};

/**
 * A line in the header with details of a record: its id, values computed by the server, and the users and times of
 * its creation and its last change.
 */
export function RecordHeaderDetails({
  entity,
  screenContent = { sections: [] },
  record: partialRecord,
  isLoading = false,
}: Props) {
  const t = useLazyTextTranslate('view', recordViewTexts);
  const { shape } = entity;
  const titles = { made: t('made'), changed: t('changed') };
  const record = partialRecord ?? NOTHING;
  const details = getHeaderDetails(entity, screenContent, titles, record);
  const shownTitles = partialRecord && details.map(({ title }) => title);
  const placeholderWidths = isLoading ? getSkeletonWidths(entity, screenContent, titles, shownTitles) : [];
  if (details.length === 0 && placeholderWidths.length === 0) return null;
  return (
    <dl className="wd-record-facts">
      {details.map(({ title, paths, format }) => (
        <div key={`${title} ${paths.join()}`}>
          <dt>{title}</dt>
          <dd>
            {paths.map((path, index) => (
              <Fragment key={path}>
                {index > 0 && ' · '}
                <FieldPathValue shape={shape} path={path} record={record} format={format} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
      {placeholderWidths.map((width, index) => (
        <div key={index} aria-hidden>
          <Skeleton width={width} />
        </div>
      ))}
    </dl>
  );
}
