/** What belongs at the place of a fault in a JSON text, or what is wrong with what is there. */
export type JsonFaultKind =
  | 'value'
  | 'name'
  | 'colon'
  | 'nextInObject'
  | 'nextInList'
  | 'end'
  | 'extraComma'
  | 'openText'
  | 'escape';

export interface JsonFault {
  kind: JsonFaultKind;
  /** Both are counted from 1. */
  line: number;
  column: number;
}

type State = 'value' | 'firstValue' | 'name' | 'firstName' | 'colon' | 'next';

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/**
 * A text in quotation marks up to its end, or up to the first character that it must not contain. The ranges are all
 * characters from the space on, without the quotation mark and the backslash.
 */
const TEXT = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y;

/** Reads a JSON text token by token until one is out of place. */
class JsonScanner {
  #at = 0;
  #state: State = 'value';
  /** The brackets that are open. */
  readonly #open: string[] = [];

  constructor(private readonly text: string) {}

  /** Returns where the text stops being JSON, and why; undefined for valid JSON. */
  findFault(): { kind: JsonFaultKind; at: number } | undefined {
    for (;;) {
      this.#skip(SPACE);
      if (this.#at === this.text.length && this.#state === 'next' && this.#open.length === 0) return undefined;
      const at = this.#at;
      const kind = this.#readToken();
      if (kind) return { kind, at: kind === 'escape' ? this.#at : at };
    }
  }

  #skip(token: RegExp): boolean {
    token.lastIndex = this.#at;
    const [found = ''] = token.exec(this.text) ?? [];
    this.#at += found.length;
    return found !== '';
  }

  #take(character: string, next: State): boolean {
    if (this.text[this.#at] !== character) return false;
    this.#at += 1;
    this.#state = next;
    return true;
  }

  #readToken(): JsonFaultKind | undefined {
    switch (this.#state) {
      case 'value':
      case 'firstValue':
        return this.#readValue();
      case 'name':
      case 'firstName':
        return this.#readName();
      case 'colon':
        return this.#take(':', 'value') ? undefined : 'colon';
      case 'next':
        return this.#readNext();
    }
  }

  #readValue(): JsonFaultKind | undefined {
    if (this.#state === 'firstValue' && this.#close(']')) return undefined;
    if (this.#take('{', 'firstName')) return this.#enter('}');
    if (this.#take('[', 'firstValue')) return this.#enter(']');
    if (this.text[this.#at] === '"') return this.#readText('next');
    if (!this.#skip(SCALAR)) return this.#isAfterComma() ? 'extraComma' : 'value';
    this.#state = 'next';
    return undefined;
  }

  #readName(): JsonFaultKind | undefined {
    if (this.#state === 'firstName' && this.#close('}')) return undefined;
    if (this.text[this.#at] === '"') return this.#readText('colon');
    return this.#isAfterComma() ? 'extraComma' : 'name';
  }

  #readNext(): JsonFaultKind | undefined {
    const closing = this.#open.at(-1);
    if (closing === undefined) return 'end';
    const isObject = closing === '}';
    if (this.#close(closing) || this.#take(',', isObject ? 'name' : 'value')) return undefined;
    return isObject ? 'nextInObject' : 'nextInList';
  }

  #readText(next: State): JsonFaultKind | undefined {
    this.#skip(TEXT);
    if (this.#take('"', next)) return undefined;
    return this.text[this.#at] === '\\' ? 'escape' : 'openText';
  }

  #enter(closing: string): undefined {
    this.#open.push(closing);
  }

  #close(bracket: string): boolean {
    if (!this.#take(bracket, 'next')) return false;
    this.#open.pop();
    return true;
  }

  /** Whether a list or object ends here after a comma. */
  #isAfterComma(): boolean {
    const isClosed = this.text[this.#at] === this.#open.at(-1);
    return isClosed && (this.#state === 'name' || this.text.slice(0, this.#at).trimEnd().endsWith(','));
  }
}

/**
 * Finds the place at which a text stops being JSON, and what belongs there. The messages of `JSON.parse` differ
 * between browsers, and some name no place.
 * @returns undefined for valid JSON
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const fault = new JsonScanner(text).findFault();
  if (!fault) return undefined;
  const before = text.slice(0, fault.at).split('\n');
  return { kind: fault.kind, line: before.length, column: [...before.at(-1)!].length + 1 };
}
