/** Files for upload tests, created in memory: name, type and bytes as a file chooser provides them. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Returns a real PNG.
 * @param size length in bytes, reached by padding after the end of the image
 */
export function createPng(name = 'charger.png', size?: number): TestFile {
  const picture = Buffer.from(ONE_PIXEL, 'base64');
  const buffer = size === undefined ? picture : Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  return { name, mimeType: 'image/png', buffer };
}

/** Returns a Windows program with the name and type of a PNG. */
export const createDisguisedProgram = (): TestFile => ({
  name: 'setup.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(200)]),
});

export const createEmptyPicture = (): TestFile => ({
  name: 'empty.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(0),
});

export const createTextFile = (): TestFile => ({
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('hello'),
});
