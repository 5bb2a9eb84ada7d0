import MoreVert from '@mui/icons-material/MoreVert';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import type { MenuEntry } from '../../ui/menu/types';
import { useMenu } from '../../ui/menu/useMenu';
import type { Offer } from './types';

interface Props {
  offers: readonly Offer[];
  /** What the record is called. */
  name: string;
  /** Fetches ahead what an entry may lead to. */
  warm?: (() => void) | undefined;
  size?: 'small';
}

const entryOf = ({ name, label, isDanger, isDisabled, isBusy, run }: Offer): MenuEntry => ({
  key: name,
  label,
  danger: isDanger,
  disabled: isDisabled || isBusy,
  onSelect: run,
});

/** The menu of one record (⋮). */
export function OffersMenu({ offers, name, warm, size }: Props) {
  const t = useT();
  const label = t('list.rowActions', { name });
  const { button, menu } = useMenu({ entries: offers.map(entryOf), label });
  return (
    <>
      <IconButton
        label={label}
        hint={false}
        {...(size ? { size } : {})}
        {...button}
        onClick={(event) => {
          warm?.();
          button.onClick(event);
        }}
      >
        <MoreVert {...(size ? { fontSize: size } : {})} />
      </IconButton>
      {menu}
    </>
  );
}
