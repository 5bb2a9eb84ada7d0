/** Finds texts that differ little: typing errors, other punctuation. Pure functions. */

const toLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns how many letters must be added, removed or replaced to get from one text to the other. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 1; index <= other.length; index += 1) {
      const kept = row[index - 1]! + (letter === other[index - 1] ? 0 : 1);
      next.push(Math.min(kept, row[index]! + 1, next[index - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** A longer text may have more typing errors. */
const getAllowedEdits = (text: string): number => Math.floor(text.length / 4);

/** Whether two texts are the same but for punctuation and a few typing errors. */
export function isNearText(one: string, other: string): boolean {
  const [left, right] = [toLetters(one), toLetters(other)];
  if (left === '' || right === '') return false;
  const allowed = getAllowedEdits(left);
  return Math.abs(left.length - right.length) <= allowed && countEdits(left, right) <= allowed;
}

/** Returns the nearest of the texts; undefined if none is near. */
export function findNearestText(text: string, texts: readonly string[]): string | undefined {
  const letters = toLetters(text);
  const near = texts.filter((other) => isNearText(text, other));
  return near.toSorted((one, other) => countEdits(letters, toLetters(one)) - countEdits(letters, toLetters(other)))[0];
}
