import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { DialogBody } from '../../ui/DialogShell';
import { ColumnMappingTable } from './ColumnMappingTable';
import { ImportErrorTable } from './ImportErrorTable';
import { CheckProgress } from './CheckProgressStep';
import type { ValidImportRow } from './sendImportRows';
import type { ImportStepProps } from './stepProps';
import { useConfirmResend } from './useConfirmResend';
import { useImportTranslate } from './useImportTranslate';
import { useImportErrors } from './useImportErrors';
import { joinTexts } from '../../model/formatting/joinTexts';

/** The step before the rows are sent. It shows the column mapping and the errors in the rows. */
export function ColumnMappingStep({ module, state }: ImportStepProps) {
  const t = useImportTranslate();
  const translate = useAppTranslate();
  const askTwice = useConfirmResend();
  const { errors, getRowText, save } = useImportErrors(module, state);
  const { table, columns, targets, rows, sending } = state;
  if (!table) return null;
  const faulty = rows.filter((row) => row.errors.length > 0);
  const isPassing = faulty.some((row) => row.errors.some((importError) => importError.isTemporary));
  const { ready, before, unknown } = sending.byState();
  const lacking = new Set(rows.flatMap((row) => row.errors.flatMap(({ missingField }) => missingField ?? [])));
  const { required } = module.entity.shape;
  const missing = targets.filter(
    ({ field: { name } }) => !columns.includes(name) && (required.includes(name) || lacking.has(name)),
  );
  const counts = [
    { key: 'summary.good', smart_count: ready.length },
    { key: 'summary.faulty', smart_count: faulty.length },
    { key: 'summary.before', smart_count: before.length },
    { key: 'summary.unknown', smart_count: unknown.length },
  ] as const;
  const isBusy = state.checkedSoFar !== undefined;
  const isKnown = columns.some((name) => name !== undefined);
  const sendAgain = async (again: readonly ValidImportRow[]): Promise<void> => {
    if (await askTwice()) state.start(again);
  };
  return (
    <DialogBody
      buttons={
        <>
          <Button onClick={state.back}>{t('back')}</Button>
          {!isBusy && faulty.length > 0 && (
            <Button
              icon={<FileDownload />}
              onClick={() => void save(faulty.map((row) => ({ ...row, message: getRowText(row) })))}
            >
              {t('faults.download')}
            </Button>
          )}
          {!isBusy && isPassing && <Button onClick={() => void state.checkAgain()}>{t('again')}</Button>}
          {!isBusy && before.length > 0 && (
            <Button onClick={() => void sendAgain(before)}>{t('twice.before', { count: before.length })}</Button>
          )}
          {!isBusy && unknown.length > 0 && (
            <Button onClick={() => void sendAgain(unknown)}>{t('twice.unknown', { count: unknown.length })}</Button>
          )}
          <Button look="contained" disabled={ready.length === 0 || isBusy} onClick={() => state.start()}>
            {ready.length > 0 ? t('start', { smart_count: ready.length }) : translate('action.import')}
          </Button>
        </>
      }
    >
      {isBusy ? (
        <CheckProgress state={state} />
      ) : (
        <Alert severity={faulty.length > 0 || ready.length === 0 ? 'warning' : 'info'}>
          {isKnown ? (
            counts
              .filter(({ smart_count }, index) => index === 0 || smart_count > 0)
              .map(({ key, smart_count }) => <div key={key}>{t(key, { smart_count })}</div>)
          ) : (
            <div>{t('fault.noMatch', { fields: joinTexts(targets.map(({ field }) => field.title)) })}</div>
          )}
          {isKnown && missing.length > 0 && (
            <div>{t('columns.missing', { fields: joinTexts(missing.map(({ field }) => field.title)) })}</div>
          )}
        </Alert>
      )}
      <ColumnMappingTable
        table={table}
        columns={columns}
        guessed={state.guessed}
        targets={targets}
        onAssign={(column, name) => void state.mapColumnToField(column, name)}
      />
      {!isBusy && errors.length > 0 && <ImportErrorTable title={t('faults.title')} errors={errors} />}
    </DialogBody>
  );
}
