import type { UploadTextKey } from './useUploadTranslate';
import type { FileType } from './fileTypes';

/** Translation keys of the names of file types. */
export const FILE_TYPE_TEXTS: Readonly<Record<FileType['name'], UploadTextKey>> = {
  gif: 'kind.gif',
  jpeg: 'kind.jpeg',
  office: 'kind.office',
  pdf: 'kind.pdf',
  png: 'kind.png',
  webp: 'kind.webp',
  zip: 'kind.zip',
};
