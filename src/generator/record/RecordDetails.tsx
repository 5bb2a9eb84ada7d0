import { Fragment } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { Skeleton } from '../../ui/Skeleton';
import type { Row } from '../records/rowIds';
import { FieldPathValue } from '../records/FieldPathValue';
import { getHeaderDetails, widthsToCome, type Screenful } from './headerDetails';

interface Props {
  entity: Entity;
  shown: Screenful | undefined;
  /** What is known of it so far. */
  record: Row | undefined;
  /** It is on its way: room is kept for what is not known yet. */
  isLoading?: boolean;
}

const NOTHING: Row = {};

/** A line of facts about a record: its id, what the server counts of it, who made it and who changed it last. */
export function RecordDetails({ entity, shown = { sections: [] }, record: known, isLoading = false }: Props) {
  const t = useAppTranslate();
  const { shape } = entity;
  const titles = { made: t('record.made'), changed: t('record.changed') };
  const record = known ?? NOTHING;
  const facts = getHeaderDetails(entity, shown, titles, record);
  const told = known && facts.map(({ title }) => title);
  const toCome = isLoading ? widthsToCome(entity, shown, titles, told) : [];
  if (facts.length === 0 && toCome.length === 0) return null;
  return (
    <dl className="wd-record-facts">
      {facts.map(({ title, paths, format }) => (
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
      {toCome.map((width, index) => (
        <div key={index} aria-hidden>
          <Skeleton width={width} />
        </div>
      ))}
    </dl>
  );
}
