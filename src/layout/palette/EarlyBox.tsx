import { MAX_TEXT } from '../../generator/read/listParams';
import { useT } from '../../i18n/useT';
import { isComposing } from '../keys/free';

export interface PaletteProps {
  /** What was typed before the palette was there. */
  early: { read(): string; write(text: string): void };
  onClose: () => void;
  /** Shows the list of all keys instead. */
  onKeys: () => void;
}

/**
 * Stands where the palette will while its code is on its way. Whoever goes on typing types into it: nothing is lost,
 * and no letter is taken for a key of the page.
 */
export function EarlyBox({ early, onClose }: PaletteProps) {
  const t = useT();
  return (
    <input
      className="wd-early"
      autoFocus
      aria-label={t('frame.find')}
      maxLength={MAX_TEXT}
      onChange={({ target }) => early.write(target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !isComposing(nativeEvent)) onClose();
      }}
    />
  );
}
