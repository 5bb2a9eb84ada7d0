import { useEffect, type RefObject } from 'react';
import { useEvent } from 'ra-core';
import { isCtrlShortcut, SHORTCUT_KEYS } from '../../ui/shortcutKeys';

/**
 * Whether the event target is inside a dialog that does not contain this element. The shortcut does not apply to
 * such a dialog.
 */
const isElsewhere = (target: EventTarget | null, container: HTMLElement): boolean => {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
  return dialog !== null && !dialog.contains(container);
};

/**
 * Makes Ctrl+S or Cmd+S trigger the save function of an element, regardless of the focus, instead of the browser's
 * command that saves the web page. Enter in a one-line input needs no code, because browsers submit the form by
 * default.
 */
export function useSaveShortcut<Place extends HTMLElement>(
  place: RefObject<Place | null>,
  save: (place: Place) => void,
): void {
  const act = useEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!place.current || !isCtrlShortcut(event, SHORTCUT_KEYS.save) || isElsewhere(event.target, place.current))
        return;
      event.preventDefault();
      act(place.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [place, act]);
}
