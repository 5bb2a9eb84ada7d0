import { Box, IconButton, LinearProgress, Typography } from '@mui/material';
import Delete from '@mui/icons-material/DeleteOutlined';
import type { ReactNode } from 'react';
import type { Transfer } from './useUploads';
import { useT } from '../../i18n/useT';

const FRAME = {
  m: 0,
  p: 0,
  minWidth: 0,
  width: 128,
  height: 128,
  position: 'relative',
  border: '1px solid',
  borderColor: 'outline',
  borderRadius: 1,
  overflow: 'hidden',
} as const;

/** A file on its way. */
export function TransferSlot({ transfer }: { transfer: Transfer }) {
  const t = useT();
  const name = t('upload.progress', { name: transfer.name });
  return (
    <Box sx={{ ...FRAME, p: 1, display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: 1 }}>
      <Typography variant="caption" noWrap title={transfer.name}>
        {transfer.name}
      </Typography>
      <LinearProgress variant="determinate" value={transfer.share * 100} aria-label={name} />
    </Box>
  );
}

interface FilledProps {
  /** `Image 2`: what the slot holds. */
  name: string;
  removable: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** A file that is kept, with a button to remove it. */
export function FilledSlot({ name, removable, onRemove, children }: FilledProps) {
  const t = useT();
  const remove = t('upload.remove', { name });
  return (
    <Box component="fieldset" aria-label={name} sx={FRAME}>
      {children}
      {removable && (
        <IconButton
          size="small"
          aria-label={remove}
          title={remove}
          onClick={onRemove}
          sx={{
            position: 'absolute',
            top: 4,
            right: 4,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.paper', color: 'error.main' },
          }}
        >
          <Delete fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
