/** Collects what an import guessed and left out, with the places of the written files that show it. */
import type { JsonPath } from '../../lint/source/readJson';

export interface Guess {
  /** File below `schema/`: `pet.json`. */
  file: string;
  path: JsonPath;
  text: string;
  /** Whether the text names what is left out. */
  isOmission?: boolean;
}

export class Guesses {
  readonly #guesses: Guess[] = [];

  add(file: string, path: JsonPath, text: string): void {
    this.#guesses.push({ file, path, text });
  }

  addOmission(file: string, path: JsonPath, text: string): void {
    this.#guesses.push({ file, path, text, isOmission: true });
  }

  list(): Guess[] {
    return [...this.#guesses];
  }
}

const MARK = 'Guessed: ';

/** Returns the comment that marks guesses in a file; undefined if there are none. */
export const createGuessComment = (texts: readonly string[]): string | undefined =>
  texts.length === 0 ? undefined : `${MARK}${texts.join('; ')}.`;
