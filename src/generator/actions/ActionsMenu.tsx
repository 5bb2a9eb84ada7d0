import MoreVert from '@mui/icons-material/MoreVert';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';
import type { MenuEntry } from '../../ui/menu/types';
import { useMenu } from '../../ui/menu/useMenu';
import type { AvailableAction } from './types';

interface Props {
  actions: readonly AvailableAction[];
  /** The record's title. */
  name: string;
  /** Preloads the screens that the menu entries open. */
  preload?: (() => void) | undefined;
  size?: 'small';
}

const getEntry = ({ name, label, isDanger, isDisabled, reason, isBusy, run }: AvailableAction): MenuEntry => ({
  key: name,
  label,
  danger: isDanger,
  disabled: isDisabled || isBusy,
  reason,
  onSelect: run,
});

/** The action menu (⋮) of one record. */
export function ActionsMenu({ actions, name, preload, size }: Props) {
  const t = useAppTranslate();
  const label = t('list.rowActions', { name });
  const { button, menu } = useMenu({ entries: actions.map(getEntry), label });
  return (
    <>
      <IconButton
        label={label}
        showTooltip={false}
        {...(size ? { size } : {})}
        {...button}
        onClick={(event) => {
          preload?.();
          button.onClick(event);
        }}
      >
        <MoreVert {...(size ? { fontSize: size } : {})} />
      </IconButton>
      {menu}
    </>
  );
}
