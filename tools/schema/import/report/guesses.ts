/** Collects what an import guessed, with the places of the written files that show it. */
import type { JsonPath } from '../../lint/source/readJson';

export interface Guess {
  /** File below `schema/`: `pet.json`. */
  file: string;
  path: JsonPath;
  text: string;
}

export class Guesses {
  readonly #guesses: Guess[] = [];

  add(file: string, path: JsonPath, text: string): void {
    this.#guesses.push({ file, path, text });
  }

  list(): Guess[] {
    return [...this.#guesses];
  }
}

const MARK = 'Guessed: ';

/** Returns the comment that marks guesses in a file; undefined if there are none. */
export const createGuessComment = (texts: readonly string[]): string | undefined =>
  texts.length === 0 ? undefined : `${MARK}${texts.join('; ')}.`;
