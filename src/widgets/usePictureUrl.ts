import { addBasePath } from '../ui/basePath';
import { getPictureUrl } from '../model/formatting/safeLinks';
import { useConfig } from './context/config';

/**
 * @returns a function that converts a stored path to the URL of the picture; it returns undefined if the path is
 *   not that of a picture
 */
export function usePictureUrl(): (path: unknown) => string | undefined {
  const { apiBase } = useConfig();
  return (path) => {
    const url = getPictureUrl(path, apiBase);
    return url === undefined ? undefined : addBasePath(url);
  };
}
