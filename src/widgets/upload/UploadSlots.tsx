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
  children: ReactNode;
}

/** The slot of a stored file, with a button that removes the file. */
export function StoredFileSlot({ name, removable, onRemove, children }: FilledProps) {
  const t = useUploadTranslate();
  return (
    <fieldset aria-label={name} className="wd-slot">
      {children}
      {removable && (
        <IconButton size="small" label={t('remove', { name })} onClick={onRemove} className="wd-slot-remove">
          <Delete fontSize="small" />
        </IconButton>
      )}
    </fieldset>
  );
}
