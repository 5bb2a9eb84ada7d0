import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  LinearProgress,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Column, EntityModule } from '../../../model/entity';
import type { FilterValues } from '../listParams';
import { useExport } from './useExport';

interface Props {
  module: EntityModule;
  columns: readonly Column[];
  filter: FilterValues;
}

/** Exports what is filtered, not only the page that is shown; long ones can be stopped. */
export function ExportButton(props: Props) {
  const translate = useTranslate();
  const { progress, start, cancel } = useExport(props);
  // On a phone the heading, its icons and the create button share one line.
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const label = translate('wd.action.export', { _: 'Export' });
  const busy = translate('wd.export.running', { _: 'Exporting…' });
  return (
    <>
      {narrow ? (
        <IconButton aria-label={label} title={label} onClick={() => void start()} disabled={progress !== undefined}>
          <FileDownload />
        </IconButton>
      ) : (
        <Button startIcon={<FileDownload />} onClick={() => void start()} disabled={progress !== undefined}>
          {label}
        </Button>
      )}
      <Dialog open={progress !== undefined} onClose={cancel} fullWidth maxWidth="xs" aria-labelledby="wd-export-title">
        <DialogTitle id="wd-export-title">{busy}</DialogTitle>
        <DialogContent>
          <LinearProgress variant="determinate" value={Math.round((progress ?? 1) * 100)} aria-label={busy} />
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{translate('wd.action.cancel', { _: 'Cancel' })}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
