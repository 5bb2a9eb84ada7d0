import { useEffect, useRef, type RefObject } from 'react';
import { useEvent } from 'ra-core';

/**
 * Blocks the submit of the surrounding form, however it is triggered. A save during an upload would lose the file.
 * @returns a ref for an element inside the form
 */
export function useBlockedSubmit(isBlocked: boolean, onBlocked: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEvent(onBlocked);
  useEffect(() => {
    const form = isBlocked ? place.current?.closest('form') : undefined;
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      tell();
    };
    form?.addEventListener('submit', refuse);
    return () => form?.removeEventListener('submit', refuse);
  }, [isBlocked, tell]);
  return place;
}
