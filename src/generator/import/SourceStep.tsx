import { useEffect, useRef } from 'react';
import { Box, DialogActions, DialogContent, TextField } from '@mui/material';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useToast } from '../../widgets/useToast';
import { DropZone } from '../../widgets/upload/DropZone';
import { useUploadTranslate } from '../../widgets/upload/useUploadTranslate';
import { IMPORT_LIMIT_TEXTS, getImportErrorText } from './importErrorText';
import { ACCEPTED_EXTENSIONS } from './readImportFile';
import { getTemplateRows } from './importDownloadSheets';
import type { ImportStepProps } from './stepProps';
import { useImportTranslate } from './useImportTranslate';

/** The first step. The user pastes rows or selects a file. */
export function SourceStep({ module: { entity }, state, onClose }: ImportStepProps) {
  const t = useImportTranslate();
  const translate = useAppTranslate();
  const tUpload = useUploadTranslate();
  const toast = useToast();
  const { text, problem } = state;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const fields = (entity.import ?? []).flatMap((name) => entity.shape.fields[name]?.title ?? []);
  const readFirst = (files: readonly File[]): void => {
    const [file] = files;
    if (file) void state.readFile(file);
  };
  const saveTemplate = async (): Promise<void> => {
    try {
      const [{ downloadWorkbook }, targets] = await Promise.all([
        import('../list/export/downloadWorkbook'),
        state.loadTargets(),
      ]);
      await downloadWorkbook(entity.title, getTemplateRows(targets));
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <>
      <DialogContent
        sx={{ pt: 1, display: 'flex', flexDirection: 'column', gap: 2 }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          // If the default is already prevented, the drop zone has handled the event.
          if (event.defaultPrevented) return;
          event.preventDefault();
          readFirst([...event.dataTransfer.files]);
        }}
      >
        <p className="wd-section-help">{t('help', IMPORT_LIMIT_TEXTS)}</p>
        {problem && <Alert severity="error">{getImportErrorText(problem, t, tUpload)}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'stretch' }}>
          <TextField
            margin="none"
            sx={{ flex: '1 1 260px' }}
            label={t('paste')}
            placeholder={fields.join('\t')}
            value={text}
            onChange={({ target }) => state.setText(target.value)}
            multiline
            rows={8}
            inputRef={input}
            slotProps={{ htmlInput: { spellCheck: false, wrap: 'off' } }}
          />
          <DropZone
            label={t('paste')}
            accept={ACCEPTED_EXTENSIONS}
            multiple={false}
            pictures={false}
            disabled={false}
            required={false}
            invalid={problem?.file !== undefined}
            inputRef={null}
            onFiles={readFirst}
            onBlur={() => undefined}
          />
        </Box>
        <Box>
          <Button icon={<FileDownload />} onClick={() => void saveTemplate()}>
            {t('template')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.cancel')}</Button>
        <Button look="contained" disabled={text.trim() === ''} onClick={() => void state.readText()}>
          {t('check')}
        </Button>
      </DialogActions>
    </>
  );
}
