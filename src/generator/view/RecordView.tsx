import { useState, type ComponentType, type ReactNode } from 'react';
import { RecordContextProvider, useEvent } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import { recordViewTexts } from '../../i18n/en/recordViewTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule, Section } from '../../model/entity/entity';
import { getRecordId } from '../../model/values/recordIds';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { ObjectShapeProvider } from '../../widgets/context/objectShape';
import { useViewOnly, ViewOnlyProvider } from '../../widgets/context/viewOnly';
import { RecordValuesProvider } from './RecordValuesProvider';
import { useFormPreload } from '../screenLayout/formPreload';
import type { Row } from '../shared/listRowIds';
import { hasRowActions } from '../shared/hasRowActions';
import { getActionsForScope } from '../actions/availableActions';
import type { AvailableAction } from '../actions/types';
import { useCurrentUser } from '../shared/useCurrentUser';
import { ActionButton } from '../list/ListToolbar';
import { OutdatedRecordNotice } from '../recordScreen/OutdatedRecordNotice';
import { RecordLoadError } from '../recordScreen/RecordLoadError';
import { isMissingSingleton, SINGLETON_ID } from '../shared/singleton';
import { useRecord, type RecordState } from '../recordScreen/useRecord';
import type { SectionsProps } from '../sections/types';
import { useRecordPoll } from '../queries/useRecordPoll';
import { useReadOnlyReason } from '../recordScreen/useReadOnlyReason';
import { useRecordActions } from '../recordScreen/useRecordActions';

interface Props {
  module: EntityModule;
  /** The values of the parent record, which contain the id fields of the record to show. Not used for a singleton. */
  parentValues: Row;
  Sections: ComponentType<SectionsProps>;
}

interface RecordViewProps {
  module: EntityModule;
  routeIndex: number;
  state: Extract<RecordState, { status: 'ready' }>;
  /** Default: the sections of the view. */
  sections?: readonly Section[];
  Sections: ComponentType<SectionsProps>;
  onGone: () => void;
  /** Whether the sections have no card of their own, because the view is shown inside another screen. */
  plain?: boolean;
  /** Renders the view into a layout that also contains the action buttons. @param warm preloads the form */
  renderFrame: (actions: readonly AvailableAction[], body: ReactNode, warm: () => void) => ReactNode;
}

/** Notice that polling has stopped because its time limit was reached. */
function Stopped({ onRefresh }: { onRefresh: () => void }) {
  const t = useAppTranslate();
  const viewText = useLazyTextTranslate('view', recordViewTexts);
  return (
    <Alert severity="info" className="wd-view-note" action={<Button onClick={onRefresh}>{t('action.refresh')}</Button>}>
      {viewText('stopped')}
    </Alert>
  );
}

/** Renders the sections of a loaded record and provides its actions. */
export function RecordView({
  module,
  routeIndex,
  state,
  sections = module.entity.view?.sections ?? [],
  Sections,
  onGone,
  plain = false,
  renderFrame,
}: RecordViewProps) {
  const { entity } = module;
  const { record, refetch, hasStopped, error } = state;
  const viewText = useLazyTextTranslate('view', recordViewTexts);
  const ahead = useFormPreload();
  const [isEdited, setIsEdited] = useState(false);
  const actions = useRecordActions({ module, routeIndex, onEdit: () => setIsEdited(true), onChanged: refetch, onGone });
  const offers = actions.getActions('record', { record });
  const viewOnly = useViewOnly();
  // If the record may not have actions, all its sections are read-only.
  const isClosed = entity.singleton !== true && !hasRowActions(module, record);
  const reason = useReadOnlyReason(module, record);
  const readAgain = useEvent(() => refetch());
  const close = (saved: boolean): void => {
    setIsEdited(false);
    if (saved) void refetch();
  };
  return (
    <ObjectShapeProvider value={entity.shape}>
      <RecordContextProvider value={record}>
        <RecordValuesProvider>
          {renderFrame(
            offers,
            <>
              {error && (
                <OutdatedRecordNotice singularName={entity.singularName} error={error} onRetry={() => void refetch()} />
              )}
              {isMissingSingleton(entity, record) && (
                <Alert severity="info" className="wd-view-note">
                  {viewText('none')}
                </Alert>
              )}
              {reason !== undefined && (
                <Alert severity="info" className="wd-view-note">
                  {reason}
                </Alert>
              )}
              {hasStopped && <Stopped onRefresh={() => void refetch()} />}
              <ViewOnlyProvider value={viewOnly || isClosed}>
                <Sections module={module} sections={sections} record={record} onChanged={readAgain} plain={plain} />
              </ViewOnlyProvider>
            </>,
            () => ahead.preload(module),
          )}
          {isEdited && <ahead.Dialog module={module} id={record.id} onClose={close} />}
          {actions.dialogs}
        </RecordValuesProvider>
      </RecordContextProvider>
    </ObjectShapeProvider>
  );
}

const HEIGHT = 96;
/** Height of a detail in pixels: one line for its title and one line for its value. */
const FACT_HEIGHT = 43.4;
const BUTTON_HEIGHT = 35.6;

/**
 * Skeleton of a view that is loading. It has approximately the height of the loaded view, so that there is no
 * layout shift.
 */
function Waiting({ module }: Pick<Props, 'module'>) {
  const hasButtons = getActionsForScope(module, 'record', useCurrentUser()).length > 0;
  const details = (module.entity.view?.sections ?? []).flatMap((section) => section.readOnlyValues ?? []);
  if (details.length === 0) return <Skeleton shape="block" height={HEIGHT} />;
  return (
    <div className="wd-embedded" aria-hidden>
      <div className="wd-facts">
        {details.map((_, position) => (
          <Skeleton key={position} shape="block" height={FACT_HEIGHT} />
        ))}
      </div>
      {hasButtons && <Skeleton shape="block" height={BUTTON_HEIGHT} width={64} />}
    </div>
  );
}

function LoadedView({ module, id, Sections }: Pick<Props, 'module' | 'Sections'> & { id: Identifier }) {
  const state = useRecord(module.entity.name, id, { poll: useRecordPoll(module) });
  if (state.status === 'loading') return <Waiting module={module} />;
  if (state.status === 'failed') return <RecordLoadError entity={module.entity} state={state} />;
  return (
    <RecordView
      module={module}
      routeIndex={0}
      state={state}
      Sections={Sections}
      onGone={() => undefined}
      plain
      renderFrame={(actions, body, warm) => (
        <div className="wd-embedded">
          <div>{body}</div>
          <div className="wd-buttons">
            {actions.map((action) => (
              <ActionButton key={action.name} action={action} preload={warm} />
            ))}
          </div>
        </div>
      )}
    />
  );
}

/** The view of a record inside another screen. */
export function EmbeddedRecordView({ module, parentValues, Sections }: Props) {
  const { entity } = module;
  const id = entity.singleton ? SINGLETON_ID : getRecordId(entity.ids, parentValues);
  return id === undefined ? null : <LoadedView key={id} module={module} id={id} Sections={Sections} />;
}
