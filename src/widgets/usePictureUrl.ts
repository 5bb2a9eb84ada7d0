import { getBrowserAddress } from '../ui/base';
import { pictureUrl } from '../model/reading/links';
import { useConfig } from './context/config';

/** @returns what finds a stored picture: the browser's address of its path; undefined for what is no picture's */
export function usePictureUrl(): (path: unknown) => string | undefined {
  const { apiBase } = useConfig();
  return (path) => {
    const url = pictureUrl(path, apiBase);
    return url === undefined ? undefined : getBrowserAddress(url);
  };
}
