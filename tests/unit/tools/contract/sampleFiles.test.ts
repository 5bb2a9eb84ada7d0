import { expect, it } from 'vitest';
import { validateUploadFile } from '../../../../src/widgets/upload/validateUploadFile';
import { createSampleFile } from '../../../../tools/schema/contract/writes/sampleFiles';

it.each(['.csv', '.gif', '.jpeg', '.JPG', '.json', '.md', '.pdf', '.png', '.txt', '.webp', '.xml', '.zip'])(
  'a sample %s is a file that the app accepts',
  async (extension) => {
    const file = createSampleFile([extension], 500);
    expect(await validateUploadFile(file!, { accept: [extension], maxSizeBytes: 500 })).toBeUndefined();
  },
);

it.each<[string, string[], number, string | undefined]>([
  ['the first type that can be made', ['.dwg', '.pdf', '.png'], 500, 'wattdesk-check.pdf'],
  ['a type whose file is small enough', ['.pdf', '.png'], 100, 'wattdesk-check.png'],
  ['none', ['.dwg'], 500, undefined],
])('takes %s', (_, accept, most, name) => {
  expect(createSampleFile(accept, most)?.name).toBe(name);
});
