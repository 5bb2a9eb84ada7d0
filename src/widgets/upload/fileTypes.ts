/** What files are by their content: a name can say anything. */

export interface FileType {
  name: 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf' | 'zip' | 'office';
  /** How the content begins, in hexadecimal digits. */
  signatures: RegExp;
  extensions: readonly string[];
  /** So much else begins like this that only the ending tells which it is. */
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

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** `Photo.JPG` → `.jpg`; a name without a dot has no ending. */
export const getFileExtension = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
};

/** @returns undefined for content that says nothing of itself, as text does */
export async function detectFileType(file: Blob): Promise<FileType | undefined> {
  const start = hex(new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()));
  return KINDS.find(({ signatures }) => signatures.test(start));
}

/**
 * Whether the content is of an accepted kind: a PNG that is called `.jpg` is a picture all the same, a
 * renamed page or program is none.
 */
export function isAcceptedFileType(kind: FileType | undefined, ending: string, accept: readonly string[]): boolean {
  if (!kind) return !KINDS.some(({ extensions }) => extensions.includes(ending));
  const isNamedSo = kind.extensions.includes(ending);
  return isNamedSo || (!kind.isShared && kind.extensions.some((own) => accept.includes(own)));
}
