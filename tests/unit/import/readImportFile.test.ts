import { utils, write, type CellObject } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { readImportFile, type FileReadError } from '../../../src/generator/import/readImportFile';
import { isImportTable, createImportTable } from '../../../src/generator/import/createImportTable';

const file = (name: string, ...parts: BlobPart[]): File => new File(parts, name);

function workbook(
  rows: unknown[][],
  change: (sheet: Record<string, CellObject>) => void = () => undefined,
): ArrayBuffer {
  const sheet = utils.aoa_to_sheet(rows);
  change(sheet as Record<string, CellObject>);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'One');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['other']]), 'Two');
  return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
}

describe('a file', () => {
  it('that is a workbook gives the texts of its first sheet, days and times without a time zone', async () => {
    const bytes = workbook(
      [
        ['Name', 'Day', 'Moment', 'Time', 'Number', 'Small', 'Yes', 'Formula'],
        ['=1+1', 46455, 46455.337, 0.337, 1234.5, 1e-7, true, '@x'],
        [],
        [65_912_345_678, '09 Mar 2027'],
      ],
      (sheet) => {
        sheet['B2']!.z = 'yyyy\\-mm\\-dd';
        sheet['C2']!.z = 'dd/mm/yyyy hh:mm';
        sheet['D2']!.z = 'h:mm AM/PM';
      },
    );
    const rows = (await readImportFile(file('a.xlsx', bytes), 'en')) as string[][];
    expect(rows[1]).toEqual([
      '=1+1',
      '2027-03-09',
      expect.stringMatching(/^2027-03-09 08:05/),
      expect.stringMatching(/^08:05/),
      '1234.5',
      '0.0000001',
      'true',
      '@x',
    ]);
    const table = createImportTable(rows);
    expect(isImportTable(table) && table.rows.map(({ rowNumber, cells }) => [rowNumber, cells[0]])).toEqual([
      [2, '=1+1'],
      [4, '65912345678'],
    ]);
  });

  it('of text is read by its separators', async () => {
    expect(await readImportFile(file('a.csv', 'a;b\n1,5;2'), 'en')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const ZIP = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]);
  const OLD = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  it.each<[string, File, FileReadError]>([
    ['a picture that is called a table', file('a.csv', PNG), { fault: 'is', kind: 'png' }],
    ['an archive', file('a.zip', ZIP), { fault: 'is', kind: 'zip' }],
    ['an archive that is called a workbook', file('a.xlsx', ZIP), { fault: 'broken' }],
    ['an old workbook', file('a.xls', OLD), { fault: 'oldSheet' }],
    ['an old workbook that is called a new one', file('a.xlsx', OLD), { fault: 'oldSheet' }],
    ['text that is called a workbook', file('a.xlsx', 'a,b'), { fault: 'isOther', extension: '.xlsx' }],
    ['a page', file('a.csv', '<!DOCTYPE html><p>'), { fault: 'isOther', extension: '.html' }],
    ['a program', file('a.txt', new Uint8Array([77, 90, 0, 0, 1])), { fault: 'isOther', extension: '.txt' }],
    ['a document', file('a.docx', 'text'), { fault: 'isOther', extension: '.docx' }],
    ['nothing', file('a.csv'), { fault: 'emptyFile' }],
    ['too much', file('a.csv', new Uint8Array(10 * 1024 * 1024 + 1)), { fault: 'tooLarge' }],
  ])('%s is no table', async (_, given, fault) => expect(await readImportFile(given, 'en')).toEqual(fault));

  it('with more rows than are taken says so, and blank ones are none', async () => {
    const many = workbook([['a'], ...Array.from({ length: 5001 }, (_, index) => [`r${index}`])]);
    const rows = (await readImportFile(file('a.xlsx', many), 'en')) as string[][];
    expect(createImportTable(rows)).toEqual({ fault: 'tooManyRows', rows: 5001 });
    const gap = workbook([['a'], ['first'], ...Array.from({ length: 8000 }, () => []), ['last']]);
    const table = createImportTable((await readImportFile(file('a.xlsx', gap), 'en')) as string[][]);
    expect(isImportTable(table) && table.rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 8003]);
  });
});
