import { useCallback, type ClipboardEvent, type RefCallback } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * The `inputType` values of events for a single keystroke. Only these events are filtered. Text that is pasted,
 * dropped, composed with an input method, dictated or filled in automatically is not filtered, because rejecting it
 * would lose the whole text.
 */
const TYPED = ['insertText', 'insertLineBreak', 'insertParagraph'];

/**
 * The filtered `inputType` values in a single-line input. There Enter also causes a line break event, which must not be
 * rejected, because Enter submits the form.
 */
const TYPED_IN_A_LINE = ['insertText'];

/**
 * Counts characters in the same way as users and ajv. An emoji is one character, although it may have two UTF-16
 * code units.
 */
export const countCharacters = (text: string): number => [...text].length;

/** Returns the text that the input would contain after a keystroke. */
function getTextAfterInput(element: TextElement, typed: string): string {
  const { value } = element;
  const start = element.selectionStart ?? value.length;
  return value.slice(0, start) + typed + value.slice(element.selectionEnd ?? start);
}

/**
 * Rejects keystrokes whose resulting text `accept` does not allow. A keystroke is rejected before it changes the input,
 * so that the caret does not move. The attribute `maxlength` is not used, because it also truncates pasted text without
 * a message.
 * @param accept whether a text is allowed
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

/**
 * Separator between several pasted spreadsheet cells in a number input. Because of the comma and the space, the
 * numbers are not parsed as one number.
 */
export const PASTED_CELL_SEPARATOR = ', ';

const LINES = /\s*[\r\n]\s*/g;

/**
 * Returns a paste handler for a single-line input that replaces line breaks by a separator. The browser would
 * remove the line breaks, so that two pasted cells `5` and `6` would become the number 56.
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
