import type { SchemaText } from './readSchemaFolder';

interface Kept {
  /** The texts that the value was computed from. */
  of: readonly string[];
  value: unknown;
}

/** Files to which every file may refer, not only by `$ref`. */
const SHARED = ['common.json', 'options.json', 'navigation.json'];

/** Matches a reference to a file other than the file itself and `common.json`. */
const ELSEWHERE = /"\$\w*ref"\s*:\s*"(?!#|common\.json#)/i;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Caches the results for a schema file until the file, or a file it refers to, changes. */
export class CompileCache {
  readonly #texts = new Map<string, string>();
  readonly #kept = new Map<string, Kept>();

  /** @param files all current files of the folder */
  read(files: readonly SchemaText[]): void {
    this.#texts.clear();
    for (const { name, text } of files) this.#texts.set(name, text);
  }

  /**
   * Returns the cached result for a file, or computes and caches it.
   * @param what name of the result
   * @param file name of the file that the result is computed from
   * @param beside further text that the result depends on
   * @throws whatever `make` throws: a failure is not cached
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

  /** Returns the file's text and the texts of the files to which it may refer. */
  #around(file: string): string[] {
    const own = this.#texts.get(file) ?? '';
    const others = ELSEWHERE.test(own)
      ? [...this.#texts.keys()].filter((name) => name !== file && !name.includes('/')).sort()
      : SHARED;
    return [own, ...others.flatMap((name) => [name, this.#texts.get(name) ?? ''])];
  }
}
