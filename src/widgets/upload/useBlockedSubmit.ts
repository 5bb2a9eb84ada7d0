import { useEffect, useRef, type RefObject } from 'react';
import { useEvent } from 'ra-core';

/**
 * Blocks the submit of the surrounding form, however it is triggered. A save during an upload would lose the file.
 * @returns a ref for an element inside the form
 */
export function useBlockedSubmit(isBlocked: boolean, onBlocked: () => void): RefObject<HTMLDivElement | null> {
  const containerRef = useRef<HTMLDivElement>(null);
  const notify = useEvent(onBlocked);
  useEffect(() => {
    const form = isBlocked ? containerRef.current?.closest('form') : undefined;
    const reject = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      notify();
    };
    form?.addEventListener('submit', reject);
    return () => form?.removeEventListener('submit', reject);
  }, [isBlocked, notify]);
  return containerRef;
}
