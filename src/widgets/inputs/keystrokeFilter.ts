import { useCallback, type ClipboardEvent, type RefCallback } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Input types of a single keystroke. Pasted, dropped and composed text is not filtered, nor is text inserted at
 * once (dictation, autofill, password managers): rejecting that would lose it.
 */
const TYPED = ['insertText', 'insertLineBreak', 'insertParagraph'];

/** Input types in a single-line input, where Enter also produces a line break event and submits the form. */
const TYPED_IN_A_LINE = ['insertText'];

/** Counts characters as users and ajv do: an emoji is one, although it has two UTF-16 code units. */
export const countCharacters = (text: string): number => [...text].length;

/** Returns the text that a keystroke would produce. */
function getTextAfterInput(element: TextElement, typed: string): string {
  const { value } = element;
  const start = element.selectionStart ?? value.length;
  return value.slice(0, start) + typed + value.slice(element.selectionEnd ?? start);
}

/**
 * Rejects a keystroke with an unacceptable result before it reaches the input, so that the caret does not move. The
 * `maxlength` attribute would do so too, but it also truncates pasted text silently.
 * @returns a ref for the input
 */
export function useKeystrokeFilter<E extends TextElement>(accept: (next: string) => boolean): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      if (!element) return undefined;
      const reject = (event: Event) => {
        const { inputType, data } = event as InputEvent;
        const key = inputType === 'insertText' ? (data ?? '') : '\n';
        const typed = element instanceof HTMLInputElement ? TYPED_IN_A_LINE : TYPED;
        if (!typed.includes(inputType) || countCharacters(key) > 1) return;
        if (!accept(getTextAfterInput(element, key))) event.preventDefault();
      };
      element.addEventListener('beforeinput', reject);
      return () => element.removeEventListener('beforeinput', reject);
    },
    [accept],
  );
}

/** Separator for several pasted spreadsheet cells: with a comma they are not read as one number. */
export const CELL_SEPARATOR = ', ';

const LINES = /\s*[\r\n]\s*/g;

/**
 * Returns a paste handler that replaces line breaks by a separator in a single-line input. The browser would remove
 * the breaks, and the two cells `5` and `6` would become the number 56.
 * @param joint the separator
 */
export const joinPastedLines =
  (joint = ' ') =>
  (event: ClipboardEvent<HTMLElement>): void => {
    const { target } = event;
    const text = event.clipboardData.getData('text').trim();
    if (!(target instanceof HTMLInputElement) || !/[\r\n]/.test(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = target;
    target.setRangeText(
      text.replace(LINES, joint),
      selectionStart ?? value.length,
      selectionEnd ?? value.length,
      'end',
    );
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  };
