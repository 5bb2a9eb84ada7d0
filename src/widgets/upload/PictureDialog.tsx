import { Box, Dialog, IconButton } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useAppTranslate } from '../../i18n/useAppTranslate';

export interface OpenPictureProps {
  src: string | undefined;
  alt: string;
  open: boolean;
  onClose: () => void;
}

/** Shows the full picture in a dialog. */
export function PictureDialog({ src, alt, open, onClose }: OpenPictureProps) {
  const t = useAppTranslate();
  return (
    <Dialog open={open} onClose={onClose} aria-label={alt} maxWidth="lg">
      <IconButton
        aria-label={t('close')}
        title={t('close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper' }}
      >
        <Close />
      </IconButton>
      <Box component="img" src={src} alt={alt} sx={{ display: 'block', maxWidth: '100%', maxHeight: '85vh' }} />
    </Dialog>
  );
}
