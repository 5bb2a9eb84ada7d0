import type { TextKey } from '../../i18n/useAppTranslate';
import type { FileType } from './fileTypes';

/** Translation keys of the names of file types. */
export const FILE_TYPE_TEXTS: Readonly<Record<FileType['name'], TextKey>> = {
  gif: 'upload.kind.gif',
  jpeg: 'upload.kind.jpeg',
  office: 'upload.kind.office',
  pdf: 'upload.kind.pdf',
  png: 'upload.kind.png',
  webp: 'upload.kind.webp',
  zip: 'upload.kind.zip',
};
