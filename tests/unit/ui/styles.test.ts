import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateThemeCss } from '../../../tools/vite/themeCssPlugin';

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

const read = (names: string[]): string => names.map((name) => readFileSync(name, 'utf8')).join('\n');
const css = read(files('src', /\.css$/));
const all = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

describe('the style sheets', () => {
  it('use no custom property that nobody sets', () => {
    // Code sets a property in a style attribute or by `setProperty`.
    const inCode = all(read(files('src', /\.tsx?$/)), /'(--wd-[\w-]+)'/g);
    const set = new Set([...all(css + generateThemeCss(), /(--wd-[\w-]+):/g), ...inCode]);
    expect([...all(css, /var\((--wd-[\w-]+)/g)].filter((name) => !set.has(name))).toEqual([]);
  });

  it('have no class that nobody wears', () => {
    const code = read([...files('src', /\.tsx?$/), 'index.html']);
    const isWorn = (name: string): boolean =>
      code.includes(name) || [...name.matchAll(/-/g)].some(({ index }) => code.includes(`${name.slice(0, index)}-\${`));
    expect([...all(css, /\.(wd-[\w-]+)/g)].filter((name) => !isWorn(name))).toEqual([]);
  });
});
