const EXTENDED = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i;
const QUOTED = /filename\s*=\s*"((?:\\.|[^"\\])*)"/i;
const TOKEN = /filename\s*=\s*([^;"\s]+)/i;
/** Characters that Windows or all operating systems forbid in file names. */
const UNSAFE = /[\p{Cc}<>:"|?*]/gu;

/** Decodes percent-encoded bytes in the given charset. Returns undefined if the bytes are invalid. */
function decode(encoded: string, charset = 'utf-8'): string | undefined {
  try {
    const bytes = encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    const codes = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
    return new TextDecoder(charset, { fatal: true }).decode(codes);
  } catch {
    return undefined;
  }
}

/** Removes folders and forbidden characters from a file name. Prevents names of hidden files and empty names. */
function sanitizeFileName(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  return base
    .replace(UNSAFE, '')
    .trim()
    .replace(/^\.+|[. ]+$/g, '');
}

function getPlainFileName(header: string): string {
  const quoted = QUOTED.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const name = quoted ?? TOKEN.exec(header)?.[1] ?? '';
  // Many servers percent-encode the parameter `filename` too, and browsers decode it.
  return /%[0-9a-f]{2}/i.test(name) ? (decode(name) ?? name) : name;
}

/**
 * Returns the file name in a `Content-Disposition` header; empty if it contains none. The parameter `filename*` of
 * RFC 5987 takes precedence over `filename`.
 */
export function getFileNameFromHeader(header: string | null): string {
  if (!header) return '';
  const extended = EXTENDED.exec(header);
  return sanitizeFileName((extended && decode(extended[2]!, extended[1])) || getPlainFileName(header));
}
