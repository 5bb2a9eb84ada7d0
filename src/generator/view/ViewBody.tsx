import { useState, type ComponentType, type ReactNode } from 'react';
import { RecordContextProvider, useEvent } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import { useT } from '../../i18n/useT';
import type { EntityModule } from '../../model/entity/entity';
import { idOf } from '../../model/values/ids';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { ShapeProvider } from '../../widgets/context/shape';
import { useViewOnly, ViewOnlyProvider } from '../../widgets/context/viewOnly';
import { RecordValues } from './RecordValues';
import { useFormAhead } from '../shell/formAhead';
import { isActionable, type Row } from '../records/row';
import { actionsAt } from '../actions/offered';
import type { Offer } from '../actions/types';
import { useUser } from '../records/useUser';
import { OfferButton } from '../list/ListTools';
import { OldRecord } from '../record/OldRecord';
import { RecordFailure } from '../record/RecordFailure';
import { isNone, SINGLE } from '../records/single';
import { useRecord, type RecordState } from '../record/useRecord';
import type { SectionsProps } from '../sections/types';
import { usePoll } from '../read/usePoll';
import { useRecordActions } from '../record/useRecordActions';

interface Props {
  module: EntityModule;
  /** Names the record, by its id's fields; of the only one there is nothing. */
  around: Row;
  Sections: ComponentType<SectionsProps>;
}

interface RecordViewProps {
  module: EntityModule;
  reading: number;
  state: Extract<RecordState, { status: 'ready' }>;
  Sections: ComponentType<SectionsProps>;
  onGone: () => void;
  /** As a part of another screen, which is frame enough. */
  plain?: boolean;
  /** Draws what can be done where it belongs. @param warm fetches the form ahead */
  renderFrame: (offers: readonly Offer[], body: ReactNode, warm: () => void) => ReactNode;
}

/** It was read again by itself for long enough. */
function Stopped({ onRefresh }: { onRefresh: () => void }) {
  const t = useT();
  return (
    <Alert severity="info" className="wd-view-note" action={<Button onClick={onRefresh}>{t('action.refresh')}</Button>}>
      {t('view.stopped')}
    </Alert>
  );
}

/** A record that is there: its sections, and what can be done with it. */
export function RecordView({ module, reading, state, Sections, onGone, plain = false, renderFrame }: RecordViewProps) {
  const { entity } = module;
  const { record, refetch, hasStopped, fault } = state;
  const t = useT();
  const ahead = useFormAhead();
  const [isEdited, setIsEdited] = useState(false);
  const actions = useRecordActions({ module, reading, onEdit: () => setIsEdited(true), onChanged: refetch, onGone });
  const offers = actions.offersAt('record', { record });
  const viewOnly = useViewOnly();
  // What is over and done with is only read, in each of its sections.
  const isClosed = entity.singleton !== true && !isActionable(module, record);
  const readAgain = useEvent(() => refetch());
  const close = (saved: boolean): void => {
    setIsEdited(false);
    if (saved) void refetch();
  };
  return (
    <ShapeProvider value={entity.shape}>
      <RecordContextProvider value={record}>
        <RecordValues>
          {renderFrame(
            offers,
            <>
              {fault && <OldRecord noun={entity.noun} fault={fault} onRetry={() => void refetch()} />}
              {isNone(entity, record) && (
                <Alert severity="info" className="wd-view-note">
                  {t('view.none')}
                </Alert>
              )}
              {hasStopped && <Stopped onRefresh={() => void refetch()} />}
              <ViewOnlyProvider value={viewOnly || isClosed}>
                <Sections
                  module={module}
                  sections={entity.view?.sections ?? []}
                  record={record}
                  onChanged={readAgain}
                  plain={plain}
                />
              </ViewOnlyProvider>
            </>,
            () => ahead.warm(module),
          )}
          {isEdited && <ahead.Dialog module={module} id={record.id} onClose={close} />}
          {actions.dialogs}
        </RecordValues>
      </RecordContextProvider>
    </ShapeProvider>
  );
}

const HEIGHT = 96;
/** A line for the name of a fact and one for its value. */
const FACT_HEIGHT = 44;
const BUTTON_HEIGHT = 36;

/** As high as what will stand there, so that nothing below it moves. */
function Waiting({ module }: Pick<Props, 'module'>) {
  const hasButtons = actionsAt(module, 'record', useUser()).length > 0;
  const facts = (module.entity.view?.sections ?? []).flatMap((section) => section.details ?? []);
  if (facts.length === 0) return <Skeleton shape="block" height={HEIGHT} />;
  return (
    <div className="wd-embedded" aria-hidden>
      <div className="wd-facts">
        {facts.map((_, place) => (
          <Skeleton key={place} shape="block" height={FACT_HEIGHT} />
        ))}
      </div>
      {hasButtons && <Skeleton shape="block" height={BUTTON_HEIGHT} width={64} />}
    </div>
  );
}

function Body({ module, id, Sections }: Pick<Props, 'module' | 'Sections'> & { id: Identifier }) {
  const state = useRecord(module.entity.name, id, { poll: usePoll(module) });
  if (state.status === 'loading') return <Waiting module={module} />;
  if (state.status === 'failed')
    return (
      <RecordFailure
        noun={module.entity.noun}
        single={module.entity.singleton}
        error={state.error}
        onRetry={state.retry}
      />
    );
  return (
    <RecordView
      module={module}
      reading={0}
      state={state}
      Sections={Sections}
      onGone={() => undefined}
      plain
      renderFrame={(offers, body, warm) => (
        <div className="wd-embedded">
          <div>{body}</div>
          <div className="wd-buttons">
            {offers.map((offer) => (
              <OfferButton key={offer.name} offer={offer} warm={warm} />
            ))}
          </div>
        </div>
      )}
    />
  );
}

/** The view of a record as a part of another screen. */
export function ViewBody({ module, around, Sections }: Props) {
  const { entity } = module;
  const id = entity.singleton ? SINGLE : idOf(entity.ids, around);
  return id === undefined ? null : <Body key={id} module={module} id={id} Sections={Sections} />;
}
