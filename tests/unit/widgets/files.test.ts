import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../src/widgets/upload/checkFile';
import { endingOf } from '../../../src/widgets/upload/signatures';

const rule = { accept: ['.jpg', '.png', '.gif', '.csv'], maxSize: 16 };
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
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
    ['a JPEG that calls itself PNG', file('a.png', [0xff, 0xd8, 0xff]), 'wrongType'],
  ])('with %s', async (_, chosen, refusal) => {
    expect(await checkFile(chosen, rule)).toBe(refusal);
  });

  it('has the last of several endings', () => expect(endingOf('photo.png.EXE')).toBe('.exe'));
});
