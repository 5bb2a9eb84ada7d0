/** How the content of a file begins, by its ending. An ending that is not here says nothing of it. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  '.jpg': ['ffd8ff'],
  '.jpeg': ['ffd8ff'],
  '.png': ['89504e470d0a1a0a'],
  '.gif': ['474946383761', '474946383961'],
  '.webp': ['52494646'],
  '.pdf': ['255044462d'],
  '.xls': ['d0cf11e0a1b11ae1'],
  '.xlsx': ['504b0304'],
  '.docx': ['504b0304'],
  '.zip': ['504b0304'],
};

const LONGEST = 8;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** `Photo.JPG` → `.jpg`; a name without a dot has no ending. */
export const endingOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
};

/** Whether the content is what the ending says: a renamed page or program is no picture. */
export async function fitsEnding(file: Blob, ending: string): Promise<boolean> {
  const beginnings = BEGINNINGS[ending];
  if (!beginnings) return true;
  const start = hex(new Uint8Array(await file.slice(0, LONGEST).arrayBuffer()));
  return beginnings.some((beginning) => start.startsWith(beginning));
}
