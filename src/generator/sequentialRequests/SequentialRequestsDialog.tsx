import { Box } from '@mui/material';
import { bulkTexts } from '../../i18n/en/bulkTexts';
import { getMessageLanguage, useErrorMessage } from '../../i18n/useErrorMessage';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import { DeterminateProgress } from '../../ui/DeterminateProgress';
import { DialogBody, DialogShell } from '../../ui/DialogShell';
import { getRowTitle } from '../shared/getRowTitle';
import type { SequentialRequestsProgress } from './sequentialRequests';

interface Props {
  entity: Entity;
  progress: SequentialRequestsProgress;
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Dialog that shows the progress of an action on several rows. After the last request, it lists the title and the
 * error of each failed row and offers a retry button.
 */
export function SequentialRequestsDialog({ entity, progress, onStop, onRetry, onClose }: Props) {
  const translate = useAppTranslate();
  const t = useLazyTextTranslate('series', bulkTexts);
  const getText = useErrorMessage();
  const { series, phase, done, failed, remaining } = progress;
  const total = series.rows.length;
  const tried = done + failed.length;
  const isOver = phase === 'ended';
  const title = translate('bulk.title', { action: series.label, count: total });
  const counts = [
    t('done', { smart_count: done }),
    ...(failed.length > 0 ? [t('failed', { smart_count: failed.length })] : []),
    ...(remaining.length > 0 ? [t('rest', { smart_count: remaining.length })] : []),
  ];
  const buttons = isOver ? (
    <>
      <Button onClick={onClose}>{translate('action.close')}</Button>
      <Button look="contained" onClick={onRetry}>
        {t('retry', { count: failed.length + remaining.length })}
      </Button>
    </>
  ) : (
    <Button disabled={phase === 'stopping'} onClick={onStop}>
      {t('stop')}
    </Button>
  );
  return (
    <DialogShell title={title} onClose={isOver ? onClose : onStop}>
      <DialogBody buttons={buttons}>
        <output>{isOver ? counts.join(' · ') : phase === 'stopping' ? t('stopping') : t('running')}</output>
        {!isOver && (
          <DeterminateProgress label={title} done={tried} total={total} text={t('progress', { done: tried, total })} />
        )}
        {failed.length > 0 && (
          <section>
            <h3 className="wd-section-title">{t('reasons')}</h3>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gap: 1.5,
                overflowWrap: 'anywhere',
                '& dt': { fontWeight: 600 },
                '& dd': { m: 0 },
              }}
            >
              {failed.map(({ row, error }) => (
                <div key={String(row.id)}>
                  <dt>{getRowTitle(entity, row.row)}</dt>
                  <dd lang={getMessageLanguage(error)}>{getText(error) || translate('error.failed')}</dd>
                </div>
              ))}
            </Box>
          </section>
        )}
      </DialogBody>
    </DialogShell>
  );
}
