import { describe, expect, it } from 'vitest';
import { validateUploadFile } from '../../../src/widgets/upload/validateUploadFile';
import { getFileRejectionTexts } from '../../../src/widgets/upload/fileRejectionTexts';
import { getFileExtension, detectFileType } from '../../../src/widgets/upload/fileTypes';
import { uploadTexts } from '../../../src/i18n/en/uploadTexts';
import { sayLazy } from '../i18n/say';

const say = sayLazy(uploadTexts);
const rule = { accept: ['.jpg', '.png', '.gif', '.csv'], maxSizeBytes: 16 };
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const file = (name: string, bytes: number[], size = bytes.length) =>
  new File([Uint8Array.from({ length: size }, (_, index) => bytes[index] ?? 0)], name);

describe('a chosen file', () => {
  it.each([
    ['a good picture', file('a.png', PNG), undefined],
    ['an ending in capitals', file('A.PNG', PNG), undefined],
    ['exactly the largest size', file('a.png', PNG, 16), undefined],
    ['a JPEG', file('a.jpg', [0xff, 0xd8, 0xff, 0xe0]), undefined],
    [
      'both kinds of GIF',
      file(
        'a.gif',
        [...'GIF87a'].map((c) => c.charCodeAt(0)),
      ),
      undefined,
    ],
    ['an ending without a signature', file('a.csv', [1]), undefined],
    ['one byte too many', file('a.png', PNG, 17), 'tooLarge'],
    ['no bytes', file('a.png', []), 'empty'],
    ['another ending', file('a.svg', PNG), 'wrongType'],
    ['no ending', file('png', PNG), 'wrongType'],
    ['a program in disguise', file('a.png', [0x4d, 0x5a]), 'wrongType'],
    ['a JPEG that calls itself PNG', file('a.png', [0xff, 0xd8, 0xff]), undefined],
    ['a PDF that calls itself PNG', file('a.png', PDF), 'wrongType'],
    ['a picture that calls itself a table', file('a.csv', PNG), undefined],
    ['an archive that calls itself PNG', file('a.png', [0x50, 0x4b, 0x03, 0x04]), 'wrongType'],
  ])('with %s', async (_, chosen, refusal) => {
    expect(await validateUploadFile(chosen, rule)).toBe(refusal);
  });

  it('has the last of several endings', () => expect(getFileExtension('photo.png.EXE')).toBe('.exe'));
});

describe('a refusal', () => {
  it.each<[string, File, readonly string[]]>([
    ['by its content', file('photo.png', PDF), ['Pictures only', 'photo.png is a PDF']],
    ['by its name', file('notes.txt', [1]), ['Pictures only', 'notes.txt is a .txt file']],
    [
      'that it is not what its name says',
      file('a.png', [0x4d, 0x5a]),
      ['Pictures only', 'a.png is not a valid .png file'],
    ],
    ['as far as anything is known', file('notes', [1]), ['Pictures only']],
  ])('says what the file is: %s', async (_, chosen, texts) => {
    const getTexts = getFileRejectionTexts('wrongType', chosen, await detectFileType(chosen), {
      ...rule,
      wrongTypeMessage: 'Pictures only',
    });
    expect(getTexts(say)).toEqual(texts);
  });

  it('says how large it is', () => {
    const large = { name: 'a.png', size: 5.25 * 1024 * 1024 };
    const getTexts = getFileRejectionTexts('tooLarge', large, undefined, { ...rule, maxSizeBytes: 2 * 1024 * 1024 });
    expect(getTexts(say)).toEqual(['The file is larger than 2 MB', 'a.png has 5.3 MB']);
  });

  it.each([
    [2 * 1024 * 1024 + 20_000, 'a.png has 2.02 MB'],
    [2 * 1024 * 1024 + 1, 'a.png has 2.000001 MB'],
  ])('is never said to be as large as the limit that it exceeds: %d bytes', (size, fact) => {
    const limits = { ...rule, maxSizeBytes: 2 * 1024 * 1024 };
    expect(getFileRejectionTexts('tooLarge', { name: 'a.png', size }, undefined, limits)(say)[1]).toBe(fact);
  });
});
