import { useEffect, type RefObject } from 'react';

/** Buttons stay in the form, or it could not be sent; radio buttons are a group only in the same form. */
const CONTROLS = 'input:not([type=radio]), textarea';

function keepInForm(form: HTMLElement, focused: EventTarget | null): void {
  for (const control of form.querySelectorAll(CONTROLS)) {
    if (control === focused) control.removeAttribute('form');
    else if (!control.hasAttribute('form')) control.setAttribute('form', '');
  }
}

/**
 * Associates only the focused control with the form. Chromium's autofill otherwise measures every control of the form
 * at each key press.
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
