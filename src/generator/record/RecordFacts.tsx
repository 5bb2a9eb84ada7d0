import { Fragment } from 'react';
import { useT } from '../../i18n/useT';
import type { Entity, Section, Stamps } from '../../model/entity/entity';
import type { Row } from '../records/row';
import { FactsSkeleton } from '../shell/ScreenSkeleton';
import { PathValue } from '../records/PathValue';
import { hasFacts, headFacts } from './facts';

/** What a screen, or a dialog, shows of a record. */
export interface Screenful {
  sections: readonly Section[];
  stamps?: Stamps | undefined;
}

interface Props {
  entity: Entity;
  shown: Screenful | undefined;
  /** Undefined while it is on its way. */
  record: Row | undefined;
}

/** A line of facts about a record: its id, what the server counts of it, who made it and who changed it last. */
export function RecordFacts({ entity, shown = { sections: [] }, record }: Props) {
  const t = useT();
  if (!record) {
    return hasFacts(entity, shown.stamps) ? <FactsSkeleton /> : null;
  }
  const { shape } = entity;
  const facts = headFacts(entity, shown, { made: t('record.made'), changed: t('record.changed') }, record);
  if (facts.length === 0) return null;
  return (
    <dl className="wd-record-facts">
      {facts.map(({ title, paths, format }) => (
        <div key={`${title} ${paths.join()}`}>
          <dt>{title}</dt>
          <dd>
            {paths.map((path, index) => (
              <Fragment key={path}>
                {index > 0 && ' · '}
                <PathValue shape={shape} path={path} record={record} format={format} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
