/** Small valid files by their extension, for records that require a file. */

const PICTURES: Readonly<Record<string, string>> = {
  '.gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  '.jpg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  '.png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  '.webp': 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
};
/** An archive with one file. */
const ZIP =
  'UEsDBBQAAAAAAAAAIVxDvrfoAQAAAAEAAAAFAAAAYS50eHRhUEsBAhQDFAAAAAAAAAAhXEO+t+gBAAAAAQAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAACQAAAAAAA==';
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const TEXTS: Readonly<Record<string, string>> = {
  '.csv': 'a,b\n1,2\n',
  '.json': '{}\n',
  '.md': 'a\n',
  '.txt': 'a\n',
  '.xml': '<a/>\n',
};

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
};

function getContent(extension: string): Buffer<ArrayBuffer> | undefined {
  const picture = PICTURES[extension === '.jpeg' ? '.jpg' : extension];
  if (picture !== undefined) return Buffer.from(picture, 'base64');
  if (extension === '.zip') return Buffer.from(ZIP, 'base64');
  const text = extension === '.pdf' ? PDF : TEXTS[extension];
  return text === undefined ? undefined : Buffer.from(text);
}

/**
 * Returns a file of the first accepted type that the check can make.
 * @param accept the accepted extensions, with the dot
 * @returns undefined if it can make none of them
 */
export function createSampleFile(accept: readonly string[], maxSizeBytes: number): File | undefined {
  for (const extension of accept.map((one) => one.toLowerCase())) {
    const content = getContent(extension);
    if (content && content.length <= maxSizeBytes)
      return new File([content], `wattdesk-check${extension}`, { type: MEDIA_TYPES[extension] ?? '' });
  }
  return undefined;
}
