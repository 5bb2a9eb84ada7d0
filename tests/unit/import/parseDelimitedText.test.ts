import { describe, expect, it } from 'vitest';
import { decodeText, parseDelimitedText, detectSeparator } from '../../../src/generator/import/parseDelimitedText';
import { IMPORT_LIMITS } from '../../../src/generator/import/importLimits';
import { isImportTable, createImportTable } from '../../../src/generator/import/createImportTable';

describe('a text of a spreadsheet', () => {
  it.each<[string, string, string[][]]>([
    ['nothing', '', []],
    ['one cell', 'a', [['a']]],
    [
      'cells from the clipboard',
      'a\tb\r\n1\t2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, where a comma is a decimal sign',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'old line ends',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a mark before the text',
      '\ufeffa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes around separators, quotes and line breaks',
      'a,b\n"x, ""y""\nz",2',
      [
        ['a', 'b'],
        ['x, "y"\nz', '2'],
      ],
    ],
    [
      'an empty quoted cell',
      'a,b\n"",2',
      [
        ['a', 'b'],
        ['', '2'],
      ],
    ],
    [
      'blanks behind a quote',
      'a,b\n"1" ,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a quote inside of a text',
      'a\tb\n27" screen\t2',
      [
        ['a', 'b'],
        ['27" screen', '2'],
      ],
    ],
    [
      'a quote that is never closed',
      'a\tb\n"x\t2\ny\t3',
      [
        ['a', 'b'],
        ['"x', '2'],
        ['y', '3'],
      ],
    ],
    [
      'a word in quotes at the beginning of a cell',
      'a\tb\n"Big" one\t2',
      [
        ['a', 'b'],
        ['Big', '2'],
      ],
    ],
    ['blank lines', 'a\n\nb', [['a'], [''], ['b']]],
    ['cells that begin like formulas', 'a\n=1+1\n@x', [['a'], ['=1+1'], ['@x']]],
  ])('%s', (_, text, rows) => expect(parseDelimitedText(text)).toEqual(rows));

  it.each([
    ['a|b', '|'],
    ['a,b\tc', '\t'],
    ['"a,b,c";d', ';'],
    ['\n\na;b', ';'],
    ['a', '\t'],
  ])('%j is kept apart by %j', (text, separator) => expect(detectSeparator(text)).toBe(separator));
});

describe('the bytes of a file', () => {
  it.each<[string, number[], string, string]>([
    ['UTF-8', [0xc3, 0xa9], 'en', 'é'],
    ['UTF-16 with its mark', [0xff, 0xfe, 0x2d, 0x4e], 'en', '中'],
    ['of an older program in Europe', [0xe9, 0x31], 'en', 'é1'],
    ['of an older program in China', [0xd6, 0xd0], 'zh-Hans', '中'],
  ])('%s', (_, bytes, language, text) => expect(decodeText(new Uint8Array(bytes), language)).toBe(text));
});

describe('rows as a table', () => {
  it('begins with the first row that says something, and skips blank ones', () => {
    expect(createImportTable([['', ''], [' Name ', '', ''], ['', ' '], ['a'], ['', 'b', 'c', '']])).toEqual({
      headings: ['Name', '', ''],
      rows: [
        { rowNumber: 4, cells: ['a', '', ''] },
        { rowNumber: 5, cells: ['', 'b', 'c'] },
      ],
    });
  });

  const rows = (count: number): string[][] => [['a'], ...Array.from({ length: count }, (_, index) => [String(index)])];
  it.each<[string, string[][], unknown]>([
    ['nothing', [], { fault: 'empty' }],
    ['blanks', [[' ', '']], { fault: 'empty' }],
    ['headings alone', [['a', 'b'], ['']], { fault: 'noRows' }],
    ['one row too many', rows(IMPORT_LIMITS.rows + 1), { fault: 'tooManyRows', rows: IMPORT_LIMITS.rows + 1 }],
    ['too many columns', [Array.from({ length: 201 }, () => 'a'), ['1']], { fault: 'tooManyColumns', columns: 201 }],
  ])('%s is none', (_, cells, error) => expect(createImportTable(cells)).toEqual(error));

  it('takes as many rows as it says', () =>
    expect(isImportTable(createImportTable(rows(IMPORT_LIMITS.rows)))).toBe(true));
});
