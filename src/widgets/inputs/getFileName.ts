/** Returns the file name in a path: `upload/2027/notes.pdf` → `notes.pdf`. */
export const getFileName = (path: string): string => path.split('/').at(-1) ?? path;
