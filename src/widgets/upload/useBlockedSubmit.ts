import { useEffect, useRef, type RefObject } from 'react';
import { useEvent } from 'ra-core';

/**
 * Prevents the submission of the surrounding form, whether by a button, the Enter key or a shortcut. If the form
 * were saved during an upload, the file would be missing in the saved record.
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
