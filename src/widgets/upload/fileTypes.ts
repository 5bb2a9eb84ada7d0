/** Detects file types by content, because a file name can be wrong. */

export interface FileType {
  name: 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf' | 'zip' | 'office';
  /** First bytes of the content, in hexadecimal digits. */
  signatures: RegExp;
  extensions: readonly string[];
  /** Other formats share this signature, so that only the extension tells which it is. */
  isShared?: boolean;
}

const KINDS: readonly FileType[] = [
  { name: 'jpeg', signatures: /^ffd8ff/, extensions: ['.jpg', '.jpeg'] },
  { name: 'png', signatures: /^89504e470d0a1a0a/, extensions: ['.png'] },
  { name: 'gif', signatures: /^47494638(37|39)61/, extensions: ['.gif'] },
  { name: 'webp', signatures: /^52494646.{8}57454250/, extensions: ['.webp'] },
  { name: 'pdf', signatures: /^255044462d/, extensions: ['.pdf'] },
  { name: 'office', signatures: /^d0cf11e0a1b11ae1/, extensions: ['.xls', '.doc'], isShared: true },
  { name: 'zip', signatures: /^504b0304/, extensions: ['.xlsx', '.docx', '.zip'], isShared: true },
];

const LONGEST = 12;

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** `Photo.JPG` → `.jpg`. Without a dot there is no extension. */
export const getFileExtension = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
};

/**
 * Detects the file type by content.
 * @returns undefined for content without a known signature, such as text
 */
export async function detectFileType(file: Blob): Promise<FileType | undefined> {
  const start = toHex(new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()));
  return KINDS.find(({ signatures }) => signatures.test(start));
}

/**
 * Whether the content is of an accepted type: a PNG named `.jpg` is accepted as a picture, a renamed HTML page or
 * program is not.
 */
export function isAcceptedFileType(kind: FileType | undefined, extension: string, accept: readonly string[]): boolean {
  if (!kind) return !KINDS.some(({ extensions }) => extensions.includes(extension));
  const isNamedSo = kind.extensions.includes(extension);
  return isNamedSo || (!kind.isShared && kind.extensions.some((own) => accept.includes(own)));
}
