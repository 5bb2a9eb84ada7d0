import { focusParentOnRemoval } from '../ui/focusParentOnRemoval';

const CONTROLS = 'button[role="combobox"], input, textarea';
/** A field, and parts of the screen around fields, whose other fields have nothing to do with the message. */
const BORDERS = '[data-field], [tabindex="-1"], [role="dialog"]';

/** Returns the control of the field around a message, unless the message replaces the control. */
function findControl(message: HTMLElement): HTMLElement | undefined {
  for (let around = message.parentElement; around; around = around.parentElement) {
    const controls = [...around.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (one) => !message.contains(one) && !one.matches(':disabled'),
    );
    const [control] = [...controls.filter((one) => one.matches(':checked')), ...controls];
    if (control || around.matches(BORDERS)) return control;
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
