import { Box, Dialog } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';

interface OpenPictureProps {
  src: string | undefined;
  alt: string;
  open: boolean;
  onClose: () => void;
}

/** A dialog that shows a picture in full size. */
export function PictureDialog({ src, alt, open, onClose }: OpenPictureProps) {
  const t = useAppTranslate();
  return (
    <Dialog open={open} onClose={onClose} aria-label={alt} maxWidth="lg">
      <IconButton
        label={t('close')}
        onClick={onClose}
        style={{ position: 'absolute', top: 8, right: 8, backgroundColor: 'var(--wd-background-paper)' }}
      >
        <Close />
      </IconButton>
      <Box component="img" src={src} alt={alt} sx={{ display: 'block', maxWidth: '100%', maxHeight: '85vh' }} />
    </Dialog>
  );
}
