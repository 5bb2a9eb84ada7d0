import { useCallback, type ClipboardEvent, type RefCallback } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a person types, key by key. Pasted, dropped and composed text is none of it, and neither is
 * a whole text at once (dictation, autofill, a password manager): refusing that would lose it. */
const TYPED = ['insertText', 'insertLineBreak', 'insertParagraph'];

/** In an input of one line nothing else comes in: Enter asks for a line break there, too, and sends the form. */
const TYPED_IN_A_LINE = ['insertText'];

/** Characters as people and ajv count them: an emoji is one, although it is two in a string. */
export const countCharacters = (text: string): number => [...text].length;

/** The text that a key would leave behind. */
function after(element: TextElement, typed: string): string {
  const { value } = element;
  const start = element.selectionStart ?? value.length;
  return value.slice(0, start) + typed + value.slice(element.selectionEnd ?? start);
}

/**
 * Refuses a key whose result is not acceptable, before it reaches the input: the caret stays. The
 * attribute `maxlength` would do so as well, but it also cuts what is pasted without a word.
 * @returns a ref for the input
 */
export function useInputFilter<E extends TextElement>(accept: (next: string) => boolean): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      if (!element) return undefined;
      const refuse = (event: Event) => {
        const { inputType, data } = event as InputEvent;
        const key = inputType === 'insertText' ? (data ?? '') : '\n';
        const typed = element instanceof HTMLInputElement ? TYPED_IN_A_LINE : TYPED;
        if (!typed.includes(inputType) || countCharacters(key) > 1) return;
        if (!accept(after(element, key))) event.preventDefault();
      };
      element.addEventListener('beforeinput', refuse);
      return () => element.removeEventListener('beforeinput', refuse);
    },
    [accept],
  );
}

/** Several cells of a sheet are no number: with a comma between them they stay several. */
export const CELL_SEPARATOR = ', ';

const LINES = /\s*[\r\n]\s*/g;

/**
 * Lines that are pasted into an input of one line stay apart: the browser would leave the breaks out, and
 * of two cells, `5` and `6`, make the number 56.
 * @param joint what stands in the place of a break
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
