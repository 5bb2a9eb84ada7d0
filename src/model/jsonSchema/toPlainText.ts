/** Converts descriptions with Markdown or HTML, as published schemas have them, to the plain text that screens show. */

/** Elements of HTML. Other names between angle brackets are placeholders, as in `/users/<id>`. */
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|code|dd|details|div|dl|dt|em|font|h[1-6]|hr|i|img|kbd|li|ol|p|pre|q|s|samp|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var)(?:\s[^<>]*)?\/?>/gi;
/** Elements whose content is no text. Without an end, the rest of the text is theirs. */
const CODE_ELEMENT = /<(script|style|iframe|object|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** The beginning of a block or of an item of a list, before which a text is interrupted. */
const ITEM = /<li(?:\s[^<>]*)?>|^[ \t]*(?:[-*+]|\d+[.)])[ \t]+(?=\S)/gim;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  deg: '°',
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1'],
  [/!?\[([^\]]+)\]\[[^\]]*\]/g, '$1'],
  [/<((?:https?|mailto):[^\s<>]+)>/gi, '$1'],
  [/^[ \t]{0,3}(?:#{1,6}[ \t]+|>[ \t]?)/gm, ''],
  [/^[ \t]*(?:[-*_=][ \t]*){3,}$/gm, ' '],
  [ITEM, ' • '],
  [TAG, ' '],
  [/(\*\*\*|\*\*|~~)(?=\S)([\s\S]*?\S)\1/g, '$2'],
  [/(?<![\w*])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\w*])/g, '$2'],
];

const HAS_MARKUP = /[<`*_[&#~\\>]|^\s*(?:[-+]|\d+[.)])\s/m;
const CODE_SPAN = /```[\w-]*\n?([\s\S]*?)```|(`+)([\s\S]*?[^`])\2(?!`)/;

const ESCAPED = /\\([\\`*_{}[\]()#+.!|<>-])/g;
/** Characters for private use, which stand for escaped characters while markup is removed. */
const PRIVATE = 0xe000;
const HIDDEN = /[\uE000-\uE07F]/g;

/** Converts a text without code. */
function convert(text: string): string {
  const hidden = text.replace(ESCAPED, (_, sign: string) => String.fromCodePoint(PRIVATE + sign.codePointAt(0)!));
  return MARKUP.reduce((before, [pattern, replacement]) => before.replace(pattern, replacement), hidden).replace(
    HIDDEN,
    (sign) => String.fromCodePoint(sign.codePointAt(0)! - PRIVATE),
  );
}

/**
 * Returns the plain text of a description: without tags, scripts and marks of Markdown, with its words, the texts of links
 * and what stands in code. Text that only looks like markup, such as `2 * 3` or `<id>`, stays.
 */
export function toPlainText(text: string): string {
  if (!HAS_MARKUP.test(text)) return text;
  const clean = text.replace(COMMENT, ' ').replace(CODE_ELEMENT, ' ');
  // Every fourth part from the fourth on is code, either of a fence or of a span: in code, nothing is markup.
  const parts = clean.split(new RegExp(CODE_SPAN, 'g'));
  const plain = parts.map((part: string | undefined, index) => {
    const place = index % 4;
    return place === 0 ? convert(part ?? '') : place === 2 ? '' : (part ?? '');
  });
  return plain
    .join('')
    .replaceAll(/&(#?\w+);/g, decodeEntity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;!?](?:\s|$))/g, '')
    .replace(/^ ?(?:• )?/, '')
    .trim();
}
