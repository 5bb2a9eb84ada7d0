import { useEffect, type RefObject } from 'react';
import { useEvent } from 'ra-core';
import { isCtrlShortcut, SHORTCUT_KEYS } from '../../ui/shortcutKeys';

/** Whether the event comes from a dialog above this element, which the shortcut does not apply to. */
const isElsewhere = (target: EventTarget | null, container: HTMLElement): boolean => {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
  return dialog !== null && !dialog.contains(container);
};

/**
 * Makes Ctrl+S or Cmd+S trigger the save button of an element, regardless of the focus, instead of saving the web
 * page. Enter in a one-line input submits the form by browser default.
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
