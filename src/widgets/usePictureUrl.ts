import { addBasePath } from '../ui/basePath';
import { getPictureUrl } from '../model/formatting/safeLinks';
import { useConfig } from './context/config';

/** @returns what finds a stored picture: the browser's address of its path; undefined for what is no picture's */
export function usePictureUrl(): (path: unknown) => string | undefined {
  const { apiBase } = useConfig();
  return (path) => {
    const url = getPictureUrl(path, apiBase);
    return url === undefined ? undefined : addBasePath(url);
  };
}
