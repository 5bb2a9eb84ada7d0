import Refresh from '@mui/icons-material/Refresh';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';
import type { CustomViewProps } from '../extensions/extensionProps';
import { FormSkeleton } from '../screenLayout/FormSkeleton';
import { BackButton } from '../recordScreen/BackButton';
import { RecordActions } from '../recordScreen/RecordActions';
import { RecordLoadError } from '../recordScreen/RecordLoadError';
import { RecordHeader } from '../recordScreen/RecordHeader';
import { useLeaveScreen } from '../recordScreen/useLeaveScreen';
import { useRecordTitle } from '../recordScreen/useRecordTitle';
import { useUnrepeatedSections } from '../recordScreen/useUnrepeatedSections';
import { useScreenRecord } from '../recordScreen/ScreenRecordProvider';
import { renderHistory } from '../history/lazyHistory';
import { renderRelatedLists } from '../related/lazyRelatedLists';
import { Sections } from '../sections/Sections';
import { RecordView } from '../view/RecordView';

/** The read-only screen of a record. It does not load the code of forms. */
export function ViewScreen({ entity: module, routeIndex }: CustomViewProps) {
  const t = useAppTranslate();
  const { entity } = module;
  const leave = useLeaveScreen(entity, routeIndex);
  const state = useScreenRecord();
  const title = useRecordTitle(
    entity,
    state.status === 'ready' ? state.record : undefined,
    false,
    entity.view?.titleTemplate,
  );
  const sections = useUnrepeatedSections(module, entity.view?.titleTemplate === undefined);
  const back = <BackButton entity={entity} onBack={leave} />;
  const head = { entity, title, back, screenContent: { ...entity.view, sections } };
  const width = entity.view?.width === 'wide' ? 'wd-screen' : 'wd-screen wd-narrow';
  if (state.status === 'ready') {
    return (
      <div className={width}>
        <RecordView
          module={module}
          routeIndex={routeIndex}
          state={state}
          sections={sections}
          Sections={Sections}
          onGone={leave}
          renderFrame={(actions, body, warm) => (
            <>
              <RecordHeader {...head} record={state.record}>
                {!entity.getsId && (
                  <IconButton label={t('action.refresh')} onClick={() => void state.refetch()}>
                    <Refresh />
                  </IconButton>
                )}
                <RecordActions actions={actions} preload={warm} name={title.title} />
              </RecordHeader>
              {body}
              {renderRelatedLists(module, state.record)}
              {renderHistory(module, state.record)}
            </>
          )}
        />
      </div>
    );
  }
  return (
    <div className={width}>
      <RecordHeader {...head} record={undefined} isLoading={state.status === 'loading'} />
      {state.status === 'loading' ? (
        <FormSkeleton title={entity.title} sections={sections} />
      ) : (
        <RecordLoadError entity={entity} state={state} onBack={leave} />
      )}
    </div>
  );
}
