/** Characters that file systems do not allow in file names. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** Downloads a blob as a file with the given name. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(FORBIDDEN, '_').trim() || 'download';
  link.click();
  // The download has started. The object URL is revoked, because otherwise the browser keeps the file in memory
  // until the page is closed.
  setTimeout(() => URL.revokeObjectURL(url));
}
