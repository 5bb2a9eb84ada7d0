/** Names in `config.json` and `brand.json` that only the browser, the app or the folder knows. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBrand } from '../../../tools/brand/checkBrand';
import { formatDiagnostic, lintConfig } from '../../../tools/schema/lint/lintSchemas';

const ROOT = join(import.meta.dirname, '../../..');
const config = readFileSync(join(ROOT, 'public/config.json'), 'utf8');
const getLine = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

const lintWith = (key: string, value: string): string[] => {
  const text = config.replace(new RegExp(`("${key}": )"[^"]*"`), `$1"${value}"`);
  return lintConfig('config.json', text).map(formatDiagnostic);
};

describe('the lint of config.json', () => {
  it.each([
    ['timeZone', 'Asia/Singapur', 'unknown time zone "Asia/Singapur", did you mean "Asia/Singapore"?'],
    ['timeZone', '+8', 'unknown time zone "+8"'],
    ['locale', 'english', 'the app has no language "english"'],
    ['locale', 'zh-Hant', 'the app has no language "zh-Hant", did you mean "zh-Hans"?'],
  ])('names the line of %s %s', (key, value, message) => {
    const line = getLine(config, `"${key}"`);
    expect(lintWith(key, value)).toEqual([`config.json:${line}:${key.length + 7}  ${message}`]);
  });

  it.each([
    ['timeZone', 'UTC'],
    ['timeZone', 'Europe/Berlin'],
    ['locale', 'zh-Hans'],
  ])('accepts %s %s', (key, value) => expect(lintWith(key, value)).toEqual([]));
});

describe('the lint of brand.json', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wattdesk-brand-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('names the line of a picture that is missing', () => {
    const brand = JSON.parse(readFileSync(join(ROOT, 'brand/brand.json'), 'utf8')) as object;
    const text = JSON.stringify({ ...brand, signInPicture: 'picture.svg' }, null, 2);
    writeFileSync(join(folder, 'brand.json'), text);
    const [fault] = checkBrand(folder, 'brand.json').map(formatDiagnostic);
    expect(fault).toBe(`brand.json:${getLine(text, '"signInPicture"')}:20  there is no file picture.svg beside it`);
  });
});
