/**
 * Replaces the property `labels` of controls in component tests. For each control, jsdom asks every label of the
 * document for its control, and each label searches the whole document for it: in forms, queries by role and label
 * spent more time there than anywhere else. Here only labels that can belong to the control are asked.
 */

const KINDS = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

function getLabels(control: Element): HTMLLabelElement[] {
  const root = control.getRootNode();
  const labels = root instanceof Document ? root.getElementsByTagName('label') : findLabels(root);
  return Array.from(labels).filter(
    (label) =>
      (label.hasAttribute('for') ? label.htmlFor === control.id : label.contains(control)) && label.control === control,
  );
}

const findLabels = (root: Node): Iterable<HTMLLabelElement> =>
  root instanceof DocumentFragment || root instanceof Element ? root.querySelectorAll('label') : [];

/** Replaces `labels` of all kinds of controls of a window. As in browsers, it is null for hidden inputs. */
export function installControlLabels(window: Window & typeof globalThis): void {
  for (const kind of KINDS) {
    Object.defineProperty(window[kind].prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this instanceof HTMLInputElement && this.type === 'hidden' ? null : getLabels(this);
      },
    });
  }
}
