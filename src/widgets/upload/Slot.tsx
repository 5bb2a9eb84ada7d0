import Delete from '@mui/icons-material/DeleteOutlined';
import type { ReactNode } from 'react';
import type { Transfer } from './useUploads';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';

/** A file on its way. */
export function TransferSlot({ transfer }: { transfer: Transfer }) {
  const t = useT();
  const name = t('upload.progress', { name: transfer.name });
  return (
    <div className="wd-slot wd-transfer">
      <span title={transfer.name}>{transfer.name}</span>
      <progress aria-label={name} value={Math.round(transfer.share * 100)} max={100} />
    </div>
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
  return (
    <fieldset aria-label={name} className="wd-slot">
      {children}
      {removable && (
        <IconButton size="small" label={t('upload.remove', { name })} onClick={onRemove} className="wd-slot-remove">
          <Delete fontSize="small" />
        </IconButton>
      )}
    </fieldset>
  );
}
