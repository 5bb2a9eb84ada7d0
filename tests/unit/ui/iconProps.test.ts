/**
 * The build replaces MUI's icon component by one that knows neither `sx` nor `color`, although MUI's types allow them.
 * The rendered picture would have the attribute `sx="[object Object]"` and not its style.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getFilesIn } from '../../support/importGraph';

const ROOT = join(import.meta.dirname, '../../..');

const findStyledIcons = (text: string): string[] =>
  [...text.matchAll(/import (\w+) from '@mui\/icons-material/g)].flatMap(
    ([, name]) => text.match(new RegExp(`<${name}\\s[^>]*\\b(?:sx|color)=[^>]*>`, 'g')) ?? [],
  );

it('icons are styled by a class or by their parent', () => {
  const files = getFilesIn('src').filter((file) => file.endsWith('.tsx'));
  const styled = files.flatMap((file) =>
    findStyledIcons(readFileSync(join(ROOT, file), 'utf8')).map((tag) => `${file}: ${tag}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(styled).toEqual([]);
});
