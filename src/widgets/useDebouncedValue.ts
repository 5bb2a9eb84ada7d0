import { useEffect, useState } from 'react';

/**
 * Returns a debounced value: it changes only after `value` has been the same for the given time, for example after
 * a pause in typing.
 */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
