import { useEffect, type RefObject } from 'react';
import { useEvent } from 'ra-core';
import { isCtrlShortcut, SHORTCUT_KEYS } from '../../ui/shortcutKeys';

/** A question or another dialog lies over it: the key is not for it. */
const isElsewhere = (target: EventTarget | null, place: HTMLElement): boolean => {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
  return dialog !== null && !dialog.contains(place);
};

/**
 * Ctrl+S or Cmd+S does what the button of this place does, wherever on the page the focus is, instead of saving the
 * web page. Enter in a one-line input of a form needs nothing of us: it is the browser's own way to send it.
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
