/** What no file system takes in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** Hands the browser a file under a name. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(FORBIDDEN, '_').trim() || 'download';
  link.click();
  // The download has begun; the address would hold the file in memory for as long as the page lives.
  setTimeout(() => URL.revokeObjectURL(url));
}
