import { MAX_FILTER_TEXT_LENGTH } from '../../generator/queries/sanitizeFilter';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { isComposing } from '../shortcuts/keyboardEvents';
import type { GlobalDialog } from '../shortcuts/useShortcuts';

export interface CommandPaletteProps {
  /** The text that the user typed before the palette was loaded. */
  initialText: { read(): string; write(text: string): void };
  onClose: () => void;
  /** Called to open another dialog instead of the palette. */
  onShow: (dialog: GlobalDialog) => void;
}

/**
 * The input that is shown while the code of the command palette loads. It stores the typed text for the palette.
 * Because it has the focus, typed keys do not trigger shortcuts.
 */
export function CommandPaletteLoading({ initialText, onClose }: CommandPaletteProps) {
  const t = useAppTranslate();
  return (
    <input
      className="wd-early"
      autoFocus
      aria-label={t('frame.find')}
      maxLength={MAX_FILTER_TEXT_LENGTH}
      onChange={({ target }) => initialText.write(target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !isComposing(nativeEvent)) onClose();
      }}
    />
  );
}
