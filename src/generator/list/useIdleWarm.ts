import { useEffect } from 'react';

/** Whether the user asks sites to fetch no more than is needed; only some browsers tell. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/**
 * Fetches the code of the form a list leads to, once the rows stand there and the browser is idle:
 * most visits of a list end in a form. Where the browser cannot tell that it is idle, the pointer
 * over a link does the same.
 */
export function useIdleWarm(warm: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || savesData() || !('requestIdleCallback' in window)) return undefined;
    const handle = requestIdleCallback(warm);
    return () => cancelIdleCallback(handle);
  }, [isWanted, warm]);
}
