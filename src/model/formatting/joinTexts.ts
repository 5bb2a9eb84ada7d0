/** Returns texts as one line: with commas, or, where one of them is Chinese or Japanese, with `、` as in those languages. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.join(/[\u3040-\u9fff]/.test(String(texts)) ? '、' : ', ');
