/** Small files that unpack to more than a browser can hold: the size is checked before the content is read. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { IMPORT_LIMITS } from '../../../src/generator/import/importLimits';
import { readImportFile } from '../../../src/generator/import/readImportFile';
import { createImportTable } from '../../../src/generator/import/createImportTable';

interface Part {
  name: string;
  text: string;
  /** Unpacked size declared in the archive; the real size by default. */
  reportedTotal?: number;
}

const record = (signature: number, fields: readonly [size: 2 | 4, value: number][]): Buffer => {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  let at = bytes.writeUInt32LE(signature, 0);
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

/**
 * Returns a ZIP archive of these parts.
 * @param copies number of entries for each part in the archive's directory
 */
function archive(parts: readonly Part[], copies = 1): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const headers: Buffer[] = [];
  let offset = 0;
  for (const { name, text, reportedTotal = text.length } of parts) {
    const packed = deflateRawSync(text);
    const shared: [2 | 4, number][] = [
      [2, 0],
      [2, 8],
      [4, 0],
      [4, 0],
      [4, packed.length],
      [4, reportedTotal],
      [2, name.length],
      [2, 0],
    ];
    const local = Buffer.concat([record(0x04034b50, [[2, 20], ...shared]), Buffer.from(name), packed]);
    const header = record(0x02014b50, [[2, 20], [2, 20], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]);
    bodies.push(local);
    for (let copy = 0; copy < copies; copy += 1) headers.push(header, Buffer.from(name));
    offset += local.length;
  }
  const directory = Buffer.concat(headers);
  const count = parts.length * copies;
  const end = record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ]);
  return new Uint8Array(Buffer.concat([...bodies, directory, end]));
}

const SPACE = 'http://schemas.openxmlformats.org';
const SHEETS = `xmlns="${SPACE}/spreadsheetml/2006/main" xmlns:r="${SPACE}/officeDocument/2006/relationships"`;
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = `${SPACE}/officeDocument/2006/relationships`;

/** Returns a workbook with one sheet. */
const workbook = (sheet: string, more: Partial<Part> = {}, copies = 1): File => {
  const parts: Part[] = [
    {
      name: '[Content_Types].xml',
      text: `<Types xmlns="${SPACE}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MAIN}.worksheet+xml"/></Types>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships xmlns="${SPACE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `<workbook ${SHEETS}><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    { name: 'xl/worksheets/sheet1.xml', text: `<worksheet ${SHEETS}>${sheet}</worksheet>`, ...more },
  ];
  return new File([archive(parts, copies)], 'a.xlsx');
};

const cell = (place: string, text: string): string => `<c r="${place}" t="str"><v>${text}</v></c>`;
const sheetOf = (rows: readonly string[]): string =>
  `<sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('')}</sheetData>`;

const TOO_LONG = ' '.repeat(IMPORT_LIMITS.unpackedBytes + 1);
const rowsOf = (count: number, row: string): string => `<sheetData>${row.repeat(count)}</sheetData>`;

describe('a workbook', () => {
  it('that is none of them is read', async () => {
    expect(await readImportFile(workbook(sheetOf([cell('A1', 'Name'), cell('B2', 'x')])), 'en')).toEqual([
      ['Name'],
      ['', 'x'],
    ]);
  });

  it.each<[string, File, string]>([
    [
      'says itself that it holds too much',
      workbook('', { reportedTotal: IMPORT_LIMITS.unpackedBytes + 1 }),
      'tooMuchInside',
    ],
    ['holds too much', workbook(TOO_LONG), 'tooMuchInside'],
    ['says of too much that it is little', workbook(TOO_LONG, { reportedTotal: 10 }), 'tooMuchInside'],
    ['names one large part many times', workbook(' '.repeat(1_000_000), { reportedTotal: 10 }, 60), 'tooMuchInside'],
    ['has more cells than are read', workbook(rowsOf(IMPORT_LIMITS.cells + 1, '<c/>')), 'tooManyCells'],
    ['has them under a prefix', workbook(rowsOf(IMPORT_LIMITS.cells + 1, '<x:c r="A1"/>')), 'tooManyCells'],
    ['has more of anything than is read', workbook('<mergeCell/>'.repeat(IMPORT_LIMITS.elements)), 'tooMuchInside'],
  ])('that %s is refused', async (_, file, fault) => {
    expect(file.size).toBeLessThan(1_000_000);
    expect(await readImportFile(file, 'en')).toEqual({ fault });
  });

  it('with a cell at the end of each row says that there are too many columns, and makes nothing of those between', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => cell(`XFD${index + 1}`, 'x'));
    const read = (await readImportFile(
      workbook(`<dimension ref="A1:XFD1048576"/>${sheetOf(rows)}`),
      'en',
    )) as string[][];
    expect(Math.max(...read.map((row) => row.length))).toBe(IMPORT_LIMITS.columns + 1);
    expect(createImportTable(read)).toEqual({ fault: 'tooManyColumns', columns: IMPORT_LIMITS.columns + 1 });
  });

  it('with a cell in the last row is as short as what is in it', async () => {
    const sheet = `<sheetData><row r="1">${cell('A1', 'Name')}</row><row r="1048576">${cell('A1048576', 'x')}</row></sheetData>`;
    expect(createImportTable((await readImportFile(workbook(sheet), 'en')) as string[][])).toEqual({
      headings: ['Name'],
      rows: [{ rowNumber: 1_048_576, cells: ['x'] }],
    });
  });

  it('whose parts are broken off is none', async () => {
    const whole = new Uint8Array(await workbook(sheetOf([])).arrayBuffer());
    expect(await readImportFile(new File([whole.subarray(0, -30)], 'a.xlsx'), 'en')).toEqual({ fault: 'broken' });
  });
});

describe('text', () => {
  it.each([
    ['of cells alone', ','.repeat(IMPORT_LIMITS.cells)],
    ['of line breaks alone', '\n'.repeat(IMPORT_LIMITS.cells + 1)],
  ])('%s is refused', async (_, text) => {
    expect(await readImportFile(new File([text], 'a.csv'), 'en')).toEqual({ fault: 'tooManyCells' });
  });

  it('of one quoted cell as large as the file may be is read', async () => {
    const text = `"${'x'.repeat(IMPORT_LIMITS.fileBytes - 2)}"`;
    expect(((await readImportFile(new File([text], 'a.csv'), 'en')) as string[][])[0]![0]).toHaveLength(
      IMPORT_LIMITS.fileBytes - 2,
    );
  });
});
