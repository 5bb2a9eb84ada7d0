import { focusParentOnRemoval } from '../ui/focusParentOnRemoval';

const CONTROLS = 'button[role="combobox"], input, textarea';

/** Returns the control of the field around a message, unless the message replaces the control. */
function findControl(message: HTMLElement): HTMLElement | undefined {
  for (let around = message.parentElement; around; around = around.parentElement) {
    const control = [...around.querySelectorAll<HTMLElement>(CONTROLS)].find((one) => !message.contains(one));
    if (control || around.matches('[data-field]')) return control;
  }
  return undefined;
}

/**
 * Ref of a message with a button below a control, such as Retry. When the message disappears, keyboard users continue at
 * the control. If there is none, the focus moves as in `focusParentOnRemoval`.
 */
export function focusFieldOnRemoval(element: HTMLElement | null): () => void {
  const focusParent = focusParentOnRemoval(element);
  return () => {
    const control = element?.contains(document.activeElement) ? findControl(element) : undefined;
    if (control) control.focus({ preventScroll: true });
    else focusParent();
  };
}
