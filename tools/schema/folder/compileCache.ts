import { SHARED_FILES } from '../../../src/model/schemaLanguage/sharedFiles';
import type { SchemaFileText } from './readSchemaFolder';

interface Kept {
  /** The texts of all files from which the value was computed. */
  of: readonly string[];
  value: unknown;
}

/** Matches a reference to a file that is neither the referring file nor `common.json`. */
const ELSEWHERE = /"(?:\$\w*ref|requestBodySchema)"\s*:\s*"(?!#|common\.json#)/i;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/**
 * Caches the results computed from a schema file until the text of this file, or of a file to which it refers,
 * changes.
 */
export class CompileCache {
  readonly #texts = new Map<string, string>();
  readonly #kept = new Map<string, Kept>();

  /**
   * Replaces the texts with which cached results are compared.
   * @param files all current files of the schema folder
   */
  read(files: readonly SchemaFileText[]): void {
    this.#texts.clear();
    for (const { name, text } of files) this.#texts.set(name, text);
  }

  /**
   * Returns the cached result for a file, or computes and caches it.
   * @param what name of the result, such as the name of the step that computes it
   * @param file name of the file from which the result is computed
   * @param make function that computes the result
   * @param beside any other text on which the result depends
   * @throws the error of `make`; a failed computation is not cached
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

  /** Returns the text of the file and the names and texts of all files to which it may refer. */
  #around(file: string): string[] {
    const own = this.#texts.get(file) ?? '';
    const others = ELSEWHERE.test(own)
      ? [...this.#texts.keys()].filter((name) => name !== file && !name.includes('/')).sort()
      : SHARED_FILES;
    return [own, ...others.flatMap((name) => [name, this.#texts.get(name) ?? ''])];
  }
}

/**
 * The cache of this process: commands, servers and builds that follow one another read mostly the same files. Each use
 * begins with `read` and ends before another one begins.
 */
export const sharedCompileCache = new CompileCache();
