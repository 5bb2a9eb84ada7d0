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
 * @param isLocal whether it does so only while the focus is in the section of the element and the element is enabled.
 *   It then comes before the save function of the page.
 */
export function useSaveShortcut<Place extends HTMLElement>(
  place: RefObject<Place | null>,
  save: (place: Place) => void,
  isLocal = false,
): void {
  const act = useEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!place.current || !isCtrlShortcut(event, SHORTCUT_KEYS.save) || isElsewhere(event.target, place.current))
        return;
      if (isLocal && place.current.matches(':disabled')) return;
      event.preventDefault();
      if (isLocal) event.stopPropagation();
      act(place.current);
    };
    const listening: HTMLElement | Document = (isLocal && place.current?.closest('section')) || document;
    listening.addEventListener('keydown', onKey as EventListener);
    return () => listening.removeEventListener('keydown', onKey as EventListener);
  }, [place, act, isLocal]);
}
