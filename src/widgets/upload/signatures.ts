/** What files are by their content: a name can say anything. */

export interface FileKind {
  name: 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf' | 'zip' | 'office';
  /** How the content begins, in hexadecimal digits. */
  begins: RegExp;
  endings: readonly string[];
  /** So much else begins like this that only the ending tells which it is. */
  isShared?: boolean;
}

const KINDS: readonly FileKind[] = [
  { name: 'jpeg', begins: /^ffd8ff/, endings: ['.jpg', '.jpeg'] },
  { name: 'png', begins: /^89504e470d0a1a0a/, endings: ['.png'] },
  { name: 'gif', begins: /^47494638(37|39)61/, endings: ['.gif'] },
  { name: 'webp', begins: /^52494646.{8}57454250/, endings: ['.webp'] },
  { name: 'pdf', begins: /^255044462d/, endings: ['.pdf'] },
  { name: 'office', begins: /^d0cf11e0a1b11ae1/, endings: ['.xls', '.doc'], isShared: true },
  { name: 'zip', begins: /^504b0304/, endings: ['.xlsx', '.docx', '.zip'], isShared: true },
];

const LONGEST = 12;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** `Photo.JPG` → `.jpg`; a name without a dot has no ending. */
export const endingOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
};

/** @returns undefined for content that says nothing of itself, as text does */
export async function kindIn(file: Blob): Promise<FileKind | undefined> {
  const start = hex(new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()));
  return KINDS.find(({ begins }) => begins.test(start));
}

/**
 * Whether the content is of an accepted kind: a PNG that is called `.jpg` is a picture all the same, a
 * renamed page or program is none.
 */
export function isAccepted(kind: FileKind | undefined, ending: string, accept: readonly string[]): boolean {
  if (!kind) return !KINDS.some(({ endings }) => endings.includes(ending));
  const isNamedSo = kind.endings.includes(ending);
  return isNamedSo || (!kind.isShared && kind.endings.some((own) => accept.includes(own)));
}
