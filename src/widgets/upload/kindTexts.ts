import type { TextKey } from '../../i18n/useT';
import type { FileKind } from './signatures';

/** What people call a kind of file. */
export const KIND_TEXTS: Readonly<Record<FileKind['name'], TextKey>> = {
  gif: 'upload.kind.gif',
  jpeg: 'upload.kind.jpeg',
  office: 'upload.kind.office',
  pdf: 'upload.kind.pdf',
  png: 'upload.kind.png',
  webp: 'upload.kind.webp',
  zip: 'upload.kind.zip',
};
