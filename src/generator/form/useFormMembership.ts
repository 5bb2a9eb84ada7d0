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
 * Lets the focused control belong to the form as the browser sees it, and no other. With each key
 * Chromium's autofill lays out every control of the form that is typed in; one that belongs to no
 * form is not looked at. The app itself never asks the page for values, and the focused control is in
 * the form so that Enter saves.
 */
export function useFormMembership(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const onFocus = ({ target }: FocusEvent): void => keepInForm(element, target);
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [form]);
}
