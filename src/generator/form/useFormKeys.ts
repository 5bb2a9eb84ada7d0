import { useEffect, type RefObject } from 'react';
import { isCombined, KEYS } from '../../ui/keys';

/** A question or another dialog lies over the form: the key is not for the form. */
const isElsewhere = (target: EventTarget | null, form: HTMLElement): boolean => {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
  return dialog !== null && !dialog.contains(form);
};

/**
 * Ctrl+S or Cmd+S saves, wherever on the page the focus is, instead of saving the web page. Enter in
 * a one-line input needs nothing of us: it is the browser's own way to send a form.
 */
export function useFormKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!form.current || !isCombined(event, KEYS.save) || isElsewhere(event.target, form.current)) return;
      event.preventDefault();
      form.current.requestSubmit();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [form]);
}
