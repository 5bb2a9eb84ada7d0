import type { SchemaText } from './readSchemaFolder';

interface Kept {
  /** The texts that it was made of. */
  of: readonly string[];
  value: unknown;
}

/** To these any file may refer, by more than `$ref`. */
const SHARED = ['common.json', 'options.json', 'navigation.json'];

/** A reference to another file than the file itself and the shared definitions. */
const ELSEWHERE = /"\$\w*ref"\s*:\s*"(?!#|common\.json#)/i;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Caches the results for a schema file until the file, or a file it refers to, changes. */
export class CompileCache {
  readonly #texts = new Map<string, string>();
  readonly #kept = new Map<string, Kept>();

  /** @param files every file of the folder as it is now */
  read(files: readonly SchemaText[]): void {
    this.#texts.clear();
    for (const { name, text } of files) this.#texts.set(name, text);
  }

  /**
   * @param what is made, as a name of its own
   * @param file it is made of, by its name
   * @param beside what else it is made of
   * @throws what `make` throws: a failure is not kept
   */
  recall<T>(what: string, file: string, make: () => T, beside = ''): T {
    const key = `${what} ${file}`;
    const of = [...this.#around(file), beside];
    const kept = this.#kept.get(key);
    if (kept && isSame(kept.of, of)) return kept.value as T;
    const value = make();
    this.#kept.set(key, { of, value });
    return value;
  }

  /** The file's text, and those to which it may refer. */
  #around(file: string): string[] {
    const own = this.#texts.get(file) ?? '';
    const others = ELSEWHERE.test(own)
      ? [...this.#texts.keys()].filter((name) => name !== file && !name.includes('/')).sort()
      : SHARED;
    return [own, ...others.flatMap((name) => [name, this.#texts.get(name) ?? ''])];
  }
}
