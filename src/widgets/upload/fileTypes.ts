/** Detects the type of a file from its content, because the file name may be wrong. */

export interface FileType {
  name: 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf' | 'zip' | 'office';
  /** Matches the first bytes of the content, written as hexadecimal digits. */
  signatures: RegExp;
  extensions: readonly string[];
  /** Whether several file formats have this signature. Only the file extension then distinguishes them. */
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

/**
 * Returns the extension of a file name in lower case: `Photo.JPG` → `.jpg`. Returns an empty string if the name
 * contains no dot.
 */
export const getFileExtension = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
};

/**
 * Detects the type of a file from its content.
 * @returns undefined if the content has no known signature, as in a text file
 */
export async function detectFileType(file: Blob): Promise<FileType | undefined> {
  const start = toHex(new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()));
  return KINDS.find(({ signatures }) => signatures.test(start));
}

/**
 * Whether the content of a file has an accepted type. A PNG file named `.jpg` is accepted where pictures are
 * accepted. An HTML page or a program that was renamed to `.jpg` is not.
 */
export function isAcceptedFileType(kind: FileType | undefined, extension: string, accept: readonly string[]): boolean {
  if (!kind) return !KINDS.some(({ extensions }) => extensions.includes(extension));
  const isNamedSo = kind.extensions.includes(extension);
  return isNamedSo || (!kind.isShared && kind.extensions.some((own) => accept.includes(own)));
}
