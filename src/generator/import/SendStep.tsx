import { Fragment } from 'react';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { DeterminateProgress } from '../../ui/DeterminateProgress';
import { DialogBody } from '../../ui/DialogShell';
import { MessageText } from '../../ui/MessageText';
import { ImportErrorTable, type ImportErrorLine } from './ImportErrorTable';
import { getLineText, type StatusLine, type ValidImportRow } from './sendImportRows';
import type { ImportStepProps } from './stepProps';
import { useConfirmResend } from './useConfirmResend';
import { useImportTranslate } from './useImportTranslate';
import { useImportErrors } from './useImportErrors';

/** The step during which the rows are sent. It shows the progress and then the result. */
export function SendStep({ module, state, onClose }: ImportStepProps) {
  const t = useImportTranslate();
  const translate = useAppTranslate();
  const askTwice = useConfirmResend();
  const { getRowText, save } = useImportErrors(module, state);
  const { sending, rows } = state;
  const { phase, halted, done, total, getStatus } = sending;
  const isDone = phase === 'done';
  const faulty = rows.filter((row) => row.errors.length > 0);
  const { refused, unknown, created, before, ...rest } = sending.byState();
  const ready = [...rest.ready, ...rest.sending];
  const getLines = (row: ValidImportRow): readonly StatusLine[] => {
    const status = getStatus(row);
    if (status.state === 'refused') return status.lines ?? [status];
    if (status.state !== 'unknown') return [{ text: t('said.notSent') }];
    const { text = '', language } = status;
    return [{ text: t('said.unknown') }, ...(text === '' ? [] : [{ text, language }])];
  };
  const getStatusText = (row: ValidImportRow): string => getLines(row).map(getLineText).join('\n');
  const complaints = [...refused, ...unknown]
    .sort((one, other) => one.rowNumber - other.rowNumber)
    .map((row): ImportErrorLine => ({
      at: row.rowNumber,
      column: t('faults.whole'),
      value: row.cells.find((cell) => cell.trim() !== '') ?? '',
      text: getLines(row).map(({ title, text, language }, index) => (
        <Fragment key={index}>
          {index > 0 && '\n'}
          {title !== undefined && `${title}: `}
          <span lang={language}>{text}</span>
        </Fragment>
      )),
    }));
  const counts = [
    { key: 'report.created', smart_count: created.length },
    { key: 'report.refused', smart_count: refused.length },
    { key: 'report.unknown', smart_count: unknown.length },
    { key: 'report.notSent', smart_count: ready.length },
    { key: 'report.before', smart_count: before.length },
    { key: 'report.faulty', smart_count: faulty.length },
  ] as const;
  const saveLeft = (): void => {
    const remainingRows = [
      ...faulty.map((row) => ({ ...row, message: getRowText(row) })),
      ...[...refused, ...unknown, ...ready].map((row) => ({ ...row, message: getStatusText(row) })),
    ];
    void save(remainingRows.sort((one, other) => one.rowNumber - other.rowNumber));
  };
  const sendUnknown = async (): Promise<void> => {
    if (await askTwice()) void sending.send(unknown);
  };
  const title = t(isDone ? 'report.done' : phase === 'paused' ? 'report.paused' : 'report.running');
  return (
    <DialogBody
      buttons={
        <>
          {!isDone && (
            <Button onClick={phase === 'paused' ? sending.resume : sending.pause}>
              {phase === 'paused' ? t('continue') : t('break')}
            </Button>
          )}
          {!isDone && <Button onClick={sending.stop}>{t('stop')}</Button>}
          {isDone && faulty.length + refused.length + unknown.length + ready.length > 0 && (
            <Button icon={<FileDownload />} onClick={saveLeft}>
              {t('leftover')}
            </Button>
          )}
          {isDone && unknown.length > 0 && (
            <Button onClick={() => void sendUnknown()}>{t('twice.unknown', { count: unknown.length })}</Button>
          )}
          {isDone && refused.length > 0 && (
            <Button onClick={() => void sending.send(refused)}>{t('retry', { count: refused.length })}</Button>
          )}
          {isDone && ready.length > 0 && (
            <Button onClick={() => void sending.send()}>{t('rest', { count: ready.length })}</Button>
          )}
          {isDone && (
            <Button look="contained" onClick={onClose}>
              {translate('action.close')}
            </Button>
          )}
        </>
      }
    >
      <output className="wd-section-title">{title}</output>
      {!isDone && <DeterminateProgress label={title} done={done} total={total} text={t('progress', { done, total })} />}
      {halted && (
        <Alert severity="warning">
          <MessageText {...halted} />
        </Alert>
      )}
      <ul>
        {counts
          .filter(({ smart_count }, index) => index === 0 || smart_count > 0)
          .map(({ key, smart_count }) => (
            <li key={key}>{t(key, { smart_count })}</li>
          ))}
      </ul>
      {complaints.length > 0 && <ImportErrorTable title={t('report.title')} errors={complaints} />}
    </DialogBody>
  );
}
