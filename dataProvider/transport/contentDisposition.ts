const EXTENDED = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i;
const QUOTED = /filename\s*=\s*"((?:\\.|[^"\\])*)"/i;
const TOKEN = /filename\s*=\s*([^;"\s]+)/i;
/** Forbidden by Windows or by every system. */
const UNSAFE = /[\p{Cc}<>:"|?*]/gu;

/** Percent-encoded bytes in the named charset; undefined when they are none. */
function decode(encoded: string, charset = 'utf-8'): string | undefined {
  try {
    const bytes = encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    const codes = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
    return new TextDecoder(charset, { fatal: true }).decode(codes);
  } catch {
    return undefined;
  }
}

/** No folders, no control characters, no hidden or nameless file. */
function sanitize(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  return base
    .replace(UNSAFE, '')
    .trim()
    .replace(/^\.+|[. ]+$/g, '');
}

function plainName(header: string): string {
  const quoted = QUOTED.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const name = quoted ?? TOKEN.exec(header)?.[1] ?? '';
  // Many servers percent-encode here too, and browsers decode it.
  return /%[0-9a-f]{2}/i.test(name) ? (decode(name) ?? name) : name;
}

/** The file's name in a `Content-Disposition`: RFC 5987's `filename*` first; empty when there is none. */
export function getFileNameFromHeader(header: string | null): string {
  if (!header) return '';
  const extended = EXTENDED.exec(header);
  return sanitize((extended && decode(extended[2]!, extended[1])) || plainName(header));
}
