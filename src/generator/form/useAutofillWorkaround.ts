import { useEffect, type RefObject } from 'react';

/**
 * The controls that are detached from the form. Buttons are not detached, because a detached button could not
 * submit the form. Radio buttons are not detached, because the browser groups them only within the same form.
 */
const CONTROLS = 'input:not([type=radio]), textarea';

function keepInForm(form: HTMLElement, focused: EventTarget | null): void {
  for (const control of form.querySelectorAll(CONTROLS)) {
    if (control === focused) control.removeAttribute('form');
    else if (!control.hasAttribute('form')) control.setAttribute('form', '');
  }
}

/**
 * Detaches all controls from the form except the focused one. Otherwise, Chromium's autofill measures every control
 * of the form at each keystroke, which makes typing slow.
 */
export function useAutofillWorkaround(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const onFocus = ({ target }: FocusEvent): void => keepInForm(element, target);
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [form]);
}
