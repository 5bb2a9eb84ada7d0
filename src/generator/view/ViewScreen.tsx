import ArrowBack from '@mui/icons-material/ArrowBack';
import Refresh from '@mui/icons-material/Refresh';
import { useT } from '../../i18n/useT';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { PageHeading } from '../PageHeading';
import type { CustomViewProps } from '../extensionProps';
import { FormSkeleton } from '../form/FormSkeleton';
import { RecordFailure } from '../record/RecordFailure';
import { useLeave } from '../record/useLeave';
import { useRecordTitle } from '../record/useRecordTitle';
import { useScreenRecord } from '../record/ScreenRecord';
import { Sections } from '../sections/Sections';
import { RecordView } from './ViewBody';

/** A record to be read, on a page of its own. No code of forms is needed for it. */
export function ViewScreen({ entity: module, reading }: CustomViewProps) {
  const t = useT();
  const { entity } = module;
  const leave = useLeave(entity, reading);
  const state = useScreenRecord();
  const title = useRecordTitle(entity, state.status === 'ready' ? state.record : undefined, false, entity.view?.title);
  const back = (
    <Button icon={<ArrowBack />} onClick={leave}>
      {t('auth.back')}
    </Button>
  );
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
          renderFrame={(buttons, body) => (
            <>
              <PageHeading title={title}>
                {back}
                {!entity.getsId && (
                  <IconButton label={t('action.refresh')} onClick={() => void state.refetch()}>
                    <Refresh />
                  </IconButton>
                )}
                {buttons}
              </PageHeading>
              {body}
            </>
          )}
        />
      </div>
    );
  }
  return (
    <div className={width}>
      <PageHeading title={title}>{back}</PageHeading>
      {state.status === 'loading' ? (
        <FormSkeleton title={entity.title} fields={entity.view?.sections.flatMap(({ fields }) => fields).length ?? 1} />
      ) : (
        <RecordFailure
          noun={entity.noun}
          single={entity.single}
          error={state.error}
          onRetry={state.retry}
          onBack={leave}
        />
      )}
    </div>
  );
}
