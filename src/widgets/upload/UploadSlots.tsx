import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Delete from '@mui/icons-material/DeleteOutlined';
import type { ReactNode } from 'react';
import type { PendingUpload } from './useUploads';
import { useUploadTranslate } from './useUploadTranslate';
import { IconButton } from '../../ui/IconButton';

/** The slot of a file whose upload is pending. */
export function UploadingSlot({ transfer }: { transfer: PendingUpload }) {
  const t = useUploadTranslate();
  const name = t('progress', { name: transfer.name });
  return (
    <div className="wd-slot wd-transfer">
      <span title={transfer.name}>{transfer.name}</span>
      <progress aria-label={name} value={Math.round(transfer.progress * 100)} max={100} />
    </div>
  );
}

interface FilledProps {
  /** Accessible name of the slot, such as `Image 2`. */
  name: string;
  removable: boolean;
  onRemove: () => void;
  /** Moves the file. Undefined if it cannot be moved in this direction. */
  onEarlier?: (() => void) | undefined;
  onLater?: (() => void) | undefined;
  children: ReactNode;
}

/** The slot of a file, with buttons that remove and move it. */
export function StoredFileSlot({ name, removable, onRemove, onEarlier, onLater, children }: FilledProps) {
  const t = useUploadTranslate();
  return (
    <fieldset aria-label={name} className="wd-slot">
      {children}
      {onEarlier && (
        <IconButton
          size="small"
          label={t('moveEarlier', { name })}
          onClick={onEarlier}
          className="wd-slot-move wd-slot-earlier"
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
      )}
      {onLater && (
        <IconButton
          size="small"
          label={t('moveLater', { name })}
          onClick={onLater}
          className="wd-slot-move wd-slot-later"
        >
          <ChevronRight fontSize="small" />
        </IconButton>
      )}
      {removable && (
        <IconButton size="small" label={t('remove', { name })} onClick={onRemove} className="wd-slot-remove">
          <Delete fontSize="small" />
        </IconButton>
      )}
    </fieldset>
  );
}
