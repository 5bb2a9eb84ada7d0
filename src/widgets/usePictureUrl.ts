import { addBasePath } from '../ui/basePath';
import { getPictureUrl } from '../model/formatting/safeLinks';
import { useConfig } from './context/config';

/** @returns a function that maps a stored path to the picture's URL; undefined if the path is not that of a picture */
export function usePictureUrl(): (path: unknown) => string | undefined {
  const { apiBase } = useConfig();
  return (path) => {
    const url = getPictureUrl(path, apiBase);
    return url === undefined ? undefined : addBasePath(url);
  };
}
