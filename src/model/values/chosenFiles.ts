/**
 * Files that users have chosen and that are sent when the form is saved. The form value is a text, the address of the
 * file in this browser, so that values can be compared, copied and checked like any other text.
 */
const files = new Map<string, File>();

/** Keeps a file. @returns the form value, which is also an address that the browser can show */
export function keepChosenFile(file: File): string {
  const address = URL.createObjectURL(file);
  files.set(address, file);
  return address;
}

/** Returns the file of a form value; undefined for any other value, such as the path of a stored file. */
export const getChosenFile = (value: unknown): File | undefined =>
  typeof value === 'string' ? files.get(value) : undefined;

/** Releases the files in the values of a form that was closed. */
export function releaseChosenFiles(values: unknown): void {
  if (typeof values === 'object' && values !== null) Object.values(values).forEach(releaseChosenFiles);
  else if (typeof values === 'string' && files.delete(values)) URL.revokeObjectURL(values);
}
