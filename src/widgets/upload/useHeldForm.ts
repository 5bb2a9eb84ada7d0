import { useEffect, useRef, type RefObject } from 'react';
import { useEvent } from 'ra-core';

/**
 * Holds the surrounding form back from being sent, however that is asked for: a save in the middle of
 * an upload would leave the file behind without a word.
 * @returns a ref for an element inside the form
 */
export function useHeldForm(held: boolean, onHeld: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEvent(onHeld);
  useEffect(() => {
    const form = held ? place.current?.closest('form') : undefined;
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      tell();
    };
    form?.addEventListener('submit', refuse);
    return () => form?.removeEventListener('submit', refuse);
  }, [held, tell]);
  return place;
}
