import type { RecordVersions } from '../dialect';

/**
 * Creates the store of the versions of records (`ETag` and `If-Match`, RFC 9110, sections 8.8.3 and 13.1.1). A version
 * is known by the address of its record.
 */
export function createRecordVersions(): RecordVersions {
  const etags = new Map<string, string>();
  return {
    getHeaders: (method, url): Record<string, string> => {
      const etag = method === 'GET' ? undefined : etags.get(url);
      return etag === undefined ? {} : { 'If-Match': etag };
    },
    keep: (method, url, headers) => {
      const etag = headers.get('ETag');
      if (etag) etags.set(url, etag);
      // After a write without a version in its response, the known version is out of date.
      else if (method !== 'GET') etags.delete(url);
    },
  };
}
