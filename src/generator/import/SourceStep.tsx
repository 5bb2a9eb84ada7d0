import { useEffect, useRef } from 'react';
import { Box, Button, DialogActions, DialogContent, TextField } from '@mui/material';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { useT } from '../../i18n/useT';
import { Alert } from '../../ui/Alert';
import { useToast } from '../../widgets/useToast';
import { DropZone } from '../../widgets/upload/DropZone';
import { LIMIT_TEXTS, problemText } from './problemText';
import { ACCEPTED } from './readFile';
import { templateLines } from './reports';
import type { StepProps } from './stepProps';
import { useImportT } from './useImportT';

/** Where rows come from: the clipboard, or a file. */
export function SourceStep({ module: { entity }, state, onClose }: StepProps) {
  const t = useImportT();
  const say = useT();
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
      const [{ writeSheet }, targets] = await Promise.all([import('../list/export/writeSheet'), state.loadTargets()]);
      await writeSheet(entity.title, templateLines(targets));
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
          // The square has taken it already.
          if (event.defaultPrevented) return;
          event.preventDefault();
          readFirst([...event.dataTransfer.files]);
        }}
      >
        <p className="wd-section-help">
          {t('help', LIMIT_TEXTS)} {t('limits', LIMIT_TEXTS)}
        </p>
        {problem && <Alert severity="error">{problemText(problem, t, say)}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'stretch' }}>
          <TextField
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
            accept={ACCEPTED}
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
          <Button startIcon={<FileDownload />} onClick={() => void saveTemplate()}>
            {t('template')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('action.cancel')}</Button>
        <Button variant="contained" disabled={text.trim() === ''} onClick={() => void state.readText()}>
          {t('check')}
        </Button>
      </DialogActions>
    </>
  );
}
