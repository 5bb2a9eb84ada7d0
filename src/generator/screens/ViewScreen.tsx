import ArrowBack from '@mui/icons-material/ArrowBack';
import Refresh from '@mui/icons-material/Refresh';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import type { CustomViewProps } from '../extensions/extensionProps';
import { FormSkeleton } from '../shell/FormSkeleton';
import { RecordActions } from '../record/RecordActions';
import { RecordFailure } from '../record/RecordFailure';
import { RecordHeader } from '../record/RecordHeader';
import { isOnlyScreen, useLeave } from '../record/useLeave';
import { useRecordTitle } from '../record/useRecordTitle';
import { useScreenRecord } from '../record/ScreenRecord';
import { Sections } from '../sections/Sections';
import { RecordView } from '../view/ViewBody';

/** A record to be read, on a page of its own. No code of forms is needed for it. */
export function ViewScreen({ entity: module, reading }: CustomViewProps) {
  const t = useT();
  const { entity } = module;
  const leave = useLeave(entity, reading);
  const state = useScreenRecord();
  const title = useRecordTitle(
    entity,
    state.status === 'ready' ? state.record : undefined,
    false,
    entity.view?.titleTemplate,
  );
  const back = !isOnlyScreen(entity) && (
    <IconButton label={t('auth.back')} onClick={leave}>
      <ArrowBack />
    </IconButton>
  );
  const head = { entity, title, back, shown: entity.view };
  const width = entity.view?.width === 'wide' ? 'wd-screen' : 'wd-screen wd-narrow';
  if (state.status === 'ready') {
    return (
      <div className={width}>
        <RecordView
          module={module}
          reading={reading}
          state={state}
          Sections={Sections}
          onGone={leave}
          renderFrame={(offers, body, warm) => (
            <>
              <RecordHeader {...head} record={state.record}>
                {!entity.getsId && (
                  <IconButton label={t('action.refresh')} onClick={() => void state.refetch()}>
                    <Refresh />
                  </IconButton>
                )}
                <RecordActions offers={offers} warm={warm} name={title.title} />
              </RecordHeader>
              {body}
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
        <FormSkeleton title={entity.title} fields={entity.view?.sections.flatMap(({ fields }) => fields).length ?? 1} />
      ) : (
        <RecordFailure
          noun={entity.noun}
          single={entity.singleton}
          error={state.error}
          onRetry={state.retry}
          onBack={leave}
        />
      )}
    </div>
  );
}
