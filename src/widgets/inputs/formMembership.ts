const CONTROLS = 'input, textarea';

/**
 * Lets the focused control of a row belong to the form as the browser sees it, and no other of the row.
 * With each key Chromium's autofill lays out every control of the form that is typed in; one that
 * belongs to no form is not looked at. The app itself never asks the page for values, and the focused
 * control is in the form so that Enter saves there as everywhere.
 */
export function keepInForm(row: HTMLElement, focused: Element | null): void {
  for (const control of row.querySelectorAll(CONTROLS)) {
    if (control === focused) control.removeAttribute('form');
    else control.setAttribute('form', '');
  }
}
