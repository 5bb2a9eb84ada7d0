import { useEffect, type RefObject } from 'react';

/**
 * The controls to detach. Buttons are not included, because a detached button could not submit the form; radio
 * buttons are only grouped within the same form.
 */
const CONTROLS = 'input:not([type=radio]), textarea';

function keepInForm(form: HTMLElement, focused: EventTarget | null): void {
  for (const control of form.querySelectorAll(CONTROLS)) {
    if (control === focused) control.removeAttribute('form');
    else if (!control.hasAttribute('form')) control.setAttribute('form', '');
  }
}

/**
 * Associates only the focused control with the form. Otherwise Chromium's autofill measures every control of the
 * form at each keystroke.
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
