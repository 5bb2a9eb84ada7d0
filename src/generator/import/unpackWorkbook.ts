/**
 * Extracts the ZIP archive of a workbook within limits. The library that reads workbooks would extract an archive
 * of any size. The sizes stated in the archive may be wrong: they can only cause an early rejection, and the
 * extracted size is always checked.
 */
import { IMPORT_LIMITS } from './importLimits';

export interface WorkbookPart {
  name: string;
  content: Uint8Array;
}

export type WorkbookError = 'tooMuchInside' | 'tooManyCells';

/** One file in the ZIP archive. */
interface Entry {
  name: string;
  isPacked: boolean;
  /** Content as stored in the archive, usually compressed. */
  bytes: Uint8Array;
  /** Uncompressed size as stated in the archive. */
  declaredSize: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const HEADER = 0x02014b50;
const HEADER_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;

/** Names of the files that are extracted. Other files, for example images and macros, are skipped. */
const WANTED = /\.(xml|rels)$/i;

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Error('The archive has no end');
}

/**
 * Returns the XML files of a ZIP archive, still compressed.
 * @throws Error or RangeError when the bytes are not a ZIP archive
 */
function readZipEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== HEADER) throw new Error('The archive has no directory');
    const [packed, declaredSize, local] = [20, 24, 42].map((offset) => view.getUint32(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const [named, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const method = view.getUint16(at + 10, true);
    const name = new TextDecoder().decode(bytes.subarray(at + HEADER_LENGTH, at + HEADER_LENGTH + named));
    if (WANTED.test(name)) {
      const isPart = view.getUint32(local, true) === LOCAL && (method === STORED || method === DEFLATED);
      if (!isPart) throw new Error(`${name} is packed in a way that nobody knows`);
      const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      entries.push({ name, isPacked: method === DEFLATED, bytes: bytes.subarray(start, start + packed), declaredSize });
    }
    at += HEADER_LENGTH + named + extra + comment;
  }
  return entries;
}

/**
 * Size in bytes of the chunks that are decompressed one after the other. The chunks are small, so that a single
 * chunk cannot expand to a very large size before the limit is checked.
 */
const PIECE = 8192;

const getPieces = (bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + PIECE));
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
};

/**
 * Decompresses a file of the archive.
 * @param maximum maximum uncompressed size in bytes
 * @returns undefined when the uncompressed content is larger
 */
async function inflate(bytes: Uint8Array, maximum: number): Promise<Uint8Array | undefined> {
  const reader = getPieces(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > maximum) {
      await reader.cancel();
      return undefined;
    }
    pieces.push(piece.value);
  }
  const content = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
}

const getCode = (character: string): number => character.charCodeAt(0);
const [OPEN, COLON, CELL, CLOSE] = ['<', ':', 'c', '>'].map(getCode) as [number, number, number, number];
const BLANK = getCode(' ');
const NOT_BEGUN = ['/', '?', '!'].map(getCode);
const AFTER_NAME = [CLOSE, getCode('/')];

/** Counts the XML elements of a file and how many of them are cells. */
function countIn(content: Uint8Array): { elements: number; cells: number } {
  let elements = 0;
  let cells = 0;
  for (let at = 0; at < content.length; at += 1) {
    const code = content[at];
    if (code === OPEN && !NOT_BEGUN.includes(content[at + 1]!)) elements += 1;
    if (code !== CELL || (content[at - 1] !== OPEN && content[at - 1] !== COLON)) continue;
    const next = content[at + 1]!;
    if (next <= BLANK || AFTER_NAME.includes(next)) cells += 1;
  }
  return { elements, cells };
}

const isSheet = (name: string): boolean => /worksheets\//i.test(name);

/**
 * Returns the extracted XML files of a workbook. If the workbook exceeds a limit, returns the error instead.
 * @throws Error when the bytes are not a ZIP archive
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<WorkbookPart[] | WorkbookError> {
  const entries = readZipEntries(bytes);
  if (entries.reduce((sum, { declaredSize }) => sum + declaredSize, 0) > IMPORT_LIMITS.unpackedBytes)
    return 'tooMuchInside';
  const parts: WorkbookPart[] = [];
  let left: number = IMPORT_LIMITS.unpackedBytes;
  let [elements, cells] = [0, 0];
  for (const { name, isPacked, bytes: packed } of entries) {
    const content = isPacked ? await inflate(packed, left) : packed;
    if (!content || content.length > left) return 'tooMuchInside';
    left -= content.length;
    const count = countIn(content);
    elements += count.elements;
    if (isSheet(name)) cells += count.cells;
    if (cells > IMPORT_LIMITS.cells) return 'tooManyCells';
    if (elements > IMPORT_LIMITS.elements) return 'tooMuchInside';
    parts.push({ name, content });
  }
  return parts;
}
