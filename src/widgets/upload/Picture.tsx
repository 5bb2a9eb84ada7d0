import { useState } from 'react';
import { Box, ButtonBase, Dialog, IconButton } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useT } from '../../i18n/useT';

/** A thumbnail that opens the whole picture. */
export function Picture({ src, alt }: { src: string | undefined; alt: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = t('close');
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        focusRipple
        sx={{
          width: '100%',
          height: '100%',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <Box component="img" src={src} alt={alt} sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      </ButtonBase>
      <Dialog open={open} onClose={() => setOpen(false)} aria-label={alt} maxWidth="lg">
        <IconButton
          aria-label={close}
          title={close}
          onClick={() => setOpen(false)}
          sx={{ position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper' }}
        >
          <Close />
        </IconButton>
        <Box component="img" src={src} alt={alt} sx={{ display: 'block', maxWidth: '100%', maxHeight: '85vh' }} />
      </Dialog>
    </>
  );
}
